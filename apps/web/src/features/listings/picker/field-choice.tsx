import { Anchor, Checkbox, Group, Stack, Text } from '@mantine/core'
import type { Nap } from '@web2/contract/listings'
import { fieldText } from '../fields/chosen-fields.ts'
import { fieldLabels, fieldSections, type ListedField } from '../fields/listing-fields.ts'
import classes from './listings.module.css'

interface FieldChoiceProps {
  readonly nap: Nap
  readonly chosen: readonly ListedField[]
  readonly onChange: (fields: readonly ListedField[]) => void
}

/** The business-listing form as a choice: a checkbox for each field, with what the listing says there. */
export const FieldChoice = ({ nap, chosen, onChange }: FieldChoiceProps) => (
  <div className={classes.sections}>
    {fieldSections.map(({ title, fields }) => {
      const filled = fields.filter((field) => fieldText(nap, field) !== '')
      const all = filled.length > 0 && filled.every((field) => chosen.includes(field))
      const others = chosen.filter((field) => !fields.includes(field))
      return (
        <section key={title} aria-label={title} className={classes.section}>
          <Group justify="space-between" gap="xs">
            <Text component="h3" size="sm" fw={600}>
              {title}
            </Text>
            {filled.length > 1 && (
              <Anchor
                component="button"
                type="button"
                size="xs"
                aria-label={`${all ? 'Clear' : 'Select all'}: ${title}`}
                onClick={() => onChange(all ? others : [...others, ...filled])}
              >
                {all ? 'Clear' : 'Select all'}
              </Anchor>
            )}
          </Group>
          <Stack gap={6} mt={6}>
            {fields.map((field) => {
              const text = fieldText(nap, field)
              return (
                <Checkbox
                  key={field}
                  label={fieldLabels[field]}
                  description={text === '' ? 'Empty' : text}
                  disabled={text === ''}
                  classNames={{
                    labelWrapper: classes.label ?? '',
                    description: classes.value ?? '',
                  }}
                  checked={chosen.includes(field)}
                  onChange={(event) =>
                    onChange(
                      event.currentTarget.checked
                        ? [...chosen, field]
                        : chosen.filter((other) => other !== field),
                    )
                  }
                />
              )
            })}
          </Stack>
        </section>
      )
    })}
  </div>
)
