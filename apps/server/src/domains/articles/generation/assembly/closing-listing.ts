import type { NapData } from '@web2/contract/listings'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../platform/db/database.ts'
import { findNap } from '../../../listings/index.ts'
import type { GenerationRow } from '../generation-view.ts'

/** Returns the listing that the article ends with, in its current state; null if there is none. */
export const closingListing = (
  transaction: Kysely<Database>,
  { napAtEnd, napId, accountId }: Pick<GenerationRow, 'napAtEnd' | 'napId' | 'accountId'>,
): Promise<NapData | null> => (napAtEnd ? findNap(transaction, { napId, accountId }) : Promise.resolve(null))
