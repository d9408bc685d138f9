import { escapeAttribute, escapeText } from '@web2/builder'
import type { Config } from '../../../platform/config/config.ts'
import { confirmUrl, isWebAddress, type Sent } from '../forms/form-addresses.ts'
import type { FormTarget, KnownForm } from '../forms/known-forms.ts'
import { questionOf, type Confirmation } from '../spam/confirmation.ts'
import type { Challenge } from '../spam/proof-of-work.ts'
import { filled, visitorWords } from '../visitor-words/visitor-words.ts'
import { visitorPage, type VisitorPage } from './page-shell.ts'
import { solverScript } from './solver-script.ts'
import { pageColors, plainColors } from './theme-colors.ts'

const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${escapeText(part).replaceAll('\n', '<br>')}</p>`)
    .join('')

const backLink = (target: FormTarget | undefined, label: string): string =>
  target && isWebAddress(target.baseUrl)
    ? `<p><a href="${escapeAttribute(target.baseUrl)}">${escapeText(label)}</a></p>`
    : ''

/** Returns the page after a stored submission. It leads on to the thank-you page of the site, if there is one. */
export const thanksPage = (
  form: KnownForm,
  {
    target,
    language,
    successText,
  }: {
    readonly target: FormTarget | undefined
    readonly language: string
    /** Of the version that was sent; empty for our words. */
    readonly successText: string
  },
): VisitorPage => {
  const words = visitorWords(language)
  const onward = target && isWebAddress(target.thankYouUrl) ? target.thankYouUrl : undefined
  const text = successText.trim() || words.thanksText
  const link =
    onward === undefined
      ? backLink(target, words.back)
      : `<p><a href="${escapeAttribute(onward)}">${escapeText(words.onward)}</a></p>`
  return visitorPage({
    lang: language,
    title: words.thanks,
    colors: pageColors(form.theme),
    body: `<h1>${escapeText(words.thanks)}</h1>${paragraphs(text)}${link}`,
    formTargets: [],
    ...(onward !== undefined && { onward }),
  })
}

interface Question {
  readonly config: Pick<Config, 'appSecret' | 'publicUrl'>
  readonly form: KnownForm
  readonly confirmation: Confirmation
  /** The signed text of the confirmation. */
  readonly signed: string
  readonly challenge: Challenge
  readonly sent: Sent
  readonly isWrong: boolean
  /** Status of the page if an answer could not be saved. */
  readonly unsaved?: 429 | 503
  readonly language: string
}

/**
 * Returns the page that asks for confirmation: a sum, which works without JavaScript. With it, the browser solves the
 * challenge and sends the form by itself.
 */
export const questionPage = (question: Question): VisitorPage => {
  const { config, form, confirmation, signed, challenge, sent, isWrong, unsaved, language } = question
  const words = visitorWords(language)
  const [a, b] = questionOf(config.appSecret, confirmation)
  const problem = unsaved !== undefined ? words.later : isWrong ? words.wrong : undefined
  const error = problem === undefined ? '' : `<p class="error" id="error">${escapeText(problem)}</p>`
  const described = problem === undefined ? '' : ' aria-invalid="true" aria-describedby="error"'
  const body =
    `<h1>${escapeText(words.oneStep)}</h1><p id="text">${escapeText(words.oneStepText)}</p>` +
    `<form method="post" action="${escapeAttribute(confirmUrl(config, form.id))}" ` +
    `data-altcha="${escapeAttribute(JSON.stringify(challenge))}" data-checking="${escapeAttribute(words.checking)}">` +
    `<input type="hidden" name="of" value="${escapeAttribute(signed)}"><input type="hidden" name="altcha">` +
    `<input type="hidden" name="at" value="${escapeAttribute(sent.targetId)}">` +
    `<input type="hidden" name="v" value="${escapeAttribute(sent.version)}">` +
    `<div><label for="answer">${escapeText(filled(words.sum, { a, b }))}</label>` +
    `<input id="answer" name="answer" inputmode="numeric" autocomplete="off" required${described}>${error}</div>` +
    `<button>${escapeText(words.send)}</button></form>`
  return visitorPage({
    lang: language,
    title: words.oneStep,
    colors: pageColors(form.theme),
    body,
    ...(unsaved !== undefined && { status: unsaved, retryAfter: 60 }),
    // a solution must not be sent again and again
    ...(problem === undefined && { script: solverScript }),
    formTargets: [new URL(config.publicUrl).origin, "'self'"],
  })
}

/** Returns the page of a confirmation that was made too late, or is none. */
export const expiredPage = (form: KnownForm, language: string): VisitorPage => {
  const words = visitorWords(language)
  return visitorPage({
    status: 410,
    lang: language,
    title: words.expired,
    colors: pageColors(form.theme),
    body: `<h1>${escapeText(words.expired)}</h1><p>${escapeText(words.expiredText)}</p>`,
    formTargets: [],
  })
}

/** Returns the page of a form that doesn't exist. */
export const unknownPage = (language: string): VisitorPage => {
  const words = visitorWords(language)
  return visitorPage({
    status: 404,
    lang: language,
    title: words.unknown,
    colors: plainColors,
    body: `<h1>${escapeText(words.unknown)}</h1><p>${escapeText(words.unknownText)}</p>`,
    formTargets: [],
  })
}

/** Returns the page while the database is away. */
export const awayPage = (language: string): VisitorPage => {
  const words = visitorWords(language)
  return visitorPage({
    status: 503,
    retryAfter: 60,
    lang: language,
    title: words.notSent,
    colors: plainColors,
    body: `<h1>${escapeText(words.notSent)}</h1><p>${escapeText(words.away)}</p>`,
    formTargets: [],
  })
}
