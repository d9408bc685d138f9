import { addressIn } from './text-address.ts'
import { attributeOf, elementsOf, linesOf, textOf, type Page } from './page-tree.ts'
import { countryOfPage } from './page-country.ts'
import { linkedPhone, phoneIn } from './text-phone.ts'
import { nameOf } from './text-name.ts'
import { socialProfiles } from './social-profiles.ts'
import { weekIn } from './text-hours.ts'
import { isEmail, usable, type WebsiteFields } from './website-fields.ts'

const mailIn = (hrefs: readonly string[]): string =>
  hrefs
    .filter((href) => /^mailto:/i.test(href))
    .map((href) => href.slice('mailto:'.length).split('?', 1)[0]?.trim() ?? '')
    .find(isEmail) ?? ''

/** Reads what visitors see: links that call or write, `<address>`, phone numbers, hours, profiles and the name. */
export const visibleFields = (
  page: Page,
  url: URL,
  /** Country that structured data of the page names. */
  country: string | undefined,
): WebsiteFields => {
  const elements = elementsOf(page)
  const links = elements.filter(({ tagName }) => tagName === 'a')
  const hrefs = links.map((link) => attributeOf(link, 'href')?.trim() ?? '')
  const calls = links.flatMap((link, at) => {
    const href = hrefs[at] ?? ''
    return /^(?:tel|callto):/i.test(href) ? [{ href, text: textOf(link) }] : []
  })
  const lines = linesOf(page)
  const marked = elements
    .filter(({ tagName }) => tagName === 'address')
    .slice(0, 5)
    .flatMap((element) => linesOf(element))
  const address = addressIn(marked) ?? addressIn(lines)
  const dialed = countryOfPage(page, url.hostname, country ?? address?.country)
  const weekdays = weekIn(lines)
  return usable({
    businessName: nameOf(page, url.hostname),
    phone: linkedPhone(calls, dialed) || phoneIn(lines, dialed),
    email: mailIn(hrefs),
    ...address,
    ...(weekdays && { weekdays }),
    ...socialProfiles(hrefs),
  })
}
