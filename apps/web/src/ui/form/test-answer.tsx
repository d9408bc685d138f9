import { Alert, Text } from '@mantine/core'
import { sentenceFor } from '../../lib/api/errors.ts'
import { Failure } from '../failure.tsx'

interface TestAnswerProps {
  answer: { readonly status: 'success' | 'error'; readonly message: string } | undefined
  /** Why there is no answer. */
  error: Error | null
}

/** Result of testing the keys. */
export const TestAnswer = ({ answer, error }: TestAnswerProps) => {
  if (error !== null) return <Failure message={sentenceFor(error)} />
  if (answer === undefined) return null
  if (answer.status === 'error') return <Failure message={answer.message} />
  return (
    <Alert color="harbour" variant="light" role="status">
      <Text size="sm">{answer.message}</Text>
    </Alert>
  )
}
