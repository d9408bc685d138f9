import { PropertyBatch, PropertyRow } from '@web2/contract'
import { addPropertyBatch, type CheckedPropertyBatch } from '../../commands/properties/add-property-batch.ts'
import { trimmed, wrongFields } from '../../hooks/validate.ts'
import { defineService } from '../define-service.ts'
import type { CallParams } from '../service-types.ts'

const checked = ({ rows, ...part }: PropertyBatch): CheckedPropertyBatch => ({
  ...part,
  rows: rows.map((sent) => {
    const value = trimmed(sent)
    const errors = wrongFields(PropertyRow, value)
    return errors === null ? { good: value as PropertyRow } : { errors }
  }),
})

/** POST /properties-bulk-generator: many properties at once, a part of an import at a time. */
export const propertiesBulkGeneratorService = defineService({
  path: 'properties-bulk-generator',
  policy: { create: 'content:write' },
  data: { create: PropertyBatch },
  methods: (context) => ({
    create: async (data, { caller }: CallParams) => {
      const answer = await addPropertyBatch(context, caller, checked(data as PropertyBatch))
      if (answer.created > 0) context.outbox.wake()
      return answer
    },
  }),
})
