import { ImagePricePatch, ImagePriceRecord } from '@web2/contract/ai'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { changeImagePrice } from '../prices/change-image-price.ts'
import { readImagePrices } from '../prices/read-image-prices.ts'

/** /image-prices: the prices of image models that all costs and estimates use. Admins change them. */
export const imagePricesService = defineService({
  path: 'image-prices',
  record: ImagePriceRecord,
  policy: { find: 'content:read', patch: 'installation:operate' },
  data: { patch: ImagePricePatch },
  // the command writes its entries, also for admins
  unlogged: true,
  methods: (context) => ({
    find: async () => {
      const data = [...(await readImagePrices(context.db))]
      return { total: data.length, limit: data.length, skip: 0, data }
    },
    patch: (id: string | null, data, { caller }: CallParams) =>
      changeImagePrice(context, caller, id, data as ImagePricePatch),
  }),
})
