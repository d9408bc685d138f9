import { Button, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { aiServiceLabels } from '@web2/contract/ai'
import { limitWarningPercent, type AiSpending, type SpendingLimit } from '@web2/contract/model-calls'
import { useState } from 'react'
import { dollars } from '../../lib/text/dollars.ts'
import { LimitsDialog } from './limits-dialog.tsx'
import classes from './ai-costs.module.css'

const dayOf = new Intl.DateTimeFormat(undefined, { month: 'long', day: 'numeric', timeZone: 'UTC' })

const percentOf = ({ spent, reserved, amount }: SpendingLimit): number =>
  amount === 0 ? 100 : Math.floor(((spent + reserved) * 100) / amount)

const colorOf = ({ spent, amount }: SpendingLimit): string => {
  if (spent >= amount) return 'red.7'
  return spent * 100 >= amount * limitWarningPercent ? 'yellow.7' : 'harbour'
}

/** Sentence about what is left of a limit. */
const sentenceOf = (limit: SpendingLimit, endsAt: string): string => {
  const day = dayOf.format(new Date(endsAt))
  if (limit.spent >= limit.amount)
    return `Limit reached. Generation pauses until you raise it or until ${day} (UTC).`
  const held = limit.reserved > 0 ? ` ${dollars(limit.reserved)} reserved for calls in progress.` : ''
  return `${dollars(limit.amount - limit.spent)} left until ${day} (UTC).${held}`
}

const Limit = ({ limit, endsAt }: { readonly limit: SpendingLimit; readonly endsAt: string }) => {
  const percent = percentOf(limit)
  const name = limit.provider === null ? 'All services' : aiServiceLabels[limit.provider]
  return (
    <li>
      <Group justify="space-between" gap="sm" wrap="nowrap" align="baseline">
        <Text fw={600} size="sm">
          {name}
        </Text>
        <Text size="sm" className={classes.amount}>
          {dollars(limit.spent)} of {dollars(limit.amount)}
        </Text>
      </Group>
      <Progress
        value={Math.min(percent, 100)}
        color={colorOf(limit)}
        size="sm"
        my={6}
        aria-label={`${name}: ${percent}% used`}
      />
      <Text size="xs" c="dimmed">
        {sentenceOf(limit, endsAt)}
      </Text>
    </li>
  )
}

interface LimitsCardProps {
  readonly spending: AiSpending
  readonly mayChange: boolean
}

/** The account's monthly limits and how much of them is used. */
export const LimitsCard = ({ spending: { limits, endsAt }, mayChange }: LimitsCardProps) => {
  const [isEditing, setIsEditing] = useState(false)
  return (
    <Stack gap="md" p="lg" className="card">
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h5">
          Monthly limits
        </Title>
        {mayChange && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={() => setIsEditing(true)}
          >
            {limits.length === 0 ? 'Set limits' : 'Edit limits'}
          </Button>
        )}
      </Group>
      {limits.length === 0 ? (
        <Text size="sm" c="dimmed">
          No limit. Set one to pause generation before AI calls cost more than you planned.
        </Text>
      ) : (
        <ul className={classes.limits}>
          {limits.map((limit) => (
            <Limit key={limit.provider ?? ''} limit={limit} endsAt={endsAt} />
          ))}
        </ul>
      )}
      {isEditing && <LimitsDialog limits={limits} onClose={() => setIsEditing(false)} />}
    </Stack>
  )
}
