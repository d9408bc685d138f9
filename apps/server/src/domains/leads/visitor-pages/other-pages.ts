import { escapeAttribute, escapeText } from '@web2/builder'
import type { Config } from '../../../platform/config/config.ts'
import { confirmUrl, isWebAddress, type Sent } from '../forms/form-addresses.ts'
import type { KnownForm } from '../forms/known-forms.ts'
import { questionOf, type Confirmation } from '../spam/confirmation.ts'
import type { Challenge } from '../spam/proof-of-work.ts'
import { filled, visitorWords } from '../visitor-words/visitor-words.ts'
import { backLink } from './back-link.ts'
import { languageAttributes } from './language-attributes.ts'
import { visitorPage, type VisitorPage } from './page-shell.ts'
import { solverScript } from './solver-script.ts'
import { pageColors, plainColors } from './theme-colors.ts'

const paragraphs = (text: string, attributes = ''): string =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p${attributes}>${escapeText(part).replaceAll('\n', '<br>')}</p>`)
    .join('')

/**
 * Returns the page after a stored submission. It leads on to the thank-you page of the site, if there is one. While the
 * database is away, the form may be unknown.
 */
export const thanksPage = (
  form: KnownForm | undefined,
  {
    targetId,
    language,
    lang = '',
    successText = '',
  }: {
    readonly targetId: string
    readonly language: string
    /** Language and text of the version that was sent; an empty text for our words. */
    readonly lang?: string | undefined
    readonly successText?: string | undefined
  },
): VisitorPage => {
  const words = visitorWords(language)
  const target = form?.targets.get(targetId)
  const onward = target && isWebAddress(target.thankYouUrl) ? target.thankYouUrl : undefined
  const own = successText.trim()
  const text = own === '' ? paragraphs(words.thanksText) : paragraphs(own, languageAttributes(lang, language))
  const link =
    onward === undefined
      ? form
        ? backLink(form, targetId, words.back)
        : ''
      : `<p><a href="${escapeAttribute(onward)}">${escapeText(words.onward)}</a></p>`
  return visitorPage({
    lang: language,
    title: words.thanks,
    colors: pageColors(form?.theme ?? null),
    body: `<h1>${escapeText(words.thanks)}</h1>${text}${link}`,
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
export const expiredPage = (form: KnownForm, targetId: string, language: string): VisitorPage => {
  const words = visitorWords(language)
  return visitorPage({
    status: 410,
    lang: language,
    title: words.expired,
    colors: pageColors(form.theme),
    body: `<h1>${escapeText(words.expired)}</h1><p>${escapeText(words.expiredText)}</p>${backLink(form, targetId, words.back)}`,
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

/** Returns the page in place of one that needs the database, while that is away. */
export const awayPage = (language: string): VisitorPage => {
  const words = visitorWords(language)
  return visitorPage({
    status: 503,
    retryAfter: 60,
    lang: language,
    title: words.notNow,
    colors: plainColors,
    body: `<h1>${escapeText(words.notNow)}</h1><p>${escapeText(words.notNowText)}</p>`,
    formTargets: [],
  })
}
