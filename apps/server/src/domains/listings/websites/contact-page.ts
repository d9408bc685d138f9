import { attributeOf, elementsOf, textOf, type Page } from './page-tree.ts'

const named = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

/** Pages on which sites write their address, best first. */
const kinds: readonly RegExp[] = [
  named('contact|kontakt|contacto|contatti|contacts|nous contacter|find us|visit us'),
  named('impressum|imprint|legal notice|mentions légales|aviso legal'),
  named(
    'about|über uns|ueber uns|à propos|a propos|qui sommes|sobre nosotros|quiénes somos|chi siamo|our location|locations?|hours',
  ),
]

const folder = /\.[a-z\d]{2,5}$/i

/** Returns the URL of the contact, imprint or about page on the same host; undefined if the page links to none. */
export const contactPage = (page: Page, url: URL): string | undefined => {
  const links = elementsOf(page)
    .filter(({ tagName }) => tagName === 'a')
    .flatMap((link) => {
      const target = URL.parse(attributeOf(link, 'href')?.trim() ?? '', url.href)
      if (!target || target.host !== url.host || !/^https?:$/.test(target.protocol)) return []
      if (target.pathname === url.pathname && target.search === url.search) return []
      const file = folder.exec(target.pathname)?.[0].toLowerCase()
      if (file !== undefined && !/^\.(?:html?|php|aspx?)$/.test(file)) return []
      const path = target.pathname.replaceAll(/[-_/.]/g, ' ')
      return [{ href: target.href.split('#', 1)[0] ?? '', words: `${textOf(link)} ${path}` }]
    })
  for (const kind of kinds) {
    const found = links.find(({ words }) => words.length < 200 && kind.test(words))
    if (found) return found.href
  }
  return undefined
}
