import type { NapBatchAnswer, NapData } from '@web2/contract/listings'
import type { AsStored, Json, Row } from '../../platform/db/row.ts'

/** Business listings. The column `kgmid` is `KGMID` in the resource. */
export type NapsTable = Row<
  'naps',
  {
    specialDays: NonNullable<NapData['specialDays']>
    weekdays: NonNullable<NapData['weekdays']>
    additionalSocials: NonNullable<NapData['additionalSocials']>
    /**
     * Match keys of phone and address; null until the first search for duplicates (backfill-duplicate-keys).
     */
    phoneKey: AsStored
    /** Phone number in E.164 and in national format; null until it is parsed (phone-numbers). */
    phoneE164: AsStored
  }
>

declare module '../../platform/db/database.ts' {
  interface Database {
    /** Added parts of imports, with the stored results. */
    napBatches: Row<'napBatches', { answer: Json<NapBatchAnswer> }>
    naps: NapsTable
  }
}
