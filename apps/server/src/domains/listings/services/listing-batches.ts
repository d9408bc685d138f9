import { NapBatch, NapData, type NapRowErrors } from '@web2/contract/listings'
import { addNapBatch, type CheckedBatch } from '../add-listing-batch.ts'
import { createEventLoopYield } from '../../../platform/process/yield-to-event-loop.ts'
import { trimmed, wrongFields } from '../../../platform/api/validate.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

type Errors = NapRowErrors['errors']

const required: readonly string[] = ['businessName', 'address1', 'phone']

/** Returns the field of an error path: 'weekdays.0.end' → 'weekdays'. */
const fieldOf = (path: string): string => path.split('.', 1)[0] ?? path

/** Returns the row without its invalid fields, or null if the rest is no valid listing. */
const withoutWrong = (value: unknown, errors: Errors): NapData | null => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const wrong = new Set(Object.keys(errors).map(fieldOf))
  if (required.some((field) => wrong.has(field))) return null
  const rest = Object.fromEntries(Object.entries(value).filter(([field]) => !wrong.has(field)))
  return wrongFields(NapData, rest) === null ? (rest as NapData) : null
}

/**
 * Checks rows. Returns the valid listings, the fields that were left out, and the errors of the other rows.
 */
const checked = async ({ rows, ...part }: NapBatch): Promise<CheckedBatch> => {
  const good: { row: number; data: NapData }[] = []
  const rejected: NapRowErrors[] = []
  const warnings: NapRowErrors[] = []
  const breathe = createEventLoopYield()
  for (const [row, sent] of rows.entries()) {
    const value = trimmed(sent)
    const errors = wrongFields(NapData, value)
    const data = errors === null ? (value as NapData) : withoutWrong(value, errors)
    if (data !== null) good.push({ row, data })
    if (errors !== null) (data === null ? rejected : warnings).push({ row, errors })
    await breathe()
  }
  return { ...part, sent: rows.length, good, rejected, warnings }
}

/**
 * POST /naps-bulk-generator: adds many listings, one part of an import at a time. An invalid optional field
 * is left empty with a warning; rows without required fields are not added.
 */
export const napsBulkGeneratorService = defineService({
  path: 'naps-bulk-generator',
  policy: { create: 'content:write' },
  data: { create: NapBatch },
  methods: (context) => ({
    create: async (data, { caller }: CallParams) => {
      const answer = await addNapBatch(context, caller, await checked(data as NapBatch))
      if (answer.created > 0) context.outbox.wake()
      return answer
    },
  }),
})
