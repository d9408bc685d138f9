import { readCountry } from '@web2/contract/listings'
import { attributeOf, elementsOf, isElement, textOf, wordsOf, type Element, type Page } from './page-tree.ts'
import { socialProfiles } from './social-profiles.ts'
import { isEmail, usable, type WebsiteFields } from './website-fields.ts'

/** Returns the text of a property: the part marked as its value, an abbreviation's title, or its text. */
const valueOf = (element: Element): string => {
  const part = element.childNodes.find((node) => isElement(node) && wordsOf(node, 'class').includes('value'))
  if (part) return textOf(part)
  const title = element.tagName === 'abbr' ? attributeOf(element, 'title') : undefined
  return title ?? attributeOf(element, 'value') ?? textOf(element)
}

const hrefOf = (element: Element): string => attributeOf(element, 'href') ?? textOf(element)

/** Reads one card; properties have a name in microformats2 (`p-tel`) and in the older hCard (`tel`). */
const cardOf = (card: Element): WebsiteFields => {
  const byClass = new Map<string, Element[]>()
  for (const element of elementsOf(card))
    for (const word of wordsOf(element, 'class'))
      byClass.set(word, [...(byClass.get(word) ?? []).slice(0, 9), element])
  const all = (...names: readonly string[]): Element[] => names.flatMap((name) => byClass.get(name) ?? [])
  const text = (...names: readonly string[]): string => {
    const [found] = all(...names)
    return found ? valueOf(found) : ''
  }
  const country = text('p-country-name', 'country-name')
  const [mail] = all('u-email', 'email')
  const email = mail
    ? hrefOf(mail)
        .replace(/^mailto:/i, '')
        .replace(/\?.*$/s, '')
    : ''
  return usable({
    businessName: text('p-org', 'org', 'organization-name') || text('p-name', 'fn'),
    phone: text('p-tel', 'tel'),
    address1: text('p-street-address', 'street-address'),
    address2: text('p-extended-address', 'extended-address'),
    city: text('p-locality', 'locality'),
    state: text('p-region', 'region'),
    zip: text('p-postal-code', 'postal-code'),
    country: readCountry(country)?.name ?? country,
    latitude: text('p-latitude', 'latitude'),
    longitude: text('p-longitude', 'longitude'),
    email: isEmail(email) ? email : '',
    ...socialProfiles(all('u-url', 'url').map(hrefOf)),
  })
}

const countOf = (fields: WebsiteFields): number => Object.keys(fields).length

/** Returns the fields of the card (`h-card`, hCard) that says most; undefined without a phone number or address. */
export const cardFields = (page: Page): WebsiteFields | undefined =>
  elementsOf(page)
    .filter((element) => wordsOf(element, 'class').some((word) => word === 'h-card' || word === 'vcard'))
    .slice(0, 10)
    .map(cardOf)
    .filter(({ address1, phone }) => (address1 ?? phone) !== undefined)
    .sort((one, other) => countOf(other) - countOf(one))[0]
