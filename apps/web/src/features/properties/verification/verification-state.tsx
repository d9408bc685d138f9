import { Alert, Group, Loader, Text } from '@mantine/core'
import { IconCheck, IconClock } from '@tabler/icons-react'
import type { VerificationState as State } from '@web2/contract/properties'
import { isToCome, nextTry } from '../property-labels.ts'
import { Failure } from '../../../ui/failure.tsx'

interface StateProps {
  readonly status: State
  readonly problem: string
  readonly subPropertyCount: number
  /** When it is tried again; null if it is being tried. */
  readonly retryAt?: string | null
}

/** Where a verification is when it asks nothing. */
export const VerificationState = ({ status, problem, subPropertyCount, retryAt = null }: StateProps) => {
  if (status === 'failed') return <Failure message={problem} />
  if (status === 'cancelled') return <Text size="sm">This verification was canceled.</Text>
  if (status === 'done')
    return (
      <Alert
        role="status"
        color={problem === '' ? 'green' : 'yellow'}
        variant="light"
        icon={<IconCheck aria-hidden />}
      >
        {subPropertyCount === 1
          ? 'Connected and ready for posts.'
          : `Connected. All ${subPropertyCount} sub-properties are ready for posts.`}
        {problem !== '' && (
          <Text size="sm" mt={4}>
            {problem}
          </Text>
        )}
      </Alert>
    )
  // between two tries nothing is running
  const isPaused = problem !== '' && isToCome(retryAt)
  return (
    <Group role="status" gap="sm" wrap="nowrap">
      {isPaused ? (
        <IconClock size={20} aria-hidden style={{ flex: 'none' }} />
      ) : (
        <Loader size="sm" aria-hidden />
      )}
      <div>
        <Text size="sm">
          {problem !== ''
            ? problem
            : subPropertyCount > 0
              ? `Fetching sub-properties in batches of 10: ${subPropertyCount} so far`
              : 'Checking… This may take a moment.'}
        </Text>
        {problem !== '' && (
          <Text size="xs" c="dimmed">
            {nextTry(retryAt) || 'Retrying automatically…'}
          </Text>
        )}
      </div>
    </Group>
  )
}
