/** Tag of an SVG, or the text between two tags. */
export type SvgPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'end' }
  /** Markup that begins with `<!` and is neither a comment nor CDATA. */
  | { readonly kind: 'declaration'; readonly text: string }
  | {
      readonly kind: 'start'
      /** Lower case, without namespace prefix. */
      readonly name: string
      /** Names in lower case without prefix; values as written. */
      readonly attributes: readonly (readonly [name: string, value: string])[]
      readonly isEmpty: boolean
    }

const localName = (name: string): string => name.slice(name.lastIndexOf(':') + 1).toLowerCase()

/** Returns the offset after the next `sign`, or the end of the text. */
const behind = (text: string, sign: string, from: number): number => {
  const at = text.indexOf(sign, from)
  return at < 0 ? text.length : at + sign.length
}

/** Returns the offset of the bracket that ends a tag, ignoring those in quotes. */
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

/** Yields tags and texts of an SVG in order. Accepts malformed XML, because no renderer draws it. */
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
