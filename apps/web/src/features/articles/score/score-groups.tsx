import { Accordion, Badge, Group, Text } from '@mantine/core'
import {
  checkGroups,
  type CheckGroup,
  type CheckResult,
  type CheckStatus,
  type TextLocation,
} from '@web2/writing'
import { memo } from 'react'
import { CheckRow } from './check-row.tsx'
import classes from './score.module.css'

const titles: Record<CheckGroup, string> = {
  keyword: 'Keyword',
  readability: 'Readability',
  result: 'Search result',
  content: 'Content',
}

const order: Record<CheckStatus, number> = { problem: 0, 'could-be-better': 1, good: 2 }

interface ScoreGroupsProps {
  readonly checks: readonly CheckResult[]
  readonly onShow: (place: TextLocation) => void
}

interface GroupItemProps {
  readonly group: CheckGroup
  readonly own: readonly CheckResult[]
  readonly onShow: (place: TextLocation) => void
}

const isSame = (a: readonly CheckResult[], b: readonly CheckResult[]): boolean =>
  a.length === b.length && a.every((check, at) => check === b[at])

/** One group; those that need work come first. Redrawn only if one of its checks changed. */
const GroupItem = memo(
  ({ group, own, onShow }: GroupItemProps) => {
    const open = own.filter(({ status }) => status !== 'good').length
    return (
      <Accordion.Item value={group}>
        <Accordion.Control>
          <Group justify="space-between" gap="xs" wrap="nowrap">
            <Text size="sm" fw={600}>
              {titles[group]}
            </Text>
            <Badge
              variant="light"
              color={open === 0 ? 'harbour' : 'gray'}
              tt="none"
              fw={600}
              miw="max-content"
            >
              {open === 0 ? 'All good' : `${open} to improve`}
            </Badge>
          </Group>
        </Accordion.Control>
        <Accordion.Panel>
          <ul className={classes.checks}>
            {own
              .toSorted((a, b) => order[a.status] - order[b.status])
              .map((check) => (
                <CheckRow key={check.id} check={check} onShow={onShow} />
              ))}
          </ul>
        </Accordion.Panel>
      </Accordion.Item>
    )
  },
  (before, now) => before.group === now.group && before.onShow === now.onShow && isSame(before.own, now.own),
)

/** Checks by subject. */
export const ScoreGroups = memo(({ checks, onShow }: ScoreGroupsProps) => {
  const groups = checkGroups
    .map((group) => ({ group, own: checks.filter((check) => check.group === group) }))
    .filter(({ own }) => own.length > 0)
  return (
    <Accordion
      multiple
      variant="default"
      chevronPosition="left"
      order={3}
      classNames={{ control: classes.control ?? '', content: classes.content ?? '' }}
    >
      {groups.map(({ group, own }) => (
        <GroupItem key={group} group={group} own={own} onShow={onShow} />
      ))}
    </Accordion>
  )
})
