import type { ColumnType, Generated } from 'kysely'
import type { NapBatchAnswer, NapData } from '@web2/contract/listings'

type Texts = 'country' | 'address2' | 'city' | 'state' | 'zip' | 'plus4' | 'mapEmbedCode' | 'fax' | 'website'
type MoreTexts = 'latitude' | 'longitude' | 'aboutUsBlurb' | 'youtube' | 'facebook' | 'linkedin' | 'tiktok'

/** Business listings. The column `kgmid` is `KGMID` in the resource. */
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
  /**
   * Match keys of phone and address; null until the first search for duplicates (backfill-duplicate-keys).
   */
  phoneKey: string | null
  addressKey: string | null
  storeCode: Generated<string>
  labels: Generated<string>
  /** Phone number in E.164 and in national format; null until it is parsed (phone-numbers). */
  phoneE164: string | null
  phoneNational: string | null
} & Record<Texts | MoreTexts | 'instagram' | 'twitter', Generated<string>>

/** Added parts of imports, with the stored results. */
type NapBatchesTable = {
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
