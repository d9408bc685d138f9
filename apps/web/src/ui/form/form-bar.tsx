import { Group, type GroupProps } from '@mantine/core'
import classes from './form-bar.module.css'

/** The end of a long form: its buttons, which stay in view. */
export const FormBar = (props: GroupProps) => (
  <Group justify="flex-end" className={classes.bar ?? ''} {...props} />
)
