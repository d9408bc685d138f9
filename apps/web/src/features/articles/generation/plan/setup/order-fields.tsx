import { Select, Textarea } from '@mantine/core'
import { Cell } from '../../../../../ui/form/form-section.tsx'
import { WordRangeField } from '../steps/word-range-field.tsx'
import { languageName, languages } from './languages.ts'
import type { PlanValues } from './plan-values.ts'

/** A person's wishes for a planned article, or for all of a bulk. */
export type OrderValues = Pick<PlanValues, 'language' | 'audience' | 'wishes' | 'words'>

interface OrderFieldsProps {
  readonly values: OrderValues
  /** Language unless another one is chosen; null if each listing has its own. */
  readonly usual: string | null
  readonly onChange: (part: Partial<OrderValues>) => void
}

/** Returns the languages to choose from, with one that only a business profile names. */
const optionsWith = (language: string, usual: string | null) => [
  ...(usual === null ? [{ value: '', label: 'Each listing’s language' }] : []),
  ...(language === '' || languages.some(({ value }) => value === language)
    ? []
    : [{ value: language, label: languageName(language) }]),
  ...languages,
]

/** Fields for language, length, audience and wishes. */
export const OrderFields = ({ values, usual, onChange }: OrderFieldsProps) => {
  const language = values.language || (usual ?? '')
  return (
    <>
      <Cell>
        <Select
          label="Language"
          searchable
          allowDeselect={false}
          nothingFoundMessage="No matching language"
          data={optionsWith(language, usual)}
          value={language}
          onChange={(chosen) => {
            if (chosen !== null) onChange({ language: chosen })
          }}
        />
      </Cell>
      <Cell>
        <WordRangeField label="Length" value={values.words} onChange={(words) => onChange({ words })} />
      </Cell>
      <Cell span={6}>
        <Textarea
          label="Audience"
          placeholder="Homeowners who compare offers for the first time"
          description="Leave empty to let the brief decide"
          autosize
          minRows={1}
          maxRows={6}
          maxLength={600}
          value={values.audience}
          onChange={(event) => onChange({ audience: event.currentTarget.value })}
        />
      </Cell>
      <Cell span={6}>
        <Textarea
          label="What matters"
          placeholder="Explain our fixed prices. Don’t mention competitors."
          autosize
          minRows={2}
          maxRows={10}
          maxLength={4_000}
          value={values.wishes}
          onChange={(event) => onChange({ wishes: event.currentTarget.value })}
        />
      </Cell>
    </>
  )
}
