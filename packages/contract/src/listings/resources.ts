import type { NapDuplicates, NapMerge } from './listing-duplicate.ts'
import type { NapUses } from './listing-use.ts'
import type { Nap, NapBatch, NapBatchAnswer, NapData } from './listing.ts'

export interface ListingsResources {
  naps: { record: Nap; create: NapData; update: NapData; patch: Partial<NapData> }
  'naps-bulk-generator': { create: NapBatch; created: NapBatchAnswer }
  'nap-duplicates': { record: NapDuplicates }
  'nap-merges': { create: NapMerge; created: Nap }
  'nap-uses': { record: NapUses }
}
