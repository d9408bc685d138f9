import { Modal, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { TurboPageContent } from '@web2/contract/generator'
import { useMemo } from 'react'
import { sentenceFor } from '../../../../lib/api/errors.ts'
import { compared, type Stretch } from '../../../../lib/writing/text-difference.ts'
import { Failure } from '../../../../ui/failure.tsx'
import { TextColumns, type Marked } from '../../../../ui/side-by-side/text-columns.tsx'
import { Waiting } from '../../../../ui/waiting.tsx'
import { turboPageRecord } from '../../api/turbo-api.ts'

const marked = (stretches: readonly Stretch[], mark: 'gone' | 'added'): readonly Marked[] =>
  stretches.map(({ text, isOwn }) => ({ text, mark: isOwn ? mark : null }))

const Both = ({ one, other }: { readonly one: TurboPageContent; readonly other: TurboPageContent }) => {
  const { left, right } = useMemo(() => compared(one.text, other.text), [one.text, other.text])
  return (
    <TextColumns
      left={{ label: one.name, parts: marked(left, 'gone') }}
      right={{ label: other.name, parts: marked(right, 'added') }}
    />
  )
}

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
    <Modal
      opened
      onClose={onClose}
      title="Two pages side by side"
      size="xl"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack>
        <Text size="sm">What only one of them says is marked.</Text>
        {failure !== null && (
          <Failure
            message={sentenceFor(failure)}
            onRetry={() => void Promise.all([one.refetch(), other.refetch()])}
          />
        )}
        {failure === null && (one.isPending || other.isPending) && <Waiting />}
        {one.data && other.data && <Both one={one.data} other={other.data} />}
      </Stack>
    </Modal>
  )
}
