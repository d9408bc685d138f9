import { Group, Text, UnstyledButton } from '@mantine/core'
import { messages } from '@web2/contract/core'
import { copyText } from '../../../lib/browser/clipboard.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { Tip } from '../../../ui/tooltip.tsx'
import { grouped } from '../check/check-sentences.ts'
import classes from '../generator.module.css'
import { useWizard } from '../wizard/wizard-context.ts'

const mostShown = 40

const copy = async (text: string) => {
  if (await copyText(text)) showSuccess(messages.copied)
  else showError('This browser did not allow copying. Select the text and copy it by hand.')
}

/** The placeholders that texts of the page can hold; a press copies one. */
export const PlaceholderList = () => {
  const { check } = useWizard()
  if (check === undefined || check.placeholders.length === 0) return null
  const left = check.placeholders.length - mostShown
  return (
    <section aria-label="Placeholders">
      <Text size="sm" fw={600}>
        Placeholders
      </Text>
      <Text size="sm" c="dimmed" mb={8} maw={680}>
        Write them into texts of the page, links and addresses. {'{city:upper}'} writes a value in capitals,
        {' {city:2}'} is that of the next row, and {'{fast|quick}'} takes one of its words for each page.
        {check.variants !== '1' && ` Spintax makes ${grouped(check.variants)} variants of a page.`}
      </Text>
      <Group gap={6}>
        {check.placeholders.slice(0, mostShown).map(({ name, value }) => (
          <Tip key={name} label={value === '' ? 'Empty in the first row' : value}>
            <UnstyledButton
              className={classes.chip ?? ''}
              aria-label={`Copy {${name}}`}
              onClick={() => void copy(`{${name}}`)}
            >{`{${name}}`}</UnstyledButton>
          </Tip>
        ))}
        {left > 0 && (
          <Text size="xs" c="dimmed">
            and {left.toLocaleString('en')} more
          </Text>
        )}
      </Group>
    </section>
  )
}
