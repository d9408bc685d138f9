import { NapBatch, NapData, type NapBatchAnswer } from '@web2/contract'
import { addNapBatch } from '../../commands/naps/add-nap-batch.ts'
import { trimmed, wrongFields } from '../../hooks/validate.ts'
import { defineService } from '../define-service.ts'
import type { CallParams } from '../service-types.ts'

/** Rows that can be listings, and what is wrong with the others. */
const checked = ({ rows, ...part }: NapBatch) => {
  const good: NapData[] = []
  const rejected: NapBatchAnswer['rejected'][number][] = []
  for (const [row, sent] of rows.entries()) {
    const value = trimmed(sent)
    const errors = wrongFields(NapData, value)
    if (errors === null) good.push(value as NapData)
    else rejected.push({ row, errors })
  }
  return { ...part, good, rejected }
}

/** POST /naps-bulk-generator: many listings at once, a part of an import at a time. */
export const napsBulkGeneratorService = defineService({
  path: 'naps-bulk-generator',
  policy: { create: 'content:write' },
  data: { create: NapBatch },
  methods: (context) => ({
    create: async (data, { caller }: CallParams) => {
      const answer = await addNapBatch(context, caller, checked(data as NapBatch))
      if (answer.created > 0) context.outbox.wake()
      return answer
    },
  }),
})
