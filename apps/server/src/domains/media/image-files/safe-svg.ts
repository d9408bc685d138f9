import { plainCss, svgTree, type SvgTree } from './svg-tree.ts'
import { svgWeight } from './svg-weight.ts'

/** Elements that run scripts, load or embed other content. */
const activeElement =
  /<\s*(?:[a-z_][\w.-]*:)?(?:script|foreignObject|iframe|embed|object|audio|video|handler|set|animate\w*)\b/i
/** HTML elements also work within an SVG. */
const activeName =
  /^(?:script|foreignobject|iframe|embed|object|audio|video|handler|set|animate.*|meta|link|base|form|frame|frameset|applet)$/
const handler = /[\s"'/]on[a-z]+\s*=/i
/**
 * URLs outside the file itself; images embedded as data are allowed. The lookahead keeps the match linear.
 */
const outside =
  /\b(?:href|src|xml:base)\s*=(?=(\s*["']?\s*))\1(?!["'#\s])(?!data:image\/(?:png|jpeg|gif|webp);)|url\((?=(\s*["']?\s*))\2(?!["'#\s])(?!data:image\/(?:png|jpeg|gif|webp);)|@import/i
const entity = /<!ENTITY|<\?xml-stylesheet/i
/** Character references could hide any of the above. */
const hiddenLetter = /&#(?:x0*[0-7][0-9a-f]|0*\d{1,3});/i
/** A plain DOCTYPE; an internal subset in brackets could add a handler to every element. */
const plainDoctype = /^!DOCTYPE[^<>[\]"']*(?:(?:"[^<>[\]"]*"|'[^<>[\]']*')[^<>[\]"']*)*$/i

/**
 * Control characters are invalid in XML; some encodings drop what they introduce, which can assemble a
 * script.
 */
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/
const encoding = /^<\?xml\s[^>]*?\bencoding\s*=\s*["']\s*([^"'\s]*)/i
/** Encodings in which the letters of tags are ASCII, and nothing else is. */
const plainEncoding = /^(?:utf-8|us-ascii|iso-8859-\d{1,2}|windows-125\d)$/i

const filterName = /^(?:filter|fe[a-z]+)$/
const filterStyle = /(?:^|[\s;{])filter\s*:\s*(?!none\b|inherit\b|initial\b|unset\b|\s)/i

/** Depth of nested elements; drawing programs stay far below, and XML parsers give up here. */
const deepest = 256
/** Additional elements that may be drawn through repetition. */
const mostRepeated = 20_000

/** Returns whether a tag with this start contains a character. */
const holds = (text: string, start: RegExp, sign: string): boolean =>
  text.split('>').some((part) => {
    const at = part.search(start)
    return at >= 0 && part.includes(sign, at)
  })

const hasFilter = ({ elements, sheet }: SvgTree): boolean =>
  filterStyle.test(plainCss(sheet)) ||
  elements.some(
    ({ name, attributes }) =>
      filterName.test(name) ||
      !['none', ''].includes((attributes.get('filter') ?? '').trim()) ||
      filterStyle.test(plainCss(attributes.get('style') ?? '')),
  )

/** Returns active content found in elements, whatever their prefixes and however styles are escaped. */
const activeContentOfTree = (tree: SvgTree): string | null => {
  const { elements, sheet, declarations, depth } = tree
  if (!declarations.every((each) => plainDoctype.test(each))) return 'entities or external style sheets'
  const written = [sheet, ...elements.flatMap(({ attributes }) => [...attributes.values()])]
  if (elements.some(({ name }) => activeName.test(name))) return 'a script, an animation or embedded content'
  if (written.some((each) => each.includes('\\') && outside.test(plainCss(each))))
    return 'links to other files'
  if (written.some((each) => hiddenLetter.test(each))) return 'hidden characters in its markup'
  if (hasFilter(tree)) return 'a filter'
  if (depth > deepest) return 'too many nested elements'
  if (svgWeight(tree) - elements.length > mostRepeated) return 'too many repeated shapes'
  return null
}

/**
 * Returns what an SVG contains beyond a drawing, or that it takes too long to draw, as a phrase for users.
 * Returns null for a plain drawing.
 */
export const activeContentOfSvg = (text: string): string | null => {
  if (activeElement.test(text)) return 'a script, an animation or embedded content'
  if (handler.test(text)) return 'a script'
  if (entity.test(text) || holds(text, /<!DOCTYPE/i, '[')) return 'entities or external style sheets'
  if (outside.test(text)) return 'links to other files'
  if (control.test(text)) return 'hidden characters in its markup'
  if (!plainEncoding.test(encoding.exec(text.slice(0, 1_000))?.[1] ?? 'utf-8'))
    return 'an unsupported encoding'
  if (hiddenLetter.test(text) && holds(text, /</, '&#')) return 'hidden characters in its markup'
  return activeContentOfTree(svgTree(text))
}

/** Returns the same for the bytes of a file. */
export const activeContentOfFile = (bytes: Uint8Array): string | null =>
  activeContentOfSvg(new TextDecoder().decode(bytes))
