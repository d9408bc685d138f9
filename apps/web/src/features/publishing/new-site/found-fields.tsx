import { Checkbox, Stack, Text } from '@mantine/core'
import { hoursLine, type NapData, type WebsiteListing } from '@web2/contract/listings'
import { fieldLabels } from '../../listings/fields/listing-fields.ts'
import { furtherFields } from './new-site-values.ts'
import { sourceNote } from './source-note.ts'

interface FoundFieldsProps {
  readonly found: WebsiteListing
  readonly left: readonly string[]
  readonly onChange: (left: string[]) => void
}

const textOf = ({ listing }: WebsiteListing, field: keyof NapData): string => {
  if (field === 'weekdays') return hoursLine(listing.weekdays)
  const value = listing[field]
  return typeof value === 'string' ? value : ''
}

/** Fields of a website in addition to those of the form; the user leaves out wrong ones. */
export const FoundFields = ({ found, left, onChange }: FoundFieldsProps) => {
  const fields = furtherFields(found)
  if (fields.length === 0) return null
  return (
    <Stack gap="xs" component="section" aria-label="Also found">
      <Text size="sm" fw={600}>
        Also found
      </Text>
      {fields.map((field) => {
        const note = sourceNote(found, field)
        return (
          <Checkbox
            key={field}
            size="sm"
            label={`${fieldLabels[field]}: ${textOf(found, field)}`}
            styles={{ label: { overflowWrap: 'anywhere' } }}
            {...(note !== undefined && { description: note })}
            checked={!left.includes(field)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? left.filter((each) => each !== field) : [...left, field])
            }
          />
        )
      })}
    </Stack>
  )
}
