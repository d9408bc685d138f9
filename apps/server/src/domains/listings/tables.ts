import type { NapBatchAnswer, NapData, ProfileDraftState } from '@web2/contract/listings'
import type { AsStored, Json, Row } from '../../platform/db/row.ts'
import type { Entries, FoundValue } from './profile/entries.ts'

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

/** Page of a website that a draft has read; without text if that failed. */
export interface DraftPage {
  /** Requested URL, and the URL after redirects. */
  readonly asked: string
  readonly url: string
  readonly title: string
  /** BCP 47 language that the page names; may be empty. */
  readonly language: string
  /** Text that visitors see. */
  readonly lines: readonly string[]
  /** Its links on the web, with their anchor texts. */
  readonly links: readonly { readonly url: string; readonly words: string }[]
  /** Values found in its JSON-LD. */
  readonly facts: readonly FoundValue[]
  /** Why it could not be read, as a sentence for the user; empty if it could. */
  readonly problem: string
}

declare module '../../platform/db/database.ts' {
  interface Database {
    /** Added parts of imports, with the stored results. */
    napBatches: Row<'napBatches', { answer: Json<NapBatchAnswer> }>
    naps: NapsTable
    businessProfiles: Row<'businessProfiles', { confirmed: Json<Entries>; proposed: Json<Entries> }>
    profileDrafts: Row<
      'profileDrafts',
      {
        status: ProfileDraftState
        /** Due time of a running one; while a worker has it, the end of the lease. */
        dueAt: AsStored
        /** Pages read so far; empty once it has ended. */
        pages: Json<readonly DraftPage[]>
      }
    >
  }
}
