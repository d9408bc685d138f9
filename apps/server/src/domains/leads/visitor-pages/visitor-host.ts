import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AppContext } from '../../../platform/context.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { countedCaller } from '../../../platform/http/caller-address.ts'
import { visitorPath } from '../receive/form-addresses.ts'
import type { KnownForm } from '../receive/known-forms.ts'
import { isFault, ownFields, PostFault, valueOf, type Fault, type Post } from '../receive/post.ts'
import { discardRest, readPost } from '../receive/read-post.ts'
import { publishedAs, versionIn, withOlderVersion } from '../receive/receive-post.ts'
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

interface ForwardedPost {
  readonly post: Post | undefined
  /** Reason for which it could not be read. */
  readonly fault: Fault | undefined
}

const readForwarded = async (request: IncomingMessage): Promise<ForwardedPost> => {
  if (request.method !== 'POST') return { post: undefined, fault: undefined }
  try {
    return { post: await readPost(request, { withFiles: true }), fault: undefined }
  } catch (error) {
    if (!(error instanceof PostFault)) throw error
    return { post: undefined, fault: error.fault }
  }
}

/** Returns the form with the version that was sent; as it is while the database is away. */
const withSent = async (
  context: Context,
  form: KnownForm,
  version: string | undefined,
): Promise<KnownForm> => {
  const { forms, limits } = receiverOf(context)
  const isRead = version === undefined || form.versions.has(version)
  // a URL may name any version
  if (isRead || !limits.allowsLookup()) return form
  try {
    return await withOlderVersion({ forms }, form, version)
  } catch (error) {
    context.log(`A version of the form ${form.id} could not be read: ${String(error)}`)
    return form
  }
}

/** Returns the form, undefined if there is none, or 'away' without the database. The last known form will do. */
const findForm = async (context: Context, formId: string): Promise<KnownForm | 'away' | undefined> => {
  const { forms, limits } = receiverOf(context)
  const remembered = forms.remembered(formId)
  if (remembered) return remembered
  if (!forms.isFresh(formId) && !limits.allowsLookup()) return 'away'
  try {
    return await forms.find(formId)
  } catch (error) {
    context.log(`The form ${formId} could not be read: ${String(error)}`)
    return 'away'
  }
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
  const { config, now } = context
  const accepted = acceptedLanguages(request.headers['accept-language'])
  const found = isUuid(formId) ? await findForm(context, formId) : undefined
  const guessed = visitorLanguage(accepted)
  if (!found) return unknownPage(guessed)
  const form = found === 'away' ? undefined : found
  const languageIn = (lang: string | undefined) =>
    visitorLanguage(lang === undefined ? accepted : [lang, ...accepted])
  if (part === '') {
    const { post, fault: unread } = await readForwarded(request)
    const asked = query.get('fault')
    const fault = unread ?? (isFault(asked) ? asked : 'unreadable')
    const sent = form && post ? await withSent(context, form, versionIn(form, post)) : form
    const lang = sent && post ? publishedAs(sent, post).definition?.lang : undefined
    const referer =
      valueOf(post ?? { entries: [], files: [] }, ownFields.referer) || (request.headers.referer ?? '')
    return faultPage({ config, formId, form: sent, fault, post, language: languageIn(lang), referer })
  }
  if (!form) return awayPage(guessed)
  const version = query.get('v') ?? ''
  const known = version === '' ? form : await withSent(context, form, version)
  const definition = known.versions.get(version) ?? known.versions.get(known.latest)
  const language = languageIn(definition?.lang)
  const target = form.targets.get(query.get('at') ?? '')
  if (part === 'thanks')
    return thanksPage(form, { target, language, successText: definition?.successText ?? '' })
  if (part !== 'confirm') return unknownPage(language)
  const signed = query.get('of') ?? ''
  const confirmation = readConfirmation(config.appSecret, formId, signed)
  if (!confirmation || confirmation.until < now().getTime()) return expiredPage(form, language)
  const challenge = await newChallenge(config.appSecret, signed)
  const isWrong = query.has('wrong')
  return questionPage({
    ...{ config, form, confirmation, signed, challenge, isWrong, language },
    sent: { targetId: target?.targetId ?? '', version: version.slice(0, 40) },
  })
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
