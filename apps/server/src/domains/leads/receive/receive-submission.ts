import { leadLimits } from '@web2/contract/leads'
import type { AppContext } from '../../../platform/context.ts'
import { checkEntries } from '../check/check-entries.ts'
import { readChoices } from '../check/option-labels.ts'
import { readConsent, readEntries, readPerson } from '../check/read-person.ts'
import { noRules, publishedAs, versionIn, withOlderVersion } from '../forms/published-as.ts'
import { confirmableUntil, writeConfirmation } from '../spam/confirmation.ts'
import { scoreLead, type SpamScore } from '../spam/score-lead.ts'
import { noWords, wordScore } from '../spam/word-score.ts'
import { findOrigin } from './find-origin.ts'
import type { FormTarget, KnownForm } from '../forms/known-forms.ts'
import { pageUrlOf, utmOf } from './page-url.ts'
import { ownFields, valueOf, type Fault, type Submission } from '../submission/submission.ts'
import type { Receiver } from './receiver.ts'
import { storeLead } from './store-lead.ts'

/** Answer to a submission. */
export type SubmissionAnswer =
  | { readonly kind: 'fault'; readonly fault: Fault }
  | ({ readonly kind: 'stored' } & PublishedPlace)
  | ({ readonly kind: 'doubtful'; readonly confirmation: string } & PublishedPlace)

interface PublishedPlace {
  readonly target: FormTarget | undefined
  /** Version of the form that its page has; empty if it is unknown. */
  readonly version: string
}

interface Caller {
  readonly address: string
  readonly referer: string
}

/** Returns true for a version that was replaced; those that differ only by the values of their pages are all present. */
const isReplaced = ({ latest, shape, shapes }: KnownForm, version: string): boolean =>
  version !== latest && (shape === null || shapes.get(version) !== shape)

/** Fields that a form sends besides those of its definition, such as the name of a button or the direction of a text. */
const spareFields = 20

const statusOf = ({ score }: SpamScore): 'new' | 'doubtful' | 'spam' => {
  if (score >= leadLimits.spamFrom) return 'spam'
  return score >= leadLimits.doubtfulFrom ? 'doubtful' : 'new'
}

/**
 * Checks, scores and stores a submission. Rejects while the database is away, after the checks that need none.
 */
export const receiveSubmission = async (
  context: Pick<AppContext, 'config' | 'db' | 'jobs' | 'log' | 'now'>,
  receiver: Receiver,
  known: KnownForm,
  submission: Submission,
  caller: Caller,
): Promise<SubmissionAnswer> => {
  const { appSecret } = context.config
  const { limits, repeated } = receiver
  const form = await withOlderVersion(receiver.forms, known, versionIn(known, submission))
  const { token, version, sentVersion, rules, definition, target } = publishedAs(form, submission)
  const entries = readEntries(definition, submission)
  if (entries.length > leadLimits.fields + spareFields) return { kind: 'fault', fault: 'large' }
  if (checkEntries(rules ?? noRules, submission).size > 0) return { kind: 'fault', fault: 'entries' }
  const person = readPerson(definition, entries)
  const signs = {
    ...{ entries, token, name: person.name, email: person.email, message: person.message },
    lang: definition?.lang ?? 'en',
    isHoneypotFilled: valueOf(submission, ownFields.honeypot) !== '',
    isOldVersion: isReplaced(form, version),
    isRepeated: repeated.isRepeated(person.message, `${form.id} ${caller.address}`),
  }
  // without the account's words, so that a flood costs no statement
  const isDoubtful = statusOf(scoreLead({ ...signs, words: noWords })) !== 'new' || token !== 'valid'
  if (!limits.allowsSite(form.siteId ?? form.id, isDoubtful)) return { kind: 'fault', fault: 'busy' }

  const page = valueOf(submission, ownFields.page).slice(0, 1_000)
  const pageUrl = pageUrlOf(
    valueOf(submission, ownFields.referer) || caller.referer,
    page,
    form.targets.values(),
  )
  const utm = utmOf(pageUrl)
  const [words, origin] = await Promise.all([
    wordScore(context, form.accountId, entries),
    findOrigin(context, form, { page, utm }),
  ])
  const spam = scoreLead({ ...signs, words })
  const status = statusOf(spam)
  const stored = await storeLead(context, {
    ...{ form, entries, page, pageUrl, utm, origin, ...person, ...spam },
    status: status === 'new' ? 'new' : 'spam',
    confirmUntil: status === 'doubtful' ? confirmableUntil(context.now()) : null,
    choices: readChoices(definition, entries),
    submittedFiles: submission.files,
    consent: readConsent(definition, version, submission),
  })
  const { id: leadId, confirmUntil: until } = stored
  const isOpen = stored.status === 'spam' && until !== null && until > context.now().getTime()
  const place = { target, version: sentVersion }
  return isOpen
    ? { kind: 'doubtful', ...place, confirmation: writeConfirmation(appSecret, form.id, { leadId, until }) }
    : { kind: 'stored', ...place }
}
