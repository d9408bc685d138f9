import { createHmac } from 'node:crypto'
import type { LeadEntry, LeadFile, LeadStatus, LeadUtm } from '@web2/contract/leads'
import type { AppContext } from '../../../platform/context.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { announceLeadRow } from '../announce/announce-lead.ts'
import { insertLeadFiles, storeLeadFiles } from '../files/lead-files.ts'
import { emitLeadsChanged } from '../inbox/emit-leads-changed.ts'
import type { SpamScore } from '../spam/score-lead.ts'
import { findOrigin } from './find-origin.ts'
import type { KnownForm } from './known-forms.ts'
import type { PostedFile } from './post.ts'

type Context = Pick<AppContext, 'config' | 'db' | 'jobs' | 'now'>

/** A submission that is about to be stored. */
export interface NewLead extends SpamScore {
  readonly form: KnownForm
  readonly status: Extract<LeadStatus, 'new' | 'spam'>
  /** Until when its visitor can confirm it, in ms since 1970; null if it needs no confirmation. */
  readonly confirmUntil: number | null
  readonly entries: readonly LeadEntry[]
  readonly postedFiles: readonly PostedFile[]
  readonly consent: { readonly text: string; readonly version: string; readonly given: boolean } | null
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly message: string
  /** Path of the page in the site. */
  readonly page: string
  readonly pageUrl: string
  readonly utm: LeadUtm
}

/** The stored lead, or the earlier one with the same content. */
export interface StoredLead {
  readonly id: string
  readonly status: LeadStatus
  /** Until when its visitor can confirm it, in ms since 1970. */
  readonly confirmUntil: number | null
}

/** Returns the key by which a page that is sent again on the same day is the same lead. */
const submissionKeyOf = ({ config, now }: Context, { form, entries, postedFiles }: NewLead): string => {
  const mac = createHmac('sha256', config.appSecret).update('web2/lead-submission/v1')
  mac.update(`\0${form.id}\0${now().toISOString().slice(0, 10)}`)
  for (const { name, value } of entries) mac.update(`\0${name}\0${value}`)
  for (const { field, name, bytes } of postedFiles) mac.update(`\0${field}\0${name}\0`).update(bytes)
  return mac.digest('base64url')
}

const findSame = async (
  { db }: Pick<AppContext, 'db'>,
  { form }: NewLead,
  submissionKey: string,
): Promise<StoredLead | undefined> => {
  const row = await db
    .selectFrom('leads')
    .select(['id', 'status', 'confirmUntil'])
    .where('accountId', '=', form.accountId)
    .where('formId', '=', form.id)
    .where('submissionKey', '=', submissionKey)
    .executeTakeFirst()
  return (
    row && { ...row, confirmUntil: row.confirmUntil === null ? null : new Date(row.confirmUntil).getTime() }
  )
}

const insertLead = async (
  context: Context,
  lead: NewLead,
  submissionKey: string,
  files: Awaited<ReturnType<typeof storeLeadFiles>>,
): Promise<StoredLead | undefined> => {
  const { form, status, confirmUntil, consent, utm } = lead
  const { accountId } = form
  const { siteId, ...origin } = await findOrigin(context, form, {
    path: lead.page,
    campaign: utm.campaign ?? '',
  })
  const shown: readonly LeadFile[] = files.map(({ _id, name, type, bytes }) => ({ _id, name, type, bytes }))
  return context.db.transaction().execute(async (transaction) => {
    const row = await transaction
      .insertInto('leads')
      .values({
        ...{ id: uuidV7(), accountId, createdBy: null, createdAt: context.now().toISOString() },
        ...{ status, siteId, siteName: form.siteName, formId: form.id, formName: form.name },
        ...origin,
        pageUrl: lead.pageUrl,
        utm: JSON.stringify(utm),
        ...{ name: lead.name, email: lead.email, phone: lead.phone, message: lead.message },
        entries: JSON.stringify(lead.entries),
        files: JSON.stringify(shown),
        consent: consent && JSON.stringify(consent),
        spamScore: lead.score,
        spamReasons: JSON.stringify(lead.reasons),
        confirmUntil: confirmUntil === null ? null : new Date(confirmUntil).toISOString(),
        submissionKey,
      })
      .onConflict((conflict) => conflict.columns(['formId', 'submissionKey']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) return undefined
    await insertLeadFiles(transaction, row, files)
    await emitLeadsChanged(transaction, accountId, 'created', [row.id])
    if (status === 'new') await announceLeadRow(transaction, context, row)
    return { id: row.id, status, confirmUntil }
  })
}

/** PostgreSQL's code for a reference to a row that was just deleted. */
const isLostReference = (error: unknown): boolean => (error as { readonly code?: unknown }).code === '23503'

/**
 * Stores a submission with its files, and announces it if it is new. Returns the earlier lead if the same was stored on
 * the same day. Rejects while the database is away.
 */
export const storeLead = async (context: Context, lead: NewLead): Promise<StoredLead> => {
  const submissionKey = submissionKeyOf(context, lead)
  const same = lead.postedFiles.length > 0 ? await findSame(context, lead, submissionKey) : undefined
  if (same) return same
  const files = await storeLeadFiles(context, lead.form.accountId, lead.postedFiles)
  const insert = () => insertLead(context, lead, submissionKey, files)
  const stored = await insert().catch((error: unknown) => {
    if (!isLostReference(error)) throw error
    // page, campaign or listing were deleted after they were found
    return insert()
  })
  const found = stored ?? (await findSame(context, lead, submissionKey))
  if (!found) throw new Error('A submission was neither stored nor found.')
  return found
}
