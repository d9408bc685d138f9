import { Alert, Group, Progress, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ArticleBulk } from '@web2/contract/articles'
import { messages } from '@web2/contract/core'
import { useCan } from '../../../../lib/session/use-user.ts'
import { dollars } from '../../../../lib/text/dollars.ts'
import { counted } from '../../../../lib/text/counted.ts'
import { Failure } from '../../../../ui/failure.tsx'
import { TextLink } from '../../../../ui/links.tsx'
import { BulkStatusBadge, writtenOf } from '../bulk-status.tsx'
import { firstFailure } from '../bulks-api.ts'
import classes from '../bulks.module.css'

const number = (count: number) => count.toLocaleString('en')

const Reason = ({ message }: { readonly message: string }) => {
  const [canSeeBilling, canManage] = [useCan('billing:see'), useCan('settings:manage')]
  return (
    <Alert color="yellow" variant="light" role="status">
      <Text size="sm">{message}</Text>
      {message === messages.usageExhausted && canSeeBilling && (
        <TextLink to="/billing" size="sm" underline="always">
          Open Billing
        </TextLink>
      )}
      {/in the Settings page/.test(message) && canManage && (
        <TextLink to="/settings/api-keys" size="sm" underline="always">
          Open Settings
        </TextLink>
      )}
    </Alert>
  )
}

/** Progress of a bulk, its cost so far, and why it waits. */
export const BulkProgress = ({ bulk }: { readonly bulk: ArticleBulk }) => {
  const { total, waiting, writing, review, failed, cancelled, words, cost, status, message } = bulk
  const { atOnce, spendLimit } = bulk
  const there = writtenOf(bulk)
  const share = (count: number) => (total === 0 ? 0 : (count / total) * 100)
  const hasFailed = status === 'done' && failed > 0
  const hasStopped = hasFailed || (status === 'paused' && message !== '')
  const failure = useQuery({ ...firstFailure(bulk._id), enabled: hasFailed }).data
  const isPausing = status === 'paused' && writing > 0
  const facts = [
    ...(writing > 0 ? [`${number(writing)} generating`] : []),
    ...(waiting > 0 ? [`${number(waiting)} queued`] : []),
    ...(review > 0 ? [`${number(review)} to review`] : []),
    ...(failed > 0 ? [`${number(failed)} failed`] : []),
    ...(cancelled > 0 ? [`${number(cancelled)} canceled`] : []),
    `${number(words)} words`,
    ...(cost === null ? ['price unknown'] : words > 0 || cost > 0 ? [`${dollars(cost)} so far`] : []),
    ...(status === 'running' || status === 'paused' ? [`${number(atOnce)} at a time`] : []),
    ...(spendLimit === null ? [] : [`${dollars(spendLimit)} limit`]),
  ]
  return (
    <Stack className="card" p="md" gap="sm" mb="md">
      <Group justify="space-between" gap="sm">
        <Text fw={600}>
          {hasStopped && 'Stopped: '}
          {number(there)} of {number(total)} generated
        </Text>
        <BulkStatusBadge bulk={bulk} />
      </Group>
      <Progress.Root size="lg">
        <Progress.Section
          value={share(there)}
          color="harbour"
          aria-label={`${number(there)} of ${number(total)} generated`}
        />
        <Progress.Section value={share(failed)} color="red" aria-label={`${number(failed)} failed`} />
      </Progress.Root>
      <div className={classes.numbers}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </div>
      {failure && <Failure message={`${counted(failed, 'article')} failed. ${failure}`} />}
      {isPausing && (
        <Text size="sm" c="dimmed" role="status">
          Finishing work in progress…
        </Text>
      )}
      {status === 'running' && message !== '' && (
        <Text size="sm" c="dimmed" role="status">
          {message}
        </Text>
      )}
      {status === 'paused' && message !== '' && <Reason message={message} />}
    </Stack>
  )
}
