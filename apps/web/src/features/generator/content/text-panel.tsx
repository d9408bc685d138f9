import {
  Button,
  CloseButton,
  Group,
  SegmentedControl,
  Stack,
  Text,
  Title,
  UnstyledButton,
} from '@mantine/core'
import { defaultTextGenerator } from '@web2/contract/ai'
import type { TurboRule } from '@web2/contract/generator'
import { useEffect, useRef } from 'react'
import classes from '../generator.module.css'
import { blockName, blocksAround, blocksInside, isContent, type SourceBlock } from '../preview/block-tree.ts'
import { PlaceholderField } from '../wizard/placeholder-field.tsx'
import { useWizard } from '../wizard/wizard-context.ts'
import { PictureRule } from './image-rule.tsx'
import { ruleOf, ruleProblem, sentPlace, withRule } from './rules.ts'
import { WhenRule } from './when-rule.tsx'
import { WriteRule } from './write-rule.tsx'

/** Maximum number of listed blocks inside a section. */
const mostInside = 12

const openLists = '[role="menu"], [role="listbox"], [aria-expanded="true"]'

type Way = 'template' | 'own' | 'ai'

const waysOf = (block: SourceBlock): { value: Way; label: string }[] => [
  { value: 'template', label: isContent(block) ? 'From template' : 'Keep content' },
  { value: 'own', label: 'Own text' },
  { value: 'ai', label: 'AI' },
]

const BlockLinks = ({
  label,
  blocks,
}: {
  readonly label: string
  readonly blocks: readonly SourceBlock[]
}) => {
  const { selection } = useWizard()
  if (blocks.length === 0) return null
  return (
    <Group gap={6} component="nav" aria-label={label}>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      {blocks.map((block) => (
        <UnstyledButton
          key={block.nodeId}
          fz="xs"
          td="underline"
          className={classes.inlineLink ?? ''}
          onClick={() => selection.select(block.nodeId)}
        >
          {blockName(block)}
        </UnstyledButton>
      ))}
    </Group>
  )
}

interface TextRuleProps {
  readonly block: SourceBlock
  readonly rule: TurboRule
  readonly place: number
  readonly set: (part: Partial<TurboRule>) => void
}

/** The text of a block: as in the template, with variants, or by AI. */
const TextRule = ({ block, rule, place, set }: TextRuleProps) => {
  const way: Way = rule.write ? 'ai' : rule.text === undefined ? 'template' : 'own'
  const choose = (next: Way) => {
    if (next === way) return
    set({
      text: next === 'own' ? block.text : undefined,
      write: next === 'ai' ? { prompt: '', generateTextBy: defaultTextGenerator } : undefined,
    })
  }
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label="Text"
        fullWidth
        data={waysOf(block)}
        value={way}
        onChange={(next) => choose(next as Way)}
      />
      {way === 'template' && block.text !== '' && (
        <Text size="sm" className={classes.quoted ?? ''}>
          {block.text}
        </Text>
      )}
      {way === 'own' && (
        <PlaceholderField
          field={`blocks.${block.nodeId}`}
          label="Text"
          description="{city} inserts a value; {fast|quick} picks one of the words for each page"
          isLong
          maxLength={20_000}
          value={rule.text ?? ''}
          onChange={(text) => set({ text })}
        />
      )}
      {way === 'ai' && rule.write && (
        <WriteRule place={place} write={rule.write} onChange={(write) => set({ write })} />
      )}
    </Stack>
  )
}

/** Settings of the block that was selected on the page. */
export const TextPanel = ({ nodeId }: { readonly nodeId: string }) => {
  const { values, change, check, problem, selection } = useWizard()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const blocks = check?.blocks ?? []
  const block = blocks.find((each) => each.nodeId === nodeId)
  const rule = ruleOf(values.rules, nodeId)
  const place = sentPlace(values.rules, nodeId)
  const wrong = ruleProblem(values.rules, check?.problems ?? {}, nodeId)
  const save = ({ when, text, write, picture }: Partial<TurboRule>) =>
    change({
      rules: withRule(values.rules, {
        nodeId,
        ...(when && { when }),
        ...(text !== undefined && { text }),
        ...(write && { write }),
        ...(picture && { picture }),
      }),
    })
  const set = (part: Partial<TurboRule>) => save({ ...rule, ...part })
  // shown below the field that it concerns
  const isAtField =
    (rule.text !== undefined && problem(`blocks.${nodeId}`) !== undefined) ||
    ['write', 'picture'].some((part) => problem(`rules.${place}.${part}`) !== undefined)
  const hasRule = values.rules.some((each) => each.nodeId === nodeId)
  const close = () => selection.select(null)
  return (
    <section
      className="card"
      aria-labelledby="text-settings"
      onKeyDown={(event) => {
        // an open menu or list closes first
        const isInList = (event.target as Element).closest(openLists) !== null
        if (event.key === 'Escape' && !event.defaultPrevented && !isInList) close()
      }}
    >
      <Stack className={classes.pane} gap="lg">
        <div>
          <Group justify="space-between" wrap="nowrap" align="flex-start">
            <Title
              order={2}
              size="h3"
              id="text-settings"
              ref={title}
              tabIndex={-1}
              className={classes.quiet ?? ''}
            >
              {block === undefined ? 'Block no longer on the page' : blockName(block)}
            </Title>
            <CloseButton aria-label="Close settings" size="lg" onClick={close} />
          </Group>
          <BlockLinks
            label="Inside"
            blocks={blocksAround(blocks, nodeId).filter(({ takes }) => takes.length > 0)}
          />
        </div>
        {wrong !== undefined && !isAtField && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert" style={{ overflowWrap: 'anywhere' }}>
            {wrong}
          </Text>
        )}
        {block === undefined && (
          <Text size="sm" c="dimmed">
            The template changed. Remove these settings, or choose the earlier template again.
          </Text>
        )}
        {block?.takes.includes('write') === true && (
          <TextRule block={block} rule={rule} place={place} set={set} />
        )}
        {block?.takes.includes('picture') === true && (
          <PictureRule place={place} rule={rule} onChange={(picture) => set({ picture })} />
        )}
        {block?.takes.includes('when') === true && (
          <WhenRule name={blockName(block)} rule={rule} onChange={(when) => set({ when })} />
        )}
        <BlockLinks label="Contains" blocks={blocksInside(blocks, nodeId).slice(0, mostInside)} />
      </Stack>
      <div className={classes.foot}>
        <Button
          variant="default"
          disabled={!hasRule}
          onClick={() => change({ rules: withRule(values.rules, { nodeId }) })}
        >
          Remove settings
        </Button>
        <Button onClick={close}>Done</Button>
      </div>
    </section>
  )
}
