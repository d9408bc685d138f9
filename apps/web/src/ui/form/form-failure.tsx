import { sentenceFor } from '../../lib/api/errors.ts'
import { namesFields } from '../../lib/forms/names-fields.ts'
import { Failure } from '../failure.tsx'

/** The error of a form, if there is one that no field shows. */
export const FormFailure = ({ error }: { error: unknown }) =>
  error !== null && !namesFields(error) && <Failure message={sentenceFor(error)} />
