import { svgParts } from './svg-tags.ts'

export interface SvgElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: SvgElement[]
}

export interface SvgTree {
  /** In document order. */
  readonly elements: readonly SvgElement[]
  /** Its style sheets, concatenated. */
  readonly sheet: string
  /** Declarations such as its DOCTYPE. */
  readonly declarations: readonly string[]
  /** Maximum nesting depth of elements. */
  readonly depth: number
}

/** Parses an SVG into elements, style sheets and declarations. */
export const svgTree = (text: string): SvgTree => {
  const elements: SvgElement[] = []
  const open: SvgElement[] = []
  const sheets: string[] = []
  const declarations: string[] = []
  let depth = 0
  for (const part of svgParts(text)) {
    if (part.kind === 'text') {
      if (open.at(-1)?.name === 'style') sheets.push(part.text)
    } else if (part.kind === 'declaration') declarations.push(part.text)
    else if (part.kind === 'end') open.pop()
    else {
      const element = { name: part.name, attributes: new Map(part.attributes), children: [] }
      elements.push(element)
      open.at(-1)?.children.push(element)
      if (!part.isEmpty) depth = Math.max(depth, open.push(element))
    }
  }
  return { elements, sheet: sheets.join('\n'), declarations, depth }
}

/** Normalizes CSS as browsers read it: without comments, with escapes decoded. */
export const plainCss = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
    .replace(/\\(?:([\da-f]{1,6})\s?|([\s\S]))/gi, (_written, code?: string, sign?: string) =>
      code === undefined ? (sign ?? '') : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
    )
