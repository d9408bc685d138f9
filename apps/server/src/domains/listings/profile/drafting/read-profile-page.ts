import type { DraftPage } from '../../tables.ts'
import { jsonLdThings } from '../../websites/json-ld.ts'
import {
  attributeOf,
  elementsOf,
  linesOf,
  oneLine,
  parsePage,
  textOf,
  type Element,
} from '../../websites/page-tree.ts'
import { structuredFacts } from './structured-facts.ts'

/** Styles that take text out of sight. Style sheets are not read, so some hidden text remains: it is data like any other. */
const unseen =
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?:\.0*)?\s*(?:;|!|$)|font-size\s*:\s*0|(?:left|right|top|text-indent)\s*:\s*-\d{3,})/i

const isHidden = (element: Element): boolean =>
  attributeOf(element, 'hidden') !== undefined ||
  attributeOf(element, 'aria-hidden')?.trim().toLowerCase() === 'true' ||
  unseen.test(attributeOf(element, 'style') ?? '')

const longestLine = 2_000
/** Characters of one page that are kept. */
const mostText = 24_000
const mostLinks = 300

const withinLimit = (lines: readonly string[]): string[] => {
  let left = mostText
  const kept: string[] = []
  for (const line of lines) {
    left -= line.length
    if (left < 0) break
    kept.push(line)
  }
  return kept
}

/** Reads what a draft needs of a page. Pure; never throws, whatever the HTML. */
export const readProfilePage = (html: string, address: string, asked: string): DraftPage => {
  const url = new URL(address)
  const page = parsePage(html)
  const elements = elementsOf(page)
  const links = new Map<string, string>()
  for (const element of elements) {
    if (element.tagName !== 'a' || isHidden(element)) continue
    const target = URL.parse(attributeOf(element, 'href')?.trim() ?? '', url.href)
    if (!target || !/^https?:$/.test(target.protocol) || target.href.length > 2_000) continue
    target.hash = ''
    if (links.size < mostLinks && !links.has(target.href))
      links.set(target.href, textOf(element).slice(0, 100))
  }
  const titled = elements.find(({ tagName }) => tagName === 'title')
  const root = elements.find(({ tagName }) => tagName === 'html')
  const language = (root && attributeOf(root, 'lang')?.trim()) ?? ''
  return {
    asked,
    url: url.href,
    title: titled ? oneLine(textOf(titled)).slice(0, 200) : '',
    language: /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/.test(language) && language.length <= 35 ? language : '',
    lines: withinLimit(linesOf(page, { longest: longestLine, isHidden })),
    links: [...links].map(([href, words]) => ({ url: href, words })),
    facts: structuredFacts(jsonLdThings(page), url.href),
    problem: '',
  }
}
