import { appTitle } from '@web2/contract/core'

/** Content of an email, independent of text or HTML. */
export interface LetterContent {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly button?: { readonly label: string; readonly url: string }
  /** Small print at the end. */
  readonly note?: string
  /** Email address that answers go to; the installation's own if left out. */
  readonly replyTo?: string
  /** A letter from a member to a visitor: text only, without this product's name. */
  readonly isPlain?: boolean
  /** Sent by no person, so that other mail servers don't answer it. */
  readonly isAutomatic?: boolean
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** Returns the plain text, in which every mail client shows the link. */
export const letterText = ({ paragraphs, button, note, isPlain }: LetterContent): string =>
  [
    ...paragraphs,
    ...(button ? [`${button.label}: ${button.url}`] : []),
    ...(note !== undefined ? [note] : []),
    ...(isPlain ? [] : [`— ${appTitle}`]),
  ].join('\n\n')

const bodyStyle =
  'font:16px/1.5 system-ui,sans-serif;color:#1c2733;max-width:34em;margin:24px auto;padding:0 16px'
const buttonStyle =
  'display:inline-block;padding:10px 18px;border-radius:8px;background:#14606b;color:#fff;text-decoration:none'

/** Returns the HTML, with user-entered texts escaped. Line breaks stay. */
export const letterHtml = ({ subject, paragraphs, button, note }: LetterContent): string =>
  [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    `<body style="${bodyStyle}">`,
    ...paragraphs.map((text) => `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`),
    ...(button
      ? [`<p><a style="${buttonStyle}" href="${escaped(button.url)}">${escaped(button.label)}</a></p>`]
      : []),
    ...(note !== undefined ? [`<p style="color:#5b6b7a;font-size:14px">${escaped(note)}</p>`] : []),
    `<p>${appTitle}</p></body></html>`,
  ].join('\n')
