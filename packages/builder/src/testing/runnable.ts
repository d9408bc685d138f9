import { parse, type DefaultTreeAdapterTypes } from 'parse5'

const compact = (text: string) => text.replace(/[\u0000-\u0020\u00a0]/g, '').toLowerCase()
const elsewhere = new Set(['object', 'embed', 'applet', 'base', 'frame'])
const animations = new Set(['set', 'animate', 'animatemotion', 'animatetransform'])

/** Attributes whose values a browser never follows or loads. */
const neverFollowed = new Set(
  'content title alt value style srcset class type rel as http-equiv values to from by attributename'.split(
    ' ',
  ),
)

/** An SVG runs its scripts where it is opened, but not where it is shown as an image. */
const opens = (tag: string, name: string): boolean =>
  /^(?:action|formaction)$/i.test(name) ||
  (/^(?:a|area|iframe)$/.test(tag) && /^(?:href|xlink:href|src)$/i.test(name))

/** A quoted URL may contain tabs; an unquoted one ends there. */
const runsInStyle = (style: string): boolean =>
  /url\(\s*javascript:|expression\(/i.test(style) || /url\(["']javascript:/.test(compact(style))

/** Returns what a browser parsing the page could run, with scripting enabled by default. */
export const runnable = (html: string, scriptingEnabled = true): string[] => {
  const found: string[] = []
  const waiting: DefaultTreeAdapterTypes.Node[] = [parse(html, { scriptingEnabled })]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('content' in node) waiting.push(node.content)
    if ('childNodes' in node) waiting.push(...node.childNodes)
    if (!('tagName' in node)) continue
    const tag = node.tagName.toLowerCase()
    const of = (wanted: string) => node.attrs.find(({ name }) => name.toLowerCase() === wanted)?.value ?? ''
    if (tag === 'script' && (compact(of('type')) !== 'application/ld+json' || of('src') !== ''))
      found.push('script')
    if (elsewhere.has(tag)) found.push(tag)
    if (animations.has(tag) && /^(?:xlink:)?href$|^on/.test(compact(of('attributename'))))
      found.push('animation')
    if (tag === 'link' && /\b(?:import|modulepreload)\b/i.test(of('rel'))) found.push('module')
    for (const { name, value } of node.attrs) {
      if (name.startsWith('on') || name === 'srcdoc') found.push(name)
      const plain = compact(value)
      if (!neverFollowed.has(name.toLowerCase()) && /^(?:javascript:|vbscript:|data:text)/.test(plain))
        found.push(`${name}=${value}`)
      if (opens(tag, name) && plain.startsWith('data:')) found.push(`${name}=${value}`)
      if (tag === 'meta' && name === 'http-equiv' && plain === 'refresh') found.push('refresh')
      if (name === 'style' && runsInStyle(value)) found.push(`${name}=${value}`)
      if (animations.has(tag) && plain.includes('javascript:')) found.push(`${name}=${value}`)
    }
  }
  return found
}
