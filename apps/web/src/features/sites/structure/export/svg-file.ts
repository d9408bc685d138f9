import { buttonRadius, dotRadius } from '../layout/placed-block.ts'
import type { DiagramLayout, PlacedNode } from '../layout/lay-out.ts'
import { labelAttributes, pathOf, transformOf } from './svg-numbers.ts'

/** CSS colours of a diagram, none of them a variable. */
export interface DiagramColors {
  readonly ground: string
  readonly text: string
  readonly line: string
  readonly dot: string
}

export const labelFont = {
  family: 'system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif',
  size: 13,
}

// Characters that XML 1.0 can't represent (section 2.2).
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escaped = (text: string) =>
  text.replaceAll(unwritable, '\uFFFD').replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const buttonMarkup = ({ block, hidden, place }: PlacedNode, { ground, dot }: DiagramColors): string => {
  if (block.buttonAt === null || hidden === 0) return ''
  const [x, y] = block.label === 'along' ? [block.buttonAt, 0] : [0, block.buttonAt]
  const upright = place.angle === 0 ? '' : ` transform="rotate(${-place.angle} ${x} ${y})"`
  return (
    `<circle cx="${x}" cy="${y}" r="${buttonRadius}" fill="${escaped(dot)}"/>` +
    `<text x="${x}" y="${y}" dy=".35em" text-anchor="middle" font-size="9" fill="${escaped(ground)}"${upright}>${hidden}</text>`
  )
}

const nodeMarkup = (node: PlacedNode, colors: DiagramColors): string => {
  const { block, place, label, name, depth } = node
  const { x, y, textAnchor, transform } = labelAttributes(block, place)
  const turn = transform === undefined ? '' : ` transform="${transform}"`
  const weight = depth === 0 ? ' font-weight="650"' : ''
  return (
    `<g transform="${transformOf(place)}"><title>${escaped(name)}</title>` +
    `<circle r="${dotRadius}" fill="${escaped(colors.dot)}"/>` +
    `<text x="${x}" y="${y}" dy=".35em" stroke="${escaped(colors.ground)}" stroke-width="4" stroke-linejoin="round" paint-order="stroke" text-anchor="${textAnchor}"${weight}${turn}>${escaped(label)}</text>` +
    `${buttonMarkup(node, colors)}</g>`
  )
}

/** A diagram as an SVG document of its own, as large as the diagram. */
export const svgFile = (layout: DiagramLayout, colors: DiagramColors): string => {
  const [width, height] = [Math.ceil(layout.width), Math.ceil(layout.height)]
  const title = layout.nodes[0]?.name ?? ''
  const lines = layout.nodes.flatMap(({ line }) => (line ? [`<path d="${pathOf(line)}"/>`] : []))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="${escaped(colors.ground)}"/>`,
    `<g fill="none" stroke="${escaped(colors.line)}" stroke-width="1.5">${lines.join('')}</g>`,
    `<g fill="${escaped(colors.text)}" font-family="${escaped(labelFont.family)}" font-size="${labelFont.size}">`,
    ...layout.nodes.map((node) => nodeMarkup(node, colors)),
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}
