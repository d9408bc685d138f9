import type { Nap, NapData, NapDuplicates, NapMerge, NapUses } from '@web2/contract/listings'
import { resource } from '../../lib/api/resource.ts'

export const naps = resource<Nap, NapData>('naps')
/** Read only: where a listing is used, and what of it is published. */
export const napUses = resource<NapUses>('nap-uses')
/** Read only: listings that may be the same business as another one. */
export const napDuplicates = resource<NapDuplicates>('nap-duplicates')
/** Makes one listing of two; answers the one that is kept. */
export const napMerges = resource<Nap, NapMerge>('nap-merges')
