import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { AppContext } from '../../../platform/context.ts'
import { countedCaller } from '../../../platform/http/caller-address.ts'
import { readFormToken } from '../forms/form-token.ts'
import { restoreForm } from '../forms/restore-form.ts'
import { isRightAnswer, readConfirmation } from '../spam/confirmation.ts'
import { isSolved } from '../spam/proof-of-work.ts'
import { confirmLead } from './confirm-lead.ts'
import {
  claimedSent,
  faultUrl,
  formPath,
  isFormId,
  questionUrl,
  thanksUrl,
  webAddress,
  type Sent,
} from '../forms/form-addresses.ts'
import type { FormTarget, KnownForm } from '../forms/known-forms.ts'
import { ownFields, PostFault, valueOf, type Fault, type Post } from '../submission/post.ts'
import { discardRest, holdPost, readPost } from '../submission/read-post.ts'
import { receivePost } from './receive-post.ts'
import { receiverOf } from './receiver.ts'

/** A request for the address of a form. */
interface Call {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly formId: string
  /** True for an answer of our confirmation page. */
  readonly isConfirmation: boolean
}

/** Ms after which a visitor is asked to send again; a database that answers later stores the lead still. */
const databasePatience = 10_000

/** Rejects if the work takes longer than a visitor waits. */
const inTime = async <Result>(work: Promise<Result>): Promise<Result> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('The database took too long.')), databasePatience)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Returns the form that a request is for; undefined for other paths. */
const calledForm = (target: string): Pick<Call, 'formId' | 'isConfirmation'> | undefined => {
  // a target may be a whole URL (RFC 9112, 3.2.2)
  const url = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '')
  if (!url.startsWith(formPath)) return undefined
  const [path = ''] = url.slice(formPath.length).split('?', 1)
  const [formId = '', part, more] = path.split('/')
  const isKnown = isFormId(formId) && more === undefined && (part === undefined || part === 'confirm')
  return isKnown ? { formId, isConfirmation: part !== undefined } : undefined
}

/**
 * Receives forms of published sites at /f/<form>. Its answers are redirects to the site, or to pages on the origin of
 * sites that keep what was typed; it sets no cookie and allows no other origin to read anything. It comes before the
 * app, because a flood must cost little. Returns false for every other request.
 */
export const formHost = (
  context: AppContext,
): ((request: IncomingMessage, response: ServerResponse) => boolean) => {
  const { config, stopping } = context
  const addressOf = countedCaller(config.trustedProxy)
  const receiver = receiverOf(context)
  const { limits, forms } = receiver

  const answer = (
    { request, response }: Call,
    status: number,
    headers: OutgoingHttpHeaders,
    text = '',
  ): void => {
    response
      .writeHead(status, {
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
        'Content-Length': Buffer.byteLength(text),
        ...(stopping?.aborted && { Connection: 'close' }),
        ...headers,
      })
      .end(text)
    discardRest(request)
  }

  /** Redirects; with 307 browsers send the same body again. Submissions never get an answer with content. */
  const redirect = (call: Call, status: 303 | 307, location: string): void =>
    answer(call, status, { Location: location })

  const fail = (call: Call, fault: Fault): void => redirect(call, 307, faultUrl(config, call.formId, fault))

  const thank = (call: Call, post: Post, target: FormTarget | undefined, sent: Sent): void => {
    const own = target && valueOf(post, ownFields.ours) === '' ? webAddress(target.thankYouUrl) : undefined
    redirect(call, 303, own ?? thanksUrl(config, call.formId, sent))
  }

  const reported = (formId: string, error: unknown): Fault => {
    if (error instanceof PostFault) return error.fault
    context.log(
      `A submission of form ${formId} could not be stored; its visitor can send it again: ${String(error)}`,
    )
    return 'away'
  }

  /** Returns a form that was registered after the backup which was restored, if its token proves it. */
  const restored = async (formId: string, post: Post): Promise<KnownForm | undefined> => {
    const token = readFormToken(await forms.keys(), formId, valueOf(post, ownFields.token))
    if (!token) return undefined
    if (!limits.allowsLookup()) throw new PostFault('busy')
    if (!(await restoreForm(context, formId, token))) return undefined
    forms.forget(formId)
    return forms.find(formId)
  }

  const receive = async (call: Call, known: KnownForm | undefined): Promise<void> => {
    const { request, formId } = call
    // what an unknown form contains is not known either
    const withFiles =
      known === undefined ||
      [...known.versions.values()].some(({ fields }) => fields.some(({ type }) => type === 'file'))
    const post = await readPost(request, { withFiles })
    const form = known ?? (await inTime(holdPost(post, restored(formId, post))))
    if (!form) return redirect(call, 303, faultUrl(config, formId, 'unreadable'))
    const caller = { address: addressOf(request), referer: request.headers.referer ?? '' }
    const received = await inTime(holdPost(post, receivePost(context, receiver, form, post, caller)))
    if (received.kind === 'fault') return fail(call, received.fault)
    const { target, version } = received
    const sent = { targetId: target?.targetId ?? '', version }
    if (received.kind === 'stored') thank(call, post, target, sent)
    else redirect(call, 303, questionUrl(config, form.id, received.confirmation, sent))
  }

  const confirm = async (call: Call, form: KnownForm): Promise<void> => {
    const post = await readPost(call.request, { withFiles: false })
    const signed = valueOf(post, 'of')
    const confirmation = readConfirmation(config.appSecret, form.id, signed)
    const sent = claimedSent(form, valueOf(post, 'at'), valueOf(post, 'v'))
    const again = (isWrong: boolean) =>
      redirect(call, 303, questionUrl(config, form.id, confirmation ? signed : '', { ...sent, isWrong }))
    // the page itself says that it has expired
    if (!confirmation || confirmation.until < context.now().getTime()) return again(false)
    if (!limits.allowsAnswer(confirmation.leadId)) throw new PostFault('busy')
    const isConfirmed =
      isRightAnswer(config.appSecret, confirmation, valueOf(post, 'answer')) ||
      (await isSolved(config.appSecret, signed, valueOf(post, 'altcha')))
    if (!isConfirmed) return again(true)
    const { accountId } = form
    const status = await inTime(confirmLead(context, { leadId: confirmation.leadId, accountId }))
    if (status === undefined) again(false)
    else redirect(call, 303, thanksUrl(config, form.id, sent))
  }

  const handle = async (call: Call): Promise<void> => {
    try {
      const form = await inTime(forms.find(call.formId))
      if (!call.isConfirmation) await receive(call, form)
      else if (form) await confirm(call, form)
      else redirect(call, 303, faultUrl(config, call.formId, 'unreadable'))
    } catch (error) {
      fail(call, reported(call.formId, error))
    }
  }

  return (request, response) => {
    const called = calledForm(request.url ?? '')
    if (!called) return false
    const call: Call = { request, response, ...called }
    if (request.method !== 'POST')
      answer(
        call,
        405,
        { Allow: 'POST', 'Content-Type': 'text/plain; charset=utf-8' },
        'This address receives a form of a website. Open the website to fill it in.\n',
      )
    else if (!limits.allowsCaller(addressOf(request))) fail(call, 'busy')
    else void handle(call)
    return true
  }
}
