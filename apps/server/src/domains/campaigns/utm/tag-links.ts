import { escapeAttribute } from '@web2/builder'
import { withUtm, type UtmParameters } from '@web2/campaigns'
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

interface Link {
  /** The decoded value. */
  readonly url: string
  /** Offsets of the whole attribute in the HTML. */
  readonly from: number
  readonly to: number
}

const linksIn = (html: string): readonly Link[] => {
  // the parser may repeat an element that is not closed
  const found = new Map<number, Link>()
  const waiting: DefaultTreeAdapterTypes.Node[] = [parseFragment(html, { sourceCodeLocationInfo: true })]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('tagName' in node && node.tagName === 'a') {
      const url = node.attrs.find(({ name, prefix }) => name === 'href' && !prefix)?.value
      const place = node.sourceCodeLocation?.attrs?.['href']
      if (url !== undefined && place)
        found.set(place.startOffset, { url, from: place.startOffset, to: place.endOffset })
    }
    if ('childNodes' in node) for (const child of node.childNodes) waiting.push(child)
  }
  return [...found.values()].toSorted((one, other) => one.from - other.from)
}

/** Returns the URLs of the links in HTML. */
export const linkUrls = (html: string): readonly string[] => linksIn(html).map(({ url }) => url)

/** Returns the attribute with another URL, which keeps the quotes and character references that it has. */
const rewritten = (attribute: string, before: string, after: string): string => {
  const [, start = '', quote = '', value = ''] = /^([^=]*=\s*)(["']?)(.*?)\2$/s.exec(attribute) ?? []
  if (value.replaceAll('&amp;', '&') !== before) return `href="${escapeAttribute(after)}"`
  let same = 0
  while (before[same] === after[same] && same < before.length) same += 1
  const added = after.slice(same, after.length - (before.length - same))
  let at = 0
  for (let read = 0; read < same; read += 1) at += value.startsWith('&amp;', at) ? '&amp;'.length : 1
  return `${start}${quote}${value.slice(0, at)}${added.replaceAll('&', '&amp;')}${value.slice(at)}${quote}`
}

/** Adds parameters to the links in HTML that `isTagged` chooses; all else stays as it is, byte by byte. */
export const tagLinks = (
  html: string,
  parameters: UtmParameters,
  isTagged: (url: string) => boolean,
): string => {
  if (parameters.length === 0) return html
  let [result, last] = ['', 0]
  for (const { url, from, to } of linksIn(html)) {
    const tagged = isTagged(url) ? withUtm(url, parameters) : null
    if (tagged === null) continue
    result += html.slice(last, from) + rewritten(html.slice(from, to), url, tagged)
    last = to
  }
  return result + html.slice(last)
}
