import { addressLines, dialled, escapeAttribute, escapeText } from '@web2/builder'
import type { NapData, PlannedLink } from '@web2/contract'
import { placeLinks } from './place-links.ts'

export interface PostParts {
  /** The article's clean HTML. */
  readonly text: string
  readonly links: readonly PlannedLink[]
  readonly nap: NapData | null
  /** What readers are told of the links before they read; empty for nothing. */
  readonly disclosure: string
  /** Where the product answers, for pictures of its own library. */
  readonly publicUrl: string
}

const webAddress = (address: string): string =>
  /^https?:\/\//i.test(address) ? address : `https://${address}`

/** Name, address, phone and website of a listing, as plain HTML. */
export const napBlock = (nap: NapData): string => {
  const website = nap.website?.trim() ?? ''
  return [
    `<p><strong>${escapeText(nap.businessName)}</strong><br>`,
    addressLines(nap).map(escapeText).join('<br>'),
    `<br><a href="tel:${escapeAttribute(dialled(nap.phone))}">${escapeText(nap.phone)}</a>`,
    website === '' ? '' : `<br><a href="${escapeAttribute(webAddress(website))}">${escapeText(website)}</a>`,
    '</p>',
  ].join('')
}

/** The HTML of a post: what is disclosed, the article with its links, the business. Pictures get full addresses. */
export const postHtml = ({ text, links, nap, disclosure, publicUrl }: PostParts): string =>
  [
    disclosure.trim() === '' ? '' : `<p><em>${escapeText(disclosure.trim())}</em></p>`,
    placeLinks(text, links),
    nap ? napBlock(nap) : '',
  ]
    .join('')
    .replace(/(<img[^>]*? src=")(?=\/media\/)/g, `$1${publicUrl}`)
