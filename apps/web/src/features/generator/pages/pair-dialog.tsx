import { Modal, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { turboPageRecord } from '../api/project-api.ts'
import { ComparedTexts } from './compared-texts.tsx'

interface PairDialogProps {
  readonly a: string
  readonly b: string
  readonly onClose: () => void
}

/** Two pages beside each other; what only one of them says is marked. */
export const PairDialog = ({ a, b, onClose }: PairDialogProps) => {
  const one = useQuery(turboPageRecord(a))
  const other = useQuery(turboPageRecord(b))
  const failure = one.error ?? other.error
  return (
    <Modal opened onClose={onClose} title="Compare pages" size="xl">
      <Stack>
        <Text size="sm">Differences are highlighted.</Text>
        {failure !== null && (
          <Failure
            message={sentenceFor(failure)}
            onRetry={() => void Promise.all([one.refetch(), other.refetch()])}
          />
        )}
        {failure === null && (one.isPending || other.isPending) && <Waiting />}
        {one.data && other.data && <ComparedTexts one={one.data} other={other.data} />}
      </Stack>
    </Modal>
  )
}
