import { appTitle } from '@web2/contract/core'

/** Content of an email, independent of text or HTML. */
export interface LetterContent {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** Link into the app. Letters without one go to visitors of a site: they don't name the app. */
  readonly button?: { readonly label: string; readonly url: string }
  /** Small print at the end; empty for none. */
  readonly note: string
  /** Email address that gets replies, in place of the sender's. */
  readonly replyTo?: string
  /** Language of the text, if it is not English: a BCP 47 tag. */
  readonly lang?: string
  /** Sent by no person, so that other mail servers don't answer it (RFC 3834). */
  readonly isAutomatic?: true
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** Returns the plain text, in which every mail client shows the link. */
export const letterText = ({ paragraphs, button, note }: LetterContent): string =>
  [
    ...paragraphs,
    ...(button ? [`${button.label}: ${button.url}`] : []),
    ...(note === '' ? [] : [note]),
    ...(button ? [`— ${appTitle}`] : []),
  ].join('\n\n')

const bodyStyle =
  'font:16px/1.5 system-ui,sans-serif;color:#1c2733;max-width:34em;margin:24px auto;padding:0 16px'
const buttonStyle =
  'display:inline-block;padding:10px 18px;border-radius:8px;background:#14606b;color:#fff;text-decoration:none'

/** Returns the HTML, with user-entered names escaped. Line breaks within a paragraph stay. */
export const letterHtml = ({ subject, paragraphs, button, note, lang = 'en' }: LetterContent): string =>
  [
    `<!doctype html><html lang="${escaped(lang)}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    `<body style="${bodyStyle}">`,
    ...paragraphs.map((text) => `<p>${escaped(text).replace(/\r?\n/g, '<br>')}</p>`),
    ...(button
      ? [`<p><a style="${buttonStyle}" href="${escaped(button.url)}">${escaped(button.label)}</a></p>`]
      : []),
    ...(note === '' ? [] : [`<p style="color:#5b6b7a;font-size:14px">${escaped(note)}</p>`]),
    `${button ? `<p>${appTitle}</p>` : ''}</body></html>`,
  ].join('\n')
