import { addressLines, dialled, escapeAttribute, escapeText, linkAddress } from '@web2/builder'
import { plainText } from '@web2/contract/core'
import type { NapData } from '@web2/contract/listings'

const websiteLink = (website: string): string => {
  const address = linkAddress(website)
  const text = escapeText(website)
  return address === null ? text : `<a href="${escapeAttribute(address)}">${text}</a>`
}

/** Returns name, address, phone and website of a listing as plain HTML. */
export const napBlock = (nap: NapData): string => {
  const website = nap.website?.trim() ?? ''
  return [
    `<p><strong>${escapeText(nap.businessName)}</strong><br>`,
    addressLines(nap).map(escapeText).join('<br>'),
    `<br><a href="tel:${escapeAttribute(dialled(nap.phone))}">${escapeText(nap.phone)}</a>`,
    website === '' ? '' : `<br>${websiteLink(website)}`,
    '</p>',
  ].join('')
}

/** Appends the listing to a text unless the text already contains it. */
export const withNapBlock = (html: string, nap: NapData | null): string => {
  if (nap === null) return html
  const block = napBlock(nap)
  return plainText(html).includes(plainText(block)) ? html : `${html}${block}`
}
