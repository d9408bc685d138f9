import { leadLimits, type LeadFormDefinition } from '@web2/contract/leads'
import type { AppContext } from '../../../platform/context.ts'
import { checkEntries } from '../check/check-entries.ts'
import { readConsent, readEntries, readPerson } from '../check/read-person.ts'
import { readFormToken } from '../forms/form-token.ts'
import { confirmableUntil, writeConfirmation } from '../spam/confirmation.ts'
import { scoreLead, type SpamScore } from '../spam/score-lead.ts'
import { noWords, wordScore } from '../spam/word-score.ts'
import { findOrigin } from './find-origin.ts'
import type { FormTarget, KnownForm } from './known-forms.ts'
import { pageUrlOf, utmOf } from './page-url.ts'
import { ownFields, valueOf, type Fault, type Post } from './post.ts'
import type { Receiver } from './receiver.ts'
import { storeLead } from './store-lead.ts'

/** Answer to a submission. */
export type PostAnswer =
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'stored'; readonly target: FormTarget | undefined }
  | { readonly kind: 'doubtful'; readonly confirmation: string; readonly target: FormTarget | undefined }

interface Caller {
  readonly address: string
  readonly referer: string
}

/** Returns the form with the version that a submission was made with. Rejects while the database is away. */
export const withSentVersion = async (
  { config }: Pick<AppContext, 'config'>,
  { forms }: Pick<Receiver, 'forms'>,
  form: KnownForm,
  post: Post,
): Promise<KnownForm> => {
  const version = readFormToken(config.appSecret, form.id, valueOf(post, ownFields.token))?.version
  return version === undefined ? form : forms.withVersion(form, version)
}

/** Definition by which a submission was made, and the destination of its page. */
export const publishedAs = (appSecret: string, form: KnownForm, post: Post) => {
  const sent = valueOf(post, ownFields.token)
  const token = sent === '' ? undefined : readFormToken(appSecret, form.id, sent)
  const own = token && form.versions.get(token.version)
  return {
    token: token ? ('valid' as const) : sent === '' ? ('absent' as const) : ('forged' as const),
    version: token?.version ?? form.latest,
    /** Rules that the page had; undefined if they are unknown, because others may be impossible to meet. */
    rules: own,
    /** For labels and types. */
    definition: own ?? form.versions.get(form.latest),
    target: token && form.targets.get(token.targetId),
  }
}

/** Rules of a form whose own are unknown: only those of all forms, for long values and files. */
export const noRules: Pick<LeadFormDefinition, 'fields'> = { fields: [] }

/** Fields that a form sends besides those of its definition, such as the name of a button or the direction of a text. */
const spareFields = 20

const statusOf = ({ score }: SpamScore): 'new' | 'doubtful' | 'spam' => {
  if (score >= leadLimits.spamFrom) return 'spam'
  return score >= leadLimits.doubtfulFrom ? 'doubtful' : 'new'
}

/**
 * Checks, scores and stores a submission. Rejects while the database is away, after the checks that need none.
 */
export const receivePost = async (
  context: Pick<AppContext, 'config' | 'db' | 'jobs' | 'log' | 'now'>,
  receiver: Receiver,
  known: KnownForm,
  post: Post,
  caller: Caller,
): Promise<PostAnswer> => {
  const { appSecret } = context.config
  const { limits, repeated } = receiver
  const form = await withSentVersion(context, receiver, known, post)
  const { token, version, rules, definition, target } = publishedAs(appSecret, form, post)
  const entries = readEntries(definition, post)
  if (entries.length > leadLimits.fields + spareFields) return { kind: 'fault', fault: 'large' }
  if (checkEntries(rules ?? noRules, post).size > 0) return { kind: 'fault', fault: 'entries' }
  const person = readPerson(definition, entries)
  const signs = {
    ...{ entries, token, name: person.name, email: person.email, message: person.message },
    lang: definition?.lang ?? 'en',
    isHoneypotFilled: valueOf(post, ownFields.honeypot) !== '',
    isOldVersion: version !== form.latest,
    isRepeated: repeated.isRepeated(person.message, `${form.id} ${caller.address}`),
  }
  // without the account's words, so that a flood costs no statement
  const isDoubtful = statusOf(scoreLead({ ...signs, words: noWords })) !== 'new' || token !== 'valid'
  if (!limits.allowsSite(form.siteId ?? form.id, isDoubtful)) return { kind: 'fault', fault: 'busy' }

  const page = valueOf(post, ownFields.page).slice(0, 1_000)
  const pageUrl = pageUrlOf(valueOf(post, ownFields.referer) || caller.referer, page, form.targets.values())
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
    postedFiles: post.files,
    consent: readConsent(definition, version, post),
  })
  const { id: leadId, confirmUntil: until } = stored
  const isOpen = stored.status === 'spam' && until !== null && until > context.now().getTime()
  return isOpen
    ? { kind: 'doubtful', target, confirmation: writeConfirmation(appSecret, form.id, { leadId, until }) }
    : { kind: 'stored', target }
}
