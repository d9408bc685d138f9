import { Badge, Stack, Text, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import type { TurboCheck } from '@web2/contract/generator'
import { useId } from 'react'
import { ruleOf, ruleSummary, wholeRules, withRule } from './rules.ts'
import classes from '../generator.module.css'
import { useWizard } from '../wizard/wizard-context.ts'
import { PictureRule } from './image-rule.tsx'
import { WhenRule } from './when-rule.tsx'
import { WriteRule } from './write-rule.tsx'

interface BlockRowProps {
  readonly block: TurboCheck['blocks'][number]
  readonly isOpen: boolean
  readonly onToggle: () => void
}

const indent = 12

/** One block: what it is and says, and, opened, what is done with it. */
export const BlockRow = ({ block, isOpen, onToggle }: BlockRowProps) => {
  const { values, change, check, problem } = useWizard()
  const { nodeId, type, label, text, level, takes } = block
  const rule = ruleOf(values.rules, nodeId)
  const summary = ruleSummary(rule)
  const place = wholeRules(values.rules).findIndex((each) => each.nodeId === nodeId)
  const wrongRule =
    place === -1
      ? []
      : Object.entries(check?.problems ?? {}).filter(([field]) => field.startsWith(`rules.${place}.`))
  const wrong = problem(`blocks.${nodeId}`) ?? wrongRule[0]?.[1]
  const bodyId = useId()
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  const set = (part: Partial<typeof rule>) => {
    const next = { ...rule, ...part }
    change({
      rules: withRule(values.rules, {
        nodeId,
        ...(next.when ? { when: next.when } : {}),
        ...(next.write ? { write: next.write } : {}),
        ...(next.picture ? { picture: next.picture } : {}),
      }),
    })
  }
  return (
    <div className={classes.block}>
      <UnstyledButton
        className={classes.blockHead ?? ''}
        aria-expanded={isOpen}
        {...(isOpen ? { 'aria-controls': bodyId } : {})}
        onClick={onToggle}
      >
        <Text span size="sm" fw={500} className={classes.cut ?? ''} pl={level * indent}>
          <Chevron size={14} aria-hidden style={{ verticalAlign: -2, marginInlineEnd: 4 }} />
          {label === text ? type : label}
        </Text>
        <Text
          span
          size="sm"
          c={wrong === undefined ? 'dimmed' : 'var(--mantine-color-error)'}
          className={`${classes.cut} ${classes.blockText}`}
        >
          {wrong ?? text}
        </Text>
        {summary !== '' && (
          <Badge variant="light" tt="none" fw={600}>
            {summary}
          </Badge>
        )}
      </UnstyledButton>
      {isOpen && (
        <Stack id={bodyId} gap="md" className={classes.blockBody}>
          {wrong !== undefined && (
            <Text size="sm" c="var(--mantine-color-error)" role="alert" style={{ overflowWrap: 'anywhere' }}>
              {wrong}
            </Text>
          )}
          {text !== '' && (
            <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {text}
            </Text>
          )}
          {takes.includes('when') && <WhenRule name={label} rule={rule} onChange={(when) => set({ when })} />}
          {takes.includes('write') && (
            <WriteRule place={place} rule={rule} onChange={(write) => set({ write })} />
          )}
          {takes.includes('picture') && (
            <PictureRule place={place} rule={rule} onChange={(picture) => set({ picture })} />
          )}
          {takes.length === 0 && (
            <Text size="sm" c="dimmed">
              Nothing can be set for this block.
            </Text>
          )}
        </Stack>
      )}
    </div>
  )
}
