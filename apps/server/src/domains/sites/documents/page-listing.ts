import { findAccountRow } from '../../../platform/db/account-row.ts'
import type { BindingData } from '@web2/builder'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { findConfirmedProfile } from '../../listings/index.ts'

/**
 * Returns the business listing of a page as placeholders and blocks read it, with the logo of its profile, or null if it has none or it was deleted.
 */
export const listingForPage = async (
  db: Kysely<Database>,
  { accountId, napId }: { readonly accountId: string; readonly napId: string | null },
): Promise<NonNullable<BindingData['nap']> | null> => {
  const row = await findAccountRow(db, 'naps', { id: napId, accountId })
  if (!row) return null
  const { kgmid, phoneKey: _phone, addressKey: _address, ...nap } = row
  const { confirmed } = (await findConfirmedProfile(db, { accountId, napId })) ?? {}
  const logo = confirmed?.logo?.[0]?.value
  const light = confirmed?.logoLight?.[0]?.value
  const alt = logo?.alt || light?.alt
  return {
    ...nap,
    KGMID: kgmid,
    ...(logo && { logo: logo.url }),
    ...(light && { logoLight: light.url }),
    ...(alt && { logoAlt: alt }),
  }
}
