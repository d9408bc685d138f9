import { createHmac, randomBytes } from 'node:crypto'
import type { LeadEntry, LeadFile, LeadStatus, LeadUtm } from '@web2/contract/leads'
import type { AppContext } from '../../../platform/context.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { withBatchedEvents } from '../../../platform/events/outbox/record-event.ts'
import { announceLeadRow } from '../announce/announce-lead.ts'
import { announcingFailure, nextAnnouncing } from '../announce/announce-later.ts'
import { insertLeadFiles, storeLeadFiles, type SealedFile } from '../files/lead-files.ts'
import { emitLeadsChanged } from '../inbox/emit-leads-changed.ts'
import type { SpamScore } from '../spam/score-lead.ts'
import { storedJson } from '../stored-json.ts'
import { releaseLead } from './confirm-lead.ts'
import { findOrigin, type LeadOrigin } from './find-origin.ts'
import type { KnownForm } from '../forms/known-forms.ts'
import type { SubmittedFile } from '../submission/submission.ts'

type Context = Pick<AppContext, 'config' | 'db' | 'jobs' | 'log' | 'now'>

/** A submission that is about to be stored. */
export interface NewLead extends SpamScore {
  readonly form: KnownForm
  readonly status: Extract<LeadStatus, 'new' | 'spam'>
  /** Until when its visitor can confirm it, in ms since 1970; null if it needs no confirmation. */
  readonly confirmUntil: number | null
  readonly entries: readonly LeadEntry[]
  readonly submittedFiles: readonly SubmittedFile[]
  readonly consent: { readonly text: string; readonly version: string; readonly given: boolean } | null
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly message: string
  readonly choices: string
  /** Path of the page in the site. */
  readonly page: string
  readonly origin: LeadOrigin
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

/** Characters below which two people send the same message by chance. */
const leastMessage = 20

/** Returns false for entries that say nothing of their sender, such as the answer to one question. */
const isOfOnePerson = ({ name, email, phone, message }: NewLead): boolean =>
  name !== '' || email !== '' || phone !== '' || message.length >= leastMessage

/** Ms within which a page that is sent again is the same lead, although another day began in between. */
const acrossMidnight = 3_600_000

/** Keys of a submission. */
interface SubmissionKeys {
  /** Key of today, in UTC. */
  readonly today: string
  /** Key of yesterday, in the first hour of a day. */
  readonly yesterday?: string
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/**
 * Returns the keys by which a page that is sent again on the same day is the same lead. Entries that two visitors may
 * have in common get a key of their own, so that each of them is stored.
 */
const submissionKeysOf = ({ config, now }: Context, lead: NewLead): SubmissionKeys => {
  if (!isOfOnePerson(lead)) return { today: randomBytes(32).toString('base64url') }
  const { form, entries, submittedFiles } = lead
  const keyOf = (day: string): string => {
    const mac = createHmac('sha256', config.appSecret).update('web2/lead-submission/v1')
    mac.update(`\0${form.id}\0${day}`)
    for (const { name, value } of entries) mac.update(`\0${name}\0${value}`)
    for (const { field, name, bytes } of submittedFiles) mac.update(`\0${field}\0${name}\0`).update(bytes)
    return mac.digest('base64url')
  }
  const moment = now().getTime()
  const [today, before] = [dayOf(moment), dayOf(moment - acrossMidnight)]
  return { today: keyOf(today), ...(before !== today && { yesterday: keyOf(before) }) }
}

interface SameLead extends StoredLead {
  /** True for spam that no member has decided on. */
  readonly isHeld: boolean
}

const findSame = async (
  { db }: Pick<AppContext, 'db'>,
  { form }: NewLead,
  submissionKey: string,
  since = 0,
): Promise<SameLead | undefined> => {
  const row = await db
    .selectFrom('leads')
    .select(['id', 'status', 'confirmUntil', 'taught'])
    .where('accountId', '=', form.accountId)
    .where('formId', '=', form.id)
    .where('submissionKey', '=', submissionKey)
    .where('createdAt', '>=', new Date(since).toISOString())
    .executeTakeFirst()
  if (!row) return undefined
  const { taught, confirmUntil, ...same } = row
  const isHeld = same.status === 'spam' && taught === null
  return { ...same, isHeld, confirmUntil: confirmUntil === null ? null : new Date(confirmUntil).getTime() }
}

/**
 * Returns the earlier lead after the same was sent again. One that is still held back is treated as the latest
 * submission: it becomes new, or its visitor is asked again once the first question has expired.
 */
const sentAgain = async (context: Context, lead: NewLead, same: SameLead): Promise<StoredLead> => {
  const { db, now } = context
  const { accountId } = lead.form
  const { id: leadId, isHeld, confirmUntil } = same
  if (isHeld && lead.status === 'new') {
    const isReleased = await db
      .transaction()
      .execute((transaction) => releaseLead(transaction, context, { leadId, accountId }))
    return isReleased ? { id: leadId, status: 'new', confirmUntil: null } : same
  }
  if (!isHeld || lead.confirmUntil === null || (confirmUntil ?? 0) > now().getTime()) return same
  await db
    .updateTable('leads')
    .set({ confirmUntil: new Date(lead.confirmUntil).toISOString() })
    .where('id', '=', leadId)
    .where('accountId', '=', accountId)
    .where('status', '=', 'spam')
    .where('taught', 'is', null)
    .execute()
  return { ...same, confirmUntil: lead.confirmUntil }
}

/** Failure to announce a lead that could be inserted. */
class NotAnnounced extends Error {}

const insertLead = async (
  context: Context,
  lead: NewLead,
  submissionKey: string,
  { files, announces }: { readonly files: readonly SealedFile[]; readonly announces: boolean },
): Promise<StoredLead | undefined> => {
  const { form, status, confirmUntil, consent, utm } = lead
  const { accountId } = form
  const { siteId, ...origin } = lead.origin
  const shown: readonly LeadFile[] = files.map(({ _id, name, type, bytes }) => ({ _id, name, type, bytes }))
  const createdAt = context.now().toISOString()
  return withBatchedEvents(context.db, async (transaction) => {
    const row = await transaction
      .insertInto('leads')
      .values({
        ...{ id: uuidV7(), accountId, createdBy: null, createdAt },
        ...{ status, siteId, siteName: form.siteName, formId: form.id, formName: form.name },
        ...origin,
        pageUrl: lead.pageUrl,
        utm: storedJson(utm),
        ...{ name: lead.name, email: lead.email, phone: lead.phone, message: lead.message },
        choices: lead.choices,
        entries: storedJson(lead.entries),
        files: storedJson(shown),
        consent: consent && storedJson(consent),
        spamScore: lead.score,
        spamReasons: storedJson(lead.reasons),
        confirmUntil: confirmUntil === null ? null : new Date(confirmUntil).toISOString(),
        submissionKey,
        announcedAt: status === 'new' && announces ? createdAt : null,
        announceDue: status === 'new' && !announces ? nextAnnouncing(context.now(), { createdAt }) : null,
      })
      .onConflict((conflict) => conflict.columns(['formId', 'submissionKey']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) return undefined
    await insertLeadFiles(transaction, row, files)
    await emitLeadsChanged(transaction, accountId, 'created', [row.id])
    if (status === 'new' && announces)
      await announceLeadRow(transaction, context, row).catch((cause: unknown) => {
        throw new NotAnnounced(announcingFailure(cause), { cause })
      })
    return { id: row.id, status, confirmUntil }
  })
}

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown }).code

/** PostgreSQL's code for a reference to a row that was just deleted. */
const lostReference = '23503'

/** True while the database can't be reached, is starting or is full: nothing can be stored then. */
const isAway = (error: unknown): boolean => !/^(?!08|53|57)[0-9A-Z]{5}$/.test(String(codeOf(error)))

/**
 * Stores a submission with its files, and announces it if it is new. Returns the earlier lead if the same was stored on
 * the same day, or within an hour before. Rejects while the database is away.
 */
export const storeLead = async (context: Context, lead: NewLead): Promise<StoredLead> => {
  const { today: submissionKey, yesterday } = submissionKeysOf(context, lead)
  const same =
    (yesterday === undefined
      ? undefined
      : await findSame(context, lead, yesterday, context.now().getTime() - acrossMidnight)) ??
    (lead.submittedFiles.length > 0 ? await findSame(context, lead, submissionKey) : undefined)
  if (same) return sentAgain(context, lead, same)
  const files = await storeLeadFiles(context, lead.form.accountId, lead.submittedFiles)
  const insert = (from: NewLead, announces = true) =>
    insertLead(context, from, submissionKey, { files, announces })
  const insertAgain = async (announces: boolean) =>
    insert({ ...lead, origin: await findOrigin(context, lead.form, lead) }, announces)
  const stored = await insert(lead)
    .catch((error: unknown) => {
      if (codeOf(error) !== lostReference) throw error
      // page, campaign or listing were deleted after they were found
      return insertAgain(true)
    })
    .catch(async (error: unknown) => {
      // whatever stops the announcing, the lead is stored, and a job announces it later
      if (!(error instanceof NotAnnounced) && isAway(error)) throw error
      const unannounced = await insertAgain(false)
      const reason = error instanceof NotAnnounced ? error.message : String(codeOf(error))
      context.log(`A lead of form ${lead.form.id} could not be announced and will be later: ${reason}`)
      return unannounced
    })
  if (stored) return stored
  const found = await findSame(context, lead, submissionKey)
  if (!found) throw new Error('A submission was neither stored nor found.')
  return sentAgain(context, lead, found)
}
