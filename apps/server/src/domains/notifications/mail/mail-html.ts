import { appTitle } from '@web2/contract/core'
import type { LetterContent, LetterFact } from './mail-content.ts'

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** Escapes a text of several lines. */
const withBreaks = (text: string) => escaped(text).replace(/\r\n?|\n/g, '<br>')

/** Rules for dark screens. Everything else is inline, because some mail clients drop style sheets. */
const darkRules = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#14191f!important;color:#e6ebef!important}
.card{background:#1c232b!important;border-color:#34404a!important}
.dim{color:#a3afb8!important}
.row{border-color:#34404a!important}
.action{background:#7fd1cc!important;color:#0d1c1e!important}
}`

// Outlook breaks long words only with the older property
const breaks = 'overflow-wrap:anywhere;word-break:break-word'
const styles = {
  page: `margin:0;padding:0;background:#f3f5f6;color:#1c2733;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;${breaks}`,
  frame: 'width:100%;max-width:600px;table-layout:fixed;border-collapse:separate',
  brand: 'padding:24px 24px 12px;font-size:14px;font-weight:600;color:#55636f',
  card: 'padding:28px 24px;background:#ffffff;border:1px solid #dde2e6;border-radius:12px',
  heading: 'margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:700',
  paragraph: 'margin:0 0 16px',
  label: 'margin:0;font-size:14px;color:#55636f',
  value: 'margin:0 0 16px',
  count: 'padding:8px 0;border-bottom:1px solid #dde2e6;vertical-align:top;font-weight:400',
  action: 'border-radius:8px;background:#14606b;color:#ffffff',
  small: 'padding:16px 24px 0;font-size:14px;color:#55636f',
}

const hidden = 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all'

/** Beginning of the content, which lists of emails show next to the subject. */
const previewOf = ({ paragraphs, facts = [] }: LetterContent): string =>
  [...paragraphs, ...facts.map(({ value }) => value)].join(' · ').slice(0, 140).toWellFormed()

/** Keeps a text that may be written from the right apart from the texts around it. */
const apart = (html: string): string => `<span dir="auto">${html}</span>`

// the labels decide the direction of all, so that an email address in an Arabic form is at its label
const factsHtml = (facts: readonly LetterFact[]): string =>
  facts.length === 0
    ? ''
    : `<dl dir="auto" style="margin:0">${facts
        .map(
          ({ label, value }) =>
            `<dt class="dim" style="${styles.label}">${escaped(label)}</dt>` +
            `<dd style="${styles.value}">${apart(withBreaks(value))}</dd>`,
        )
        .join('\n')}</dl>`

const countsHtml = (counts: readonly LetterFact[]): string =>
  counts.length === 0
    ? ''
    : `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;table-layout:fixed;font-size:16px;color:inherit">${counts
        .map(
          ({ label, value }) =>
            `<tr><th class="row" scope="row" align="left" style="${styles.count}">${apart(escaped(label))}</th>` +
            `<td class="row" align="right" width="80" style="${styles.count};font-weight:600">${escaped(value)}</td></tr>`,
        )
        .join('\n')}</table>`

const buttonHtml = ({ label, url }: NonNullable<LetterContent['button']>): string =>
  '<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 0"><tr>' +
  `<td class="action" style="${styles.action}"><a class="action" href="${escaped(url)}" ` +
  `style="${styles.action};display:inline-block;padding:12px 20px;font-weight:600;text-decoration:none">${escaped(label)}</a></td></tr></table>`

const smallHtml = ({ details = [], note }: LetterContent): string => {
  const lines = [
    ...details.map(({ label, value }) => `${escaped(label)}: ${apart(escaped(value))}`),
    ...(note === undefined ? [] : [`${details.length > 0 ? '<br>' : ''}${escaped(note)}`]),
  ]
  return lines.length === 0
    ? ''
    : `<tr><td class="dim" style="${styles.small}">${lines.join('<br>\n')}</td></tr>`
}

/**
 * Returns the HTML, with user-entered texts escaped. Line breaks stay, each text has its own direction, and colors follow
 * the screen's.
 */
export const letterHtml = (letter: LetterContent): string => {
  const { subject, paragraphs, facts = [], counts = [], button } = letter
  return [
    '<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(subject)}</title><style>${darkRules}</style></head>`,
    `<body class="page" style="${styles.page}"><div style="${hidden}">${escaped(previewOf(letter))}</div>`,
    `<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${styles.page}"><tr><td style="padding:0 12px 32px">`,
    `<table role="presentation" align="center" cellpadding="0" cellspacing="0" style="${styles.frame}">`,
    `<tr><td class="dim" style="${styles.brand}">${appTitle}</td></tr>`,
    `<tr><td class="card" style="${styles.card}"><h1 dir="auto" style="${styles.heading}">${escaped(subject)}</h1>`,
    ...paragraphs.map((text) => `<p dir="auto" style="${styles.paragraph}">${withBreaks(text)}</p>`),
    factsHtml(facts),
    countsHtml(counts),
    `${button ? buttonHtml(button) : ''}</td></tr>`,
    `${smallHtml(letter)}</table></td></tr></table></body></html>`,
  ]
    .filter((part) => part !== '')
    .join('\n')
}
