import { Group, Text, UnstyledButton } from '@mantine/core'
import { copyWithNotice } from '../../../lib/browser/copy-with-notice.ts'
import { Tip } from '../../../ui/tooltip.tsx'
import classes from '../generator.module.css'
import { StepSection } from '../wizard/step-section.tsx'
import { useWizard } from '../wizard/wizard-context.ts'

const mostShown = 40

const copy = (text: string) =>
  copyWithNotice(text, 'Your browser blocked copying. Select the placeholder and copy it manually.')

/** Placeholders for texts, each copied on click. */
export const PlaceholderList = () => {
  const { check } = useWizard()
  if (check === undefined || check.placeholders.length === 0) return null
  const left = check.placeholders.length - mostShown
  return (
    <StepSection
      title="Placeholders"
      text={
        <>
          Use them in texts, links and URLs. {'{city:upper}'} inserts capitals, {'{city:2}'} the value of the
          next row, and {'{fast|quick}'} one of its words per page.
        </>
      }
    >
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
    </StepSection>
  )
}
