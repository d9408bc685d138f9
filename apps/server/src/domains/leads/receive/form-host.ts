import { setTimeout as delay } from 'node:timers/promises'
import type { Middleware } from '@feathersjs/koa'
import type { AppContext } from '../../../platform/context.ts'
import { countedCaller } from '../../../platform/http/caller-address.ts'
import { isRightAnswer, readConfirmation } from '../spam/confirmation.ts'
import { isSolved } from '../spam/proof-of-work.ts'
import { confirmLead } from './confirm-lead.ts'
import { faultUrl, formPath, isFormId, isWebAddress, questionUrl, thanksUrl } from './form-addresses.ts'
import type { FormTarget, KnownForm } from './known-forms.ts'
import { ownFields, PostFault, valueOf, type Fault, type Post } from './post.ts'
import { discardRest, readPost } from './read-post.ts'
import { receivePost } from './receive-post.ts'
import { receiverOf } from './receiver.ts'

type Context = Parameters<Middleware>[0]

/** Ms after which a visitor is asked to send again; a database that answers later stores the lead still. */
const databasePatience = 10_000

const headers = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}

/** Rejects if the work takes longer than a visitor waits. */
const inTime = async <Result>(work: Promise<Result>): Promise<Result> => {
  const timer = new AbortController()
  const late = delay(databasePatience, undefined, { signal: timer.signal, ref: false }).then(
    () => {
      throw new Error('The database took too long.')
    },
    () => new Promise<never>(() => undefined),
  )
  // its failure after the answer is no unhandled one
  work.catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    timer.abort()
  }
}

/** Redirects; with 307 browsers send the same body again. Submissions never get an answer with content. */
const redirect = (ctx: Context, status: 303 | 307, location: string): void => {
  ctx.set(headers)
  ctx.set('Location', location)
  ctx.status = status
  ctx.body = ''
  discardRest(ctx.req)
}

const plainAnswer = (ctx: Context, status: number, sentence: string): void => {
  ctx.set(headers)
  ctx.status = status
  ctx.type = 'text/plain; charset=utf-8'
  ctx.body = `${sentence}\n`
  discardRest(ctx.req)
}

/**
 * Receives forms of published sites at /f/<form>. Its answers are redirects to the site, or to pages on the origin of
 * sites that keep what was typed; it sets no cookie and allows no other origin to read anything.
 */
export const formHost = (context: AppContext): Middleware => {
  const { config } = context
  const addressOf = countedCaller(config.trustedProxy)
  const receiver = receiverOf(context)
  const { limits, forms } = receiver

  const thank = (ctx: Context, formId: string, post: Post, target: FormTarget | undefined): void => {
    const isDirect = target && isWebAddress(target.thankYouUrl) && valueOf(post, ownFields.ours) === ''
    redirect(ctx, 303, isDirect ? target.thankYouUrl : thanksUrl(config, formId, target))
  }

  const reported = (formId: string, error: unknown): Fault => {
    if (error instanceof PostFault) return error.fault
    context.log(
      `A submission of form ${formId} could not be stored; its visitor can send it again: ${String(error)}`,
    )
    return 'away'
  }

  const receive = async (ctx: Context, form: KnownForm): Promise<void> => {
    const withFiles = [...form.versions.values()].some(({ fields }) =>
      fields.some(({ type }) => type === 'file'),
    )
    const post = await readPost(ctx.req, { withFiles })
    const caller = { address: addressOf(ctx.req), referer: ctx.get('referer') }
    const answer = await inTime(receivePost(context, receiver, form, post, caller))
    if (answer.kind === 'stored') thank(ctx, form.id, post, answer.target)
    else if (answer.kind === 'doubtful')
      redirect(ctx, 303, questionUrl(config, form.id, answer.confirmation, answer.target ?? {}))
    else redirect(ctx, 307, faultUrl(config, form.id, answer.fault))
  }

  const confirm = async (ctx: Context, form: KnownForm): Promise<void> => {
    const post = await readPost(ctx.req, { withFiles: false })
    const sent = valueOf(post, 'of')
    const confirmation = readConfirmation(config.appSecret, form.id, sent)
    // a made-up text isn't sent back
    const signed = confirmation ? sent : ''
    const target = form.targets.get(valueOf(post, 'at'))
    const again = (isWrong: boolean) =>
      redirect(ctx, 303, questionUrl(config, form.id, signed, { targetId: target?.targetId, isWrong }))
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
    else redirect(ctx, 303, thanksUrl(config, form.id, target))
  }

  return async (ctx, next) => {
    if (!ctx.path.startsWith(formPath)) return next()
    const [formId = '', part, more] = ctx.path.slice(formPath.length).split('/')
    if (!isFormId(formId) || more !== undefined || (part !== undefined && part !== 'confirm')) return next()
    if (ctx.method !== 'POST') {
      ctx.set('Allow', 'POST')
      return plainAnswer(
        ctx,
        405,
        'This address receives a form of a website. Open the website to fill it in.',
      )
    }
    const fail = (fault: Fault) => redirect(ctx, 307, faultUrl(config, formId, fault))
    if (!limits.allowsCaller(addressOf(ctx.req))) return fail('busy')
    // a form that was never seen costs a statement
    if (!forms.isFresh(formId) && !forms.remembered(formId) && !limits.allowsLookup()) return fail('busy')
    try {
      const form = await inTime(forms.find(formId))
      if (!form) return redirect(ctx, 303, faultUrl(config, formId, 'unreadable'))
      await (part === 'confirm' ? confirm(ctx, form) : receive(ctx, form))
    } catch (error) {
      fail(reported(formId, error))
    }
  }
}
