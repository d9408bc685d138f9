import { Alert, Text } from '@mantine/core'
import type { Turbo } from '@web2/contract/generator'
import { useCan } from '../../../lib/session/use-user.ts'
import { TextLink } from '../../../ui/links.tsx'

/** Why a project stopped, and whether it resumes automatically at the time that its message names. */
export const ProjectMessage = ({
  turbo: { message, status, resumesAt },
}: {
  readonly turbo: Pick<Turbo, 'message' | 'status' | 'resumesAt'>
}) => {
  const canSeeCosts = useCan('usage:see')
  const isBad = resumesAt === null && (status === 'failed' || status === 'stopped')
  return (
    <Alert color={isBad ? 'red' : 'yellow'} variant="light" role="status">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {message}
      </Text>
      {resumesAt !== null && (
        <Text size="sm" mt={4}>
          Generation then resumes automatically. Finished pages are kept.
        </Text>
      )}
      {resumesAt !== null && canSeeCosts && (
        <TextLink to="/settings/ai-costs" size="sm" underline="always">
          Open AI costs
        </TextLink>
      )}
    </Alert>
  )
}
