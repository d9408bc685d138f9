import { resource } from '../../lib/api/resource.ts'

/** The account's calls of text models; read only. */
export const modelCalls = resource('model-calls')

/** Costs of the account's text models in a month, with its limits; the id is 'current' or the month, '2026-11'. */
export const aiSpending = resource('ai-spending')
