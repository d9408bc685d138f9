import type { FontFamily } from './font-family.ts'

/** Ends the name of a family's fallback; no page that loads its own fonts uses this name by chance. */
const standIn = ' Stand-in'

/** Returns the name of a family's fallback: a font of the device with the family's metrics. */
export const standInName = (name: string): string => name + standIn

const generic = ({ kind, fallback }: FontFamily): string => (kind === 'handwriting' ? 'cursive' : fallback)

/** Returns the CSS `font-family` that shows a family of the catalog. */
export const fontStack = (family: FontFamily): string =>
  `"${family.name}", "${standInName(family.name)}", ${generic(family)}`

/** Returns whether a page may name a family of the catalog. */
export const mayUseFonts = (html: string): boolean => html.includes(standIn)

const named = /([A-Z][\w ]*?) Stand-in\b/g

/** Returns the names of families in a CSS value, in order. Only stacks with the fallback's name count. */
export const namesInStack = (value: string): readonly string[] =>
  value.includes(standIn) ? [...new Set([...value.matchAll(named)].map(([, name = '']) => name))] : []
