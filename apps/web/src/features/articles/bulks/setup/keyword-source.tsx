import { SegmentedControl, Stack, Text, Textarea } from '@mantine/core'
import type { BulkValues, GivenKeywords, KeywordSource } from './bulk-values.ts'
import { KeywordWarnings } from '../../generated-text/keyword-warnings.tsx'
import { KeywordCombination } from './keyword-combination.tsx'
import { KeywordFile } from './keyword-file.tsx'

interface KeywordSourceProps {
  readonly values: BulkValues
  readonly given: GivenKeywords
  /** Shown after an attempt to start without a keyword. */
  readonly error: string | null
  readonly onChange: (change: Partial<BulkValues>) => void
}

const sources: { value: KeywordSource; label: string }[] = [
  { value: 'paste', label: 'Paste' },
  { value: 'file', label: 'From file' },
  { value: 'combine', label: 'Combine lists' },
]

/** Choice of the keywords' source, with their number. */
export const KeywordSourceFields = ({ values, given, error, onChange }: KeywordSourceProps) => {
  const problem = given.problem ?? error
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label="Keyword source"
        fullWidth
        data={sources}
        value={values.source}
        onChange={(source) => onChange({ source: source as KeywordSource, without: [] })}
      />
      {values.source === 'paste' && (
        <Textarea
          label="Keywords"
          description="One per line, or paste rows from a spreadsheet or keyword tool"
          placeholder={'how to prune roses\nbest lawn fertilizer\nwhen to plant tulips'}
          autosize
          minRows={6}
          maxRows={16}
          value={values.pasted}
          onChange={(event) => onChange({ pasted: event.currentTarget.value, without: [] })}
        />
      )}
      {values.source === 'file' && (
        <KeywordFile
          count={values.fromFile.length}
          onRead={(fromFile) => onChange({ fromFile, without: [] })}
        />
      )}
      {values.source === 'combine' && <KeywordCombination values={values} onChange={onChange} />}
      {given.sentence !== null && (
        <Text size="sm" role="status">
          {given.sentence}
        </Text>
      )}
      <KeywordWarnings warnings={given.warnings} />
      {problem !== null && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  )
}
