import { fieldErrors } from '../api/errors.ts'

/** True if an error has messages for fields, so that a form shows it there. */
export const namesFields = (error: unknown): boolean => Object.keys(fieldErrors(error)).length > 0
