import { dialled, escapeAttribute, escapeText } from '@web2/builder'
import type { ListingPart } from './listing-parts.ts'

const paragraph = (inner: string): string => `<p>${inner}</p>`

const anchor = (href: string, text: string, inNewTab = true): string => {
  const target = inNewTab ? ' target="_blank" rel="noopener"' : ''
  return `<a href="${escapeAttribute(href)}"${target}>${escapeText(text)}</a>`
}

const items = (inner: readonly string[]): string =>
  `<ul>${inner.map((item) => `<li>${item}</li>`).join('')}</ul>`

const partHtml = (part: ListingPart): string => {
  switch (part.kind) {
    case 'name':
      return paragraph(`<strong>${escapeText(part.text)}</strong>`)
    case 'address':
      return paragraph(part.lines.map(escapeText).join('<br>'))
    case 'phone':
      return paragraph(`Phone: ${anchor(`tel:${dialled(part.text)}`, part.text, false)}`)
    case 'website':
      return paragraph(`Website: ${anchor(part.href, part.text)}`)
    case 'line':
      return paragraph(escapeText(`${part.label}: ${part.text}`))
    case 'hours':
      return `<table><tbody>${part.days
        .map(
          ({ day, hours }) => `<tr><th scope="row">${escapeText(day)}</th><td>${escapeText(hours)}</td></tr>`,
        )
        .join('')}</tbody></table>`
    case 'special':
      return items(part.days.map(({ day, hours }) => escapeText(`${day}: ${hours}`)))
    case 'about':
      return part.text
        .split(/\n\s*\n/)
        .map((text) => paragraph(escapeText(text.trim()).replace(/\n/g, '<br>')))
        .join('')
    case 'socials':
      return items(part.links.map(({ label, href }) => anchor(href, label)))
    case 'map':
      return `<iframe src="${escapeAttribute(part.src)}" title="${escapeAttribute(part.title)}" width="600" height="320" loading="lazy"></iframe>`
  }
}

/** Parts of a listing as plain HTML, ready to be put into a text: no classes, no styles, nothing of it unescaped. */
export const listingHtml = (parts: readonly ListingPart[]): string => parts.map(partHtml).join('')
