import { IconKey } from '@tabler/icons-react'
import { errorIdOf, sentenceFor } from '../../../lib/api/errors.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { MissingKey } from '../images/missing-key.tsx'

interface SearchFailureProps {
  error: Error
  onRetry: () => void
}

/** Why a source shows no images, with a remedy. */
export const SearchFailure = ({ error, onRetry }: SearchFailureProps) =>
  errorIdOf(error) === 'key-missing' ? (
    <EmptyState icon={IconKey} title="No API key yet" text={error.message}>
      <MissingKey />
    </EmptyState>
  ) : (
    <Failure message={sentenceFor(error)} onRetry={onRetry} />
  )
