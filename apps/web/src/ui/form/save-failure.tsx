import { Box } from '@mantine/core'
import { sentenceFor } from '../../lib/api/errors.ts'
import { namesFields } from '../../lib/forms/names-fields.ts'
import { Failure } from '../failure.tsx'
import { Revealed } from './revealed.tsx'

interface SaveFailureProps {
  /** Error of the request that saves the form. */
  readonly failure: unknown
}

/** Why a form was not saved, at its beginning. It comes into view, unless the form scrolls to a field with the reason. */
export const SaveFailure = ({ failure }: SaveFailureProps) => {
  const inFields = namesFields(failure)
  const alert = (
    <Box mb="md">
      <Failure message={inFields ? 'Fix the highlighted fields.' : sentenceFor(failure)} />
    </Box>
  )
  return inFields ? alert : <Revealed>{alert}</Revealed>
}
