import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AppContext } from '../../../platform/context.ts'
import { countedCaller } from '../../../platform/http/caller-address.ts'
import { claimedSent, isFormId, visitorPath } from '../forms/form-addresses.ts'
import type { KnownForm } from '../forms/known-forms.ts'
import {
  isFault,
  ownFields,
  SubmissionFault,
  valueOf,
  type Fault,
  type Submission,
} from '../submission/submission.ts'
import { discardRest, readSubmission } from '../submission/read-submission.ts'
import { publishedAs, versionIn, withOlderVersion } from '../forms/published-as.ts'
import { receiverOf } from '../receive/receiver.ts'
import { readConfirmation } from '../spam/confirmation.ts'
import { newChallenge } from '../spam/proof-of-work.ts'
import { acceptedLanguages, visitorLanguage, visitorWords } from '../visitor-words/visitor-words.ts'
import { faultPage } from './fault-page.ts'
import { awayPage, expiredPage, questionPage, thanksPage, unknownPage } from './other-pages.ts'
import type { VisitorPage } from './page-shell.ts'

type Context = Pick<AppContext, 'config' | 'db' | 'log' | 'now' | 'shared'>

const send = (
  { method }: IncomingMessage,
  response: ServerResponse,
  { status, html, policy, retryAfter }: VisitorPage,
): void => {
  response
    .writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': Buffer.byteLength(html),
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex, nofollow',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
      ...(retryAfter !== undefined && { 'Retry-After': retryAfter }),
    })
    .end(method === 'HEAD' ? undefined : html)
}

/** Answers without a page, which costs nearly nothing. */
const sendPlain = (response: ServerResponse, sentence: string): void => {
  response
    .writeHead(429, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex, nofollow',
      'Cache-Control': 'no-store',
      'Retry-After': 60,
    })
    .end(`${sentence}\n`)
}

interface ForwardedSubmission {
  readonly submission: Submission | undefined
  /** Reason for which it could not be read. */
  readonly fault: Fault | undefined
}

const readForwarded = async (request: IncomingMessage): Promise<ForwardedSubmission> => {
  if (request.method !== 'POST') return { submission: undefined, fault: undefined }
  try {
    return { submission: await readSubmission(request, { withFiles: true }), fault: undefined }
  } catch (error) {
    if (!(error instanceof SubmissionFault)) throw error
    return { submission: undefined, fault: error.fault }
  }
}

/** Name of a version: letters of a digest. No other text is looked up. */
const versionName = /^[\w-]{1,40}$/

/** Returns the form with the version that was sent; as it is while the database is away. */
const withSent = async (
  context: Context,
  form: KnownForm,
  version: string | undefined,
): Promise<KnownForm> => {
  const { forms, limits } = receiverOf(context)
  const isRead = version === undefined || form.versions.has(version) || !versionName.test(version)
  // a URL may name any version
  if (isRead || !limits.allowsVersion()) return form
  try {
    return await withOlderVersion(forms, form, version)
  } catch (error) {
    context.log(`A version of the form ${form.id} could not be read: ${String(error)}`)
    return form
  }
}

/** Returns the form, undefined if there is none, or 'away' without the database. The last known form will do. */
const findForm = async (context: Context, formId: string): Promise<KnownForm | 'away' | undefined> => {
  const { forms } = receiverOf(context)
  const remembered = forms.remembered(formId)
  if (remembered) return remembered
  try {
    return await forms.find(formId)
  } catch (error) {
    context.log(`The form ${formId} could not be read: ${String(error)}`)
    return 'away'
  }
}

const languageOf = (lang: string | undefined, accepted: readonly string[]): string =>
  visitorLanguage(lang === undefined ? accepted : [lang, ...accepted])

/** Returns the definition of the version that a URL names, or the latest one. */
const definitionAs = async (context: Context, form: KnownForm, version: string) => {
  const { versions, latest } = version === '' ? form : await withSent(context, form, version)
  return versions.get(version) ?? versions.get(latest)
}

interface Asked {
  /** The signed text of the confirmation, the ID of the destination, and the version of the form. */
  readonly signed: string
  readonly at: string
  readonly version: string
  readonly accepted: readonly string[]
  readonly isWrong?: boolean
  readonly unsaved?: 429 | 503
}

