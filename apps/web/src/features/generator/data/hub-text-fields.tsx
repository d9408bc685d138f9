import { Accordion, Stack, Text } from '@mantine/core'
import { hubTextFields } from '../content/hub-text-labels.ts'
import { withHubText, writtenHubTexts } from '../content/hub-texts.ts'
import { PlaceholderField } from '../wizard/placeholder-field.tsx'
import { useWizard } from '../wizard/wizard-context.ts'

/** Texts of the first page and hub pages, as they will be published. */
export const HubTextFields = () => {
  const { values, check, change } = useWizard()
  const { structure } = values
  const pages = check?.hubTexts ?? []
  if (pages.length === 0) return null
  return (
    <section aria-label="Texts of hub pages">
      <Text size="sm" fw={600}>
        Texts of hub pages
      </Text>
      <Text size="sm" c="dimmed" mb="xs">
        {'{business}'} inserts the business or site name, {'{city.list}'} the values of a list, and{' '}
        {'{city.count}'} their number.
      </Text>
      <Accordion variant="contained" chevronPosition="left">
        {pages.map(({ list, ...shown }) => {
          const written = writtenHubTexts(structure, list)
          const place = list === null ? 'structure.home' : `structure.hubTexts.${list}`
          return (
            <Accordion.Item key={list ?? ''} value={list ?? '(first)'}>
              <Accordion.Control>
                {list === null ? 'Home page' : `Hub pages per ${list}`}
              </Accordion.Control>
              <Accordion.Panel>
                <Stack gap="md">
                  {hubTextFields.map(({ field, ...props }) => (
                    <PlaceholderField
                      key={field}
                      {...props}
                      field={`${place}.${field}`}
                      value={written[field] ?? shown[field]}
                      onChange={(text) =>
                        change({ structure: withHubText(structure, list, { [field]: text }) })
                      }
                    />
                  ))}
                </Stack>
              </Accordion.Panel>
            </Accordion.Item>
          )
        })}
      </Accordion>
    </section>
  )
}
