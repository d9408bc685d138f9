import { attributeOf, elementsOf, oneLine, textOf, type Element, type Page } from './page-tree.ts'

const metaOf = (elements: readonly Element[], name: string): string =>
  oneLine(
    elements
      .filter(
        (element) =>
          element.tagName === 'meta' &&
          (attributeOf(element, 'property') ?? attributeOf(element, 'name') ?? '').toLowerCase() === name,
      )
      .map((element) => attributeOf(element, 'content') ?? '')[0] ?? '',
  )

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '')

/** Titles of pages that are no name of a business. */
const generic =
  /^(?:home(?: ?page)?|welcome|startseite|start|willkommen|accueil|bienvenue|inicio|contact(?: us)?|kontakt|impressum)$/iu

/** Returns how much of a host's name a text covers: 'green-acre.example' and 'Green Acre Gardens' have 'greenacre' in common. */
const likeness = (text: string, host: string): number => {
  const name = plain(host.replace(/^www\./, '').split('.')[0] ?? '')
  const words = text.split(/\s+/).map(plain)
  return words.filter((word) => word.length > 2 && name.includes(word)).join('').length
}

/** Returns the name of the business from the page's head: its site name, or the part of its title that resembles the host. */
export const nameOf = (page: Page, host: string): string => {
  const elements = elementsOf(page)
  const site = metaOf(elements, 'og:site_name') || metaOf(elements, 'application-name')
  if (site !== '' && site.length <= 120) return site
  const title = elements.find(({ tagName }) => tagName === 'title')
  const parts = (title ? textOf(title) : '')
    .split(/\s+[|–—·•:»-]\s+|\s*\|\s*|:\s+/u)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.length <= 120 && !generic.test(part))
  return parts.toSorted((one, other) => likeness(other, host) - likeness(one, host))[0] ?? ''
}
