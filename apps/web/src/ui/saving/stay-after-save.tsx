import { Checkbox } from '@mantine/core'
import { staysAfterSave } from '../../lib/after-save.ts'

/** The choice of what a save does next, for the end of a form; it is the same one in all forms and in the editor. */
export const StayAfterSave = () => (
  <Checkbox
    label="Stay here after saving"
    checked={staysAfterSave.use()}
    onChange={(event) => staysAfterSave.set(event.currentTarget.checked)}
  />
)
