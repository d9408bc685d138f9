import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Recipients of a site's leads, and its emails. */
export interface Hearing {
  /** Addresses of the form, else of the site, else that of the account's owner. */
  readonly recipients: readonly string[]
  readonly mailsEach: boolean
  readonly autoreply: boolean
  readonly autoreplySubject: string
  readonly autoreplyText: string
}

interface Found {
  readonly formRecipients: readonly string[] | null
  readonly siteRecipients: readonly string[] | null
  readonly owner: string | null
  readonly mailsEach: boolean
  readonly autoreply: boolean
  readonly autoreplySubject: string
  readonly autoreplyText: string
}

/** Reads the recipients of a form and site; a deleted site has no settings. */
export const readHearing = async (
  transaction: Transaction<Database>,
  lead: { readonly accountId: string; readonly siteId: string | null; readonly formId: string | null },
): Promise<Hearing> => {
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
  const own = found?.formRecipients ?? []
  const ofSite = found?.siteRecipients ?? []
  const ofOwner = found?.owner ? [found.owner] : []
  return {
    recipients: own.length > 0 ? own : ofSite.length > 0 ? ofSite : ofOwner,
    mailsEach: found?.mailsEach ?? true,
    autoreply: found?.autoreply ?? false,
    autoreplySubject: found?.autoreplySubject ?? '',
    autoreplyText: found?.autoreplyText ?? '',
  }
}
