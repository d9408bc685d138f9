import { TextPriceData, TextPricePatch, TextPriceRecord, TextPriceReset } from '@web2/contract/ai'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { addTextPrice, changeTextPrice, removeTextPrice, resetPrices } from '../prices/change-text-prices.ts'
import { readTextPrices } from '../prices/read-text-prices.ts'

/** /text-prices: the prices of text models that all costs and estimates use. Admins change them. */
export const textPricesService = defineService({
  path: 'text-prices',
  record: TextPriceRecord,
  policy: {
    find: 'content:read',
    create: 'installation:operate',
    patch: 'installation:operate',
    remove: 'installation:operate',
  },
  data: { create: TextPriceData, patch: TextPricePatch },
  // the commands write its entries, also for admins
  unlogged: true,
  methods: (context) => ({
    find: async () => {
      const data = [...(await readTextPrices(context.db))]
      return { total: data.length, limit: data.length, skip: 0, data }
    },
    create: (data, { caller }: CallParams) => addTextPrice(context, caller, data as TextPriceData),
    patch: (id: string | null, data, { caller }: CallParams) =>
      changeTextPrice(context, caller, id, data as TextPricePatch),
    remove: (id: string | null, { caller }: CallParams) => removeTextPrice(context, caller, id),
  }),
})

/** POST /text-price-resets: all prices, of texts and of images, become those of the release again. */
export const textPriceResetsService = defineService({
  path: 'text-price-resets',
  policy: { create: 'installation:operate' },
  data: { create: TextPriceReset },
  unlogged: true,
  methods: (context) => ({
    create: async (_data: unknown, { caller }: CallParams) => ({
      dropped: await resetPrices(context, caller),
    }),
  }),
})
