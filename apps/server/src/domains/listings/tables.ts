import type { ColumnType, Generated } from 'kysely'
import type { NapBatchAnswer, NapData } from '@web2/contract/listings'

type Texts = 'country' | 'address2' | 'city' | 'state' | 'zip' | 'plus4' | 'mapEmbedCode' | 'fax' | 'website'
type MoreTexts = 'latitude' | 'longitude' | 'aboutUsBlurb' | 'youtube' | 'facebook' | 'linkedin' | 'tiktok'

/** Business listings. `KGMID` of the resource is the column `kgmid`. */
export type NapsTable = {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  businessName: string
  address1: string
  phone: string
  kgmid: Generated<string>
  cid: Generated<string>
  placeId: Generated<string>
  specialDays: Generated<NonNullable<NapData['specialDays']>>
  weekdays: Generated<NonNullable<NapData['weekdays']>>
  additionalSocials: Generated<NonNullable<NapData['additionalSocials']>>
  /** What phone and address come down to; null until somebody looks for duplicates (commands/naps/fill-nap-keys). */
  phoneKey: string | null
  addressKey: string | null
  storeCode: Generated<string>
  labels: Generated<string>
  /** The phone number by E.164 and as its country writes it; null until it is read (commands/naps/phone-numbers). */
  phoneE164: string | null
  phoneNational: string | null
} & Record<Texts | MoreTexts | 'instagram' | 'twitter', Generated<string>>

/** Parts of imports that were added, with what was answered. */
export type NapBatchesTable = {
  accountId: string
  importId: string
  batch: number
  answer: ColumnType<NapBatchAnswer, string>
  createdAt: Generated<string>
}

declare module '../../platform/db/database.ts' {
  interface Database {
    napBatches: NapBatchesTable
    naps: NapsTable
  }
}
