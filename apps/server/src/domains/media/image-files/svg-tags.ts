/** A tag of an SVG, or a stretch of text between two of them. */
export type SvgPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'end' }
  /** What begins with an exclamation mark and is neither a comment nor text. */
  | { readonly kind: 'declaration'; readonly text: string }
  | {
      readonly kind: 'start'
      /** Without the prefix of its namespace, in small letters. */
      readonly name: string
      /** Named in the same way; values as they are written. */
      readonly attributes: readonly (readonly [name: string, value: string])[]
      readonly isEmpty: boolean
    }

const localName = (name: string): string => name.slice(name.lastIndexOf(':') + 1).toLowerCase()

/** Where the text behind the next `sign` begins; the end where there is none. */
const behind = (text: string, sign: string, from: number): number => {
  const at = text.indexOf(sign, from)
  return at < 0 ? text.length : at + sign.length
}

/** The bracket that ends a tag: none within quotes does. */
const tagEnd = (text: string, from: number): number => {
  let quote = ''
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '>') return at
    else if (sign === '"' || sign === "'") quote = sign
  }
  return text.length
}

const attribute = /\s([^\s=/"'<>]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

const startOf = (source: string): SvgPart => ({
  kind: 'start',
  name: localName(/^[^\s/]*/.exec(source)![0]),
  attributes: Array.from(source.matchAll(attribute), ([, name = '', double, single]) => [
    localName(name),
    double ?? single ?? '',
  ]),
  isEmpty: source.endsWith('/'),
})

/** Tags and texts of an SVG in their order. What is no XML reads as anything: nobody can draw it. */
export const svgParts = function* (text: string): Generator<SvgPart> {
  for (let at = 0; at < text.length;) {
    if (text.charAt(at) !== '<') {
      const next = text.indexOf('<', at)
      const end = next < 0 ? text.length : next
      yield { kind: 'text', text: text.slice(at, end) }
      at = end
    } else if (text.startsWith('<!--', at)) at = behind(text, '-->', at + 4)
    else if (text.startsWith('<![CDATA[', at)) {
      const end = behind(text, ']]>', at)
      yield { kind: 'text', text: text.slice(at + 9, end - 3) }
      at = end
    } else if (text.startsWith('<?', at)) at = behind(text, '?>', at)
    else {
      const end = tagEnd(text, at)
      const source = text.slice(at + 1, end)
      if (source.startsWith('/')) yield { kind: 'end' }
      else if (source.startsWith('!')) yield { kind: 'declaration', text: source }
      else yield startOf(source)
      at = end + 1
    }
  }
}
