import { Badge, Button, Group, Text, UnstyledButton } from '@mantine/core'
import { IconEye, IconTrash } from '@tabler/icons-react'
import type { TurboRule } from '@web2/contract/generator'
import { IconAction } from '../../../ui/icon-button.tsx'
import { ruleProblem, ruleSummary, withRule } from '../content/rules.ts'
import generator from '../generator.module.css'
import { blockName } from '../preview/block-tree.ts'
import { StepSection } from '../wizard/step-section.tsx'
import { useWizard } from '../wizard/wizard-context.ts'
import classes from './template.module.css'

const ChosenText = ({ rule }: { readonly rule: TurboRule }) => {
  const { values, change, check, selection } = useWizard()
  const { nodeId } = rule
  const block = check?.blocks.find((each) => each.nodeId === nodeId)
  const name = block === undefined ? 'Block no longer on the page' : blockName(block)
  const wrong = ruleProblem(values.rules, check?.problems ?? {}, nodeId)
  return (
    <li className={classes.text}>
      <UnstyledButton className={classes.open ?? ''} onClick={() => selection.select(nodeId)}>
        <Group gap="xs">
          <Text span size="sm" fw={500}>
            {name}
          </Text>
          <Badge variant="light" tt="none" fw={600}>
            {ruleSummary(rule) || 'Not filled in'}
          </Badge>
        </Group>
        <Text
          span
          display="block"
          size="sm"
          c={wrong === undefined ? 'dimmed' : 'var(--mantine-color-error)'}
          className={generator.cut ?? ''}
        >
          {wrong ?? block?.text}
        </Text>
      </UnstyledButton>
      <IconAction
        tip="Remove"
        name={`Remove settings of ${name}`}
        onClick={() => change({ rules: withRule(values.rules, { nodeId }) })}
      >
        <IconTrash size={18} />
      </IconAction>
    </li>
  )
}

/** The texts, images and sections that vary from page to page. */
export const ChosenTexts = () => {
  const { values, openPreview, check } = useWizard()
  const broken = Object.entries(check?.problems ?? {}).filter(
    ([field]) =>
      field.startsWith('blocks.') && !values.rules.some(({ nodeId }) => field === `blocks.${nodeId}`),
  )
  return (
    <StepSection
      title="Varied texts and images"
      text="Select a text, image or section in the preview to vary it from page to page."
    >
      {values.rules.length > 0 && (
        <ul className={classes.texts}>
          {values.rules.map((rule) => (
            <ChosenText key={rule.nodeId} rule={rule} />
          ))}
        </ul>
      )}
      {broken.map(([field, sentence]) => (
        <BrokenText key={field} nodeId={field.replace('blocks.', '')} sentence={sentence} />
      ))}
      {openPreview !== undefined && (
        <div>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconEye size={14} aria-hidden />}
            onClick={openPreview}
          >
            Select in the preview
          </Button>
        </div>
      )}
    </StepSection>
  )
}

/** A text of the template that can't be filled. */
const BrokenText = ({ nodeId, sentence }: { readonly nodeId: string; readonly sentence: string }) => {
  const { check, selection } = useWizard()
  const block = check?.blocks.find((each) => each.nodeId === nodeId)
  return (
    <Text size="sm" c="var(--mantine-color-error)" role="alert" style={{ overflowWrap: 'anywhere' }}>
      {block === undefined ? (
        sentence
      ) : (
        <>
          <UnstyledButton fz="sm" td="underline" onClick={() => selection.select(nodeId)}>
            {blockName(block)}
          </UnstyledButton>
          : {sentence}
        </>
      )}
    </Text>
  )
}
