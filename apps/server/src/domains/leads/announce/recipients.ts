import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Recipients of a site's leads, and its emails. */
export interface LeadMailSettings {
  /** Addresses of the form, else of the site, else that of the account's owner. */
  readonly recipients: readonly string[]
  readonly mailsEach: boolean
  readonly autoreply: boolean
  readonly autoreplySubject: string
  readonly autoreplyText: string
}

interface Found extends Omit<LeadMailSettings, 'recipients'> {
  readonly formRecipients: readonly string[] | null
  readonly siteRecipients: readonly string[] | null
  readonly owner: string | null
}

/** Reads the recipients of a form and site; a deleted site has no settings. */
export const readMailSettings = async (
  transaction: Transaction<Database>,
  lead: { readonly accountId: string; readonly siteId: string | null; readonly formId: string | null },
): Promise<LeadMailSettings> => {
  const { rows } = await sql<Found>`
    select form.recipients as "formRecipients", settings.recipients as "siteRecipients", owner.email as owner,
      coalesce(settings.mails_each, true) as "mailsEach", coalesce(settings.autoreply, false) as autoreply,
      coalesce(settings.autoreply_subject, '') as "autoreplySubject",
      coalesce(settings.autoreply_text, '') as "autoreplyText"
    from accounts as account
      left join users as owner on owner.id = account.owner_id
      left join lead_forms as form on form.id = ${lead.formId}::uuid and form.account_id = account.id
      left join lead_settings as settings
        on settings.site_id = ${lead.siteId}::uuid and settings.account_id = account.id
    where account.id = ${lead.accountId}`.execute(transaction.withoutPlugins())
  const [found] = rows
  if (!found) throw new Error('A lead has no account.')
  const { formRecipients, siteRecipients, owner, ...settings } = found
  const chosen = [formRecipients, siteRecipients].find((each) => each !== null && each.length > 0)
  return { ...settings, recipients: chosen ?? (owner === null ? [] : [owner]) }
}
