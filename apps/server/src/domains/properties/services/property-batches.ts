import { PropertyBatch, PropertyRow } from '@web2/contract/properties'
import { addPropertyBatch, type CheckedPropertyBatch } from '../add-property-batch.ts'
import { createEventLoopYield } from '../../../platform/process/yield-to-event-loop.ts'
import { trimmed, wrongFields } from '../../../platform/api/validate.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

const checkedRow = (sent: unknown): CheckedPropertyBatch['rows'][number] => {
  const value = trimmed(sent)
  const errors = wrongFields(PropertyRow, value)
  return errors === null ? { good: value as PropertyRow } : { errors }
}

const checked = async ({ rows, ...part }: PropertyBatch): Promise<CheckedPropertyBatch> => {
  const breathe = createEventLoopYield()
  const found: CheckedPropertyBatch['rows'][number][] = []
  for (const sent of rows) {
    found.push(checkedRow(sent))
    await breathe()
  }
  return { ...part, rows: found }
}

/** POST /properties-bulk-generator: adds many properties, one part of an import at a time. */
export const propertiesBulkGeneratorService = defineService({
  path: 'properties-bulk-generator',
  policy: { create: 'content:write' },
  data: { create: PropertyBatch },
  methods: (context) => ({
    create: async (data, { caller }: CallParams) => {
      const answer = await addPropertyBatch(context, caller, await checked(data as PropertyBatch))
      if (answer.created > 0) context.outbox.wake()
      return answer
    },
  }),
})
