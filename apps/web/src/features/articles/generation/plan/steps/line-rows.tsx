import { Textarea } from '@mantine/core'
import { EntryRows } from './entry-rows.tsx'

interface LineRowsProps {
  readonly label: string
  readonly description?: string
  readonly noun: string
  readonly lines: readonly string[]
  readonly most: number
  readonly maxLength: number
  readonly canWrite: boolean
  readonly onChange: (lines: string[]) => void
}

/** Editable list of single texts. */
export const LineRows = ({ lines, maxLength, ...rows }: LineRowsProps) => (
  <EntryRows {...rows} rows={lines} blank="">
    {(line, change, name) => (
      <Textarea
        aria-label={name}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={maxLength}
        readOnly={!rows.canWrite}
        value={line}
        // one line each; a line break would only be shown here
        onChange={(event) => change(event.currentTarget.value.replace(/\n/g, ' '))}
      />
    )}
  </EntryRows>
)
