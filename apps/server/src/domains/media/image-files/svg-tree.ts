import { svgParts } from './svg-tags.ts'

export interface SvgElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: SvgElement[]
}

export interface SvgTree {
  /** In the order of the file. */
  readonly elements: readonly SvgElement[]
  /** Its style sheets, one behind the other. */
  readonly sheet: string
  /** What it declares, such as its kind of document. */
  readonly declarations: readonly string[]
  /** How many elements stand within each other at most. */
  readonly depth: number
}

/** What an SVG is made of. */
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

/** As a browser reads a style: without comments, letters that are written by number in their places. */
export const plainCss = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
    .replace(/\\(?:([\da-f]{1,6})\s?|([\s\S]))/gi, (_written, code?: string, sign?: string) =>
      code === undefined ? (sign ?? '') : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
    )
