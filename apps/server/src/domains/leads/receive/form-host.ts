import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AppContext } from '../../../platform/context.ts'
import { countedCaller } from '../../../platform/http/caller-address.ts'
import { readFormToken } from '../forms/form-token.ts'
import { restoreForm } from '../forms/restore-form.ts'
import { isRightAnswer, readConfirmation } from '../spam/confirmation.ts'
import { isSolved } from '../spam/proof-of-work.ts'
import { confirmLead } from './confirm-lead.ts'
import { claimedSent, faultUrl, formPath, isFormId, questionUrl, thanksUrl } from '../forms/form-addresses.ts'
import type { KnownForm } from '../forms/known-forms.ts'
import { ownFields, SubmissionFault, valueOf, type Fault, type Submission } from '../submission/submission.ts'
import { holdSubmission, readSubmission } from '../submission/read-submission.ts'
import { formAnswers, type FormExchange } from './form-answers.ts'
import { receiveSubmission } from './receive-submission.ts'
import { receiverOf } from './receiver.ts'

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
const calledForm = (target: string): Pick<FormExchange, 'formId' | 'isConfirmation'> | undefined => {
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
  const { config } = context
  const addressOf = countedCaller(config.trustedProxy)
  const receiver = receiverOf(context)
  const { limits, forms } = receiver
  const { answer, redirect, fail, thank } = formAnswers(context)

  const reported = (formId: string, error: unknown): Fault => {
    if (error instanceof SubmissionFault) return error.fault
    context.log(
      `A submission of form ${formId} could not be stored; its visitor can send it again: ${String(error)}`,
    )
    return 'away'
  }

  /** Returns a form that was registered after the backup which was restored, if its token proves it. */
  const restored = async (formId: string, submission: Submission): Promise<KnownForm | undefined> => {
    const token = readFormToken(await forms.keys(), formId, valueOf(submission, ownFields.token))
    if (!token) return undefined
    if (!limits.allowsLookup()) throw new SubmissionFault('busy')
    if (!(await restoreForm(context, formId, token))) return undefined
    forms.forget(formId)
    return forms.find(formId)
  }

  const receive = async (exchange: FormExchange, known: KnownForm | undefined): Promise<void> => {
    const { request, formId } = exchange
    // what an unknown form contains is not known either
    const withFiles =
      known === undefined ||
      [...known.versions.values()].some(({ fields }) => fields.some(({ type }) => type === 'file'))
    const submission = await readSubmission(request, { withFiles })
    const form = known ?? (await inTime(holdSubmission(submission, restored(formId, submission))))
    if (!form) return redirect(exchange, 303, faultUrl(config, formId, 'unreadable'))
    const caller = { address: addressOf(request), referer: request.headers.referer ?? '' }
    const received = await inTime(
      holdSubmission(submission, receiveSubmission(context, receiver, form, submission, caller)),
    )
    if (received.kind === 'fault') return fail(exchange, received.fault)
    const { target, version } = received
    const sent = { targetId: target?.targetId ?? '', version }
    if (received.kind === 'stored') thank(exchange, submission, target, sent)
    else redirect(exchange, 303, questionUrl(config, form.id, received.confirmation, sent))
  }

  const confirm = async (exchange: FormExchange, form: KnownForm): Promise<void> => {
    const submission = await readSubmission(exchange.request, { withFiles: false })
    const signed = valueOf(submission, 'of')
    const confirmation = readConfirmation(config.appSecret, form.id, signed)
    const sent = claimedSent(form, valueOf(submission, 'at'), valueOf(submission, 'v'))
    const again = (isWrong: boolean) =>
      redirect(exchange, 303, questionUrl(config, form.id, confirmation ? signed : '', { ...sent, isWrong }))
    // the page itself says that it has expired
    if (!confirmation || confirmation.until < context.now().getTime()) return again(false)
    if (!limits.allowsAnswer(confirmation.leadId)) throw new SubmissionFault('busy')
    const isConfirmed =
      isRightAnswer(config.appSecret, confirmation, valueOf(submission, 'answer')) ||
      (await isSolved(config.appSecret, signed, valueOf(submission, 'altcha')))
    if (!isConfirmed) return again(true)
    const { accountId } = form
    const status = await inTime(confirmLead(context, { leadId: confirmation.leadId, accountId }))
    if (status === undefined) again(false)
    else redirect(exchange, 303, thanksUrl(config, form.id, sent))
  }

  const handle = async (exchange: FormExchange): Promise<void> => {
    try {
      const form = await inTime(forms.find(exchange.formId))
      if (!exchange.isConfirmation) await receive(exchange, form)
      else if (form) await confirm(exchange, form)
      else redirect(exchange, 303, faultUrl(config, exchange.formId, 'unreadable'))
    } catch (error) {
      fail(exchange, reported(exchange.formId, error))
    }
  }

  return (request, response) => {
    const called = calledForm(request.url ?? '')
    if (!called) return false
    const exchange: FormExchange = { request, response, ...called }
    if (request.method !== 'POST')
      answer(
        exchange,
        405,
        { Allow: 'POST', 'Content-Type': 'text/plain; charset=utf-8' },
        'This address receives a form of a website. Open the website to fill it in.\n',
      )
    else if (!limits.allowsCaller(addressOf(request))) fail(exchange, 'busy')
    else void handle(exchange)
    return true
  }
}