/** Returns the page that asks for confirmation; undefined if its text is not signed or has expired. */
const questionFor = async (
  context: Context,
  form: KnownForm,
  { signed, at, version, accepted, isWrong = false, unsaved }: Asked,
): Promise<VisitorPage | undefined> => {
  const { config, now } = context
  const confirmation = readConfirmation(config.appSecret, form.id, signed)
  if (!confirmation || confirmation.until < now().getTime()) return undefined
  return questionPage({
    ...{ config, form, confirmation, signed, isWrong },
    challenge: await newChallenge(config.appSecret, signed),
    sent: claimedSent(form, at, version),
    language: languageOf((await definitionAs(context, form, version))?.lang, accepted),
    ...(unsaved !== undefined && { unsaved }),
  })
}

const pageFor = async (
  context: Context,
  request: IncomingMessage,
  {
    formId,
    part,
    query,
  }: { readonly formId: string; readonly part: string; readonly query: URLSearchParams },
): Promise<VisitorPage> => {
  const { config } = context
  const accepted = acceptedLanguages(request.headers['accept-language'])
  const found = isFormId(formId) ? await findForm(context, formId) : undefined
  const guessed = visitorLanguage(accepted)
  if (!found) return unknownPage(guessed)
  const form = found === 'away' ? undefined : found
  if (part === '') {
    const { submission, fault: unread } = await readForwarded(request)
    const asked = query.get('fault')
    const fault = unread ?? (isFault(asked) ? asked : 'unreadable')
    if (form && submission && (fault === 'busy' || fault === 'away')) {
      const [signed, at, version] = [
        valueOf(submission, 'of'),
        valueOf(submission, 'at'),
        valueOf(submission, 'v'),
      ]
      const unsaved = fault === 'busy' ? 429 : 503
      const page = await questionFor(context, form, { signed, at, version, accepted, unsaved })
      if (page) return page
    }
    if (!form && submission && readConfirmation(config.appSecret, formId, valueOf(submission, 'of')))
      return awayPage(guessed)
    const sent = form && submission ? await withSent(context, form, versionIn(form, submission)) : form
    const lang = sent && submission ? publishedAs(sent, submission).definition?.lang : undefined
    const referer =
      valueOf(submission ?? { entries: [], files: [] }, ownFields.referer) || (request.headers.referer ?? '')
    const language = languageOf(lang, accepted)
    return faultPage({ config, formId, form: sent, fault, submission, language, referer })
  }
  const at = query.get('at') ?? ''
  // a visitor gets there only once the submission was stored
  if (!form)
    return part === 'thanks' ? thanksPage(form, { targetId: at, language: guessed }) : awayPage(guessed)
  const version = query.get('v') ?? ''
  const definition = await definitionAs(context, form, version)
  const language = languageOf(definition?.lang, accepted)
  if (part === 'thanks') return thanksPage(form, { ...definition, targetId: at, language })
  if (part !== 'confirm') return unknownPage(language)
  const asked = await questionFor(context, form, {
    ...{ signed: query.get('of') ?? '', at, version, accepted, isWrong: query.has('wrong') },
  })
  return asked ?? expiredPage(form, at, language)
}

/** Answers a request for a page of a form, on the origin of sites; returns false for every other request. */
export const answerVisitor = async (
  context: Context,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> => {
  const { url = '/', method } = request
  if (!url.startsWith(visitorPath)) return false
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
    response.writeHead(405, { Allow: 'GET, HEAD, POST' }).end()
    return true
  }
  const address = countedCaller(context.config.trustedProxy)(request)
  if (method === 'POST' && !receiverOf(context).limits.allowsPage(address)) {
    const { crowded } = visitorWords(visitorLanguage(acceptedLanguages(request.headers['accept-language'])))
    sendPlain(response, crowded)
    discardRest(request)
    return true
  }
  const [path = '', search = ''] = url.slice(visitorPath.length).split('?', 2)
  const [formId = '', part = '', more] = path.split('/')
  const page = await pageFor(context, request, {
    formId,
    part: more === undefined ? part : 'none',
    query: new URLSearchParams(search),
  })
  send(request, response, page)
  discardRest(request)
  return true
}
