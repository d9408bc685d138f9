import { layersIn, styleOf, type BuilderDocument, type Style } from '@web2/builder'

const colored = ['color', 'background-color', 'background', 'border-color'] as const
const notColors = new Set(['transparent', 'inherit', 'currentcolor', 'initial', 'unset', 'none'])

const isColor = (text: string): boolean =>
  !notColors.has(text.toLowerCase()) && /^(?:#[0-9a-f]{3,8}|(?:rgb|hsl)a?\([^()]*\)|[a-z]{3,20})$/i.test(text)

const colorsIn = (style: Style): readonly string[] =>
  colored.flatMap((property) => {
    const value = style[property]
    return typeof value === 'string' && isColor(value.trim()) ? [value.trim()] : []
  })

/** Returns the colors that blocks of the page set, the most frequent first. */
export const colorsOfPage = (document: BuilderDocument, most = 14): readonly string[] => {
  const counts = new Map<string, number>()
  for (const { props } of document.nodes.values()) {
    for (const layer of layersIn(props)) {
      const style = styleOf(props, layer)
      if (style) for (const color of colorsIn(style)) counts.set(color, (counts.get(color) ?? 0) + 1)
    }
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([color]) => color)
}
