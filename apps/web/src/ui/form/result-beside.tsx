import { Stack, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import classes from './result-beside.module.css'

interface ResultBesideProps {
  readonly title: string
  /** Live result of the form. */
  readonly result: ReactNode
  /** Buttons that act on the result. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A form and its live result: next to it on wide screens, below it on narrow ones. */
export const ResultBeside = ({ title, result, actions, children }: ResultBesideProps) => {
  const id = useId()
  return (
    <div className={classes.layout}>
      <div className={classes.form}>{children}</div>
      <div className={`card ${classes.result}`}>
        {/* scrolls on its own, so the keyboard must reach it */}
        <Stack component="section" className={classes.body} gap="md" tabIndex={0} aria-labelledby={id}>
          <Title order={2} size="h5" id={id}>
            {title}
          </Title>
          {result}
        </Stack>
        {actions !== undefined && <div className={classes.foot}>{actions}</div>}
      </div>
    </div>
  )
}
