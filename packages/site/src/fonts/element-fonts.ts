import { namesInStack } from './font-stack.ts'
import type { FontStyle } from './font-family.ts'
import { valuesOf, type Declarations, type FontRule, type PageCss } from './page-css.ts'

/** Fonts that an element may have; more than one if it depends on its state or the window. */
export interface ElementFonts {
  /** Names of families of the catalog. */
  readonly families: readonly string[]
  readonly weights: readonly number[]
  readonly styles: readonly FontStyle[]
  /** Values of `text-transform`. */
  readonly cases: readonly string[]
  /** Values of `font-variant-numeric`. */
  readonly numerics: readonly string[]
}

export interface ElementFacts {
  readonly tag: string
  readonly id: string | undefined
  readonly classes: ReadonlySet<string>
  readonly inline: Declarations | undefined
}

export const initialFonts: ElementFonts = {
  families: [],
  weights: [400],
  styles: ['normal'],
  cases: ['none'],
  numerics: ['normal'],
}

const bold = new Set('b strong h1 h2 h3 h4 h5 h6 th'.split(' '))
const italic = new Set('i em cite var dfn address'.split(' '))
const monospaced = new Set('code kbd samp pre tt'.split(' '))
/** Controls whose fonts browsers do not inherit. */
const controls = new Set('input button select textarea'.split(' '))

type Property = keyof ElementFonts
/** Properties that `font` does not set to what its value says. */
type Apart = 'cases' | 'numerics'

const isApart = (property: Property): property is Apart => property === 'cases' || property === 'numerics'

const inherits = /^(?:inherit|unset|revert|revert-layer)$/i

const bolder = (weight: number): number => (weight < 350 ? 400 : weight < 550 ? 700 : 900)
const lighter = (weight: number): number => (weight < 550 ? 100 : weight < 750 ? 400 : 700)

const weightsIn = (value: string, inherited: readonly number[]): readonly number[] => {
  if (inherits.test(value)) return inherited
  if (/^bolder$/i.test(value)) return inherited.map(bolder)
  if (/^lighter$/i.test(value)) return inherited.map(lighter)
  const number = Number.parseFloat(value)
  return [/^bold$/i.test(value) ? 700 : number >= 1 && number <= 1000 ? number : 400]
}

const size =
  /(?:^|\s)(?:[\d.]+[a-z%]+|[a-z-]*(?:small|large|medium)|(?:calc|clamp|min|max)\(.*?\))(?:\s*\/\s*[^\s,]+)?\s/i

/** Returns the part of a `font` value that sets a property, with its default if it is left out. */
const partOf = (font: string, property: Exclude<Property, Apart>): string => {
  if (inherits.test(font)) return font
  const found = size.exec(font)
  const before = found ? font.slice(0, found.index + 1) : ''
  if (property === 'families') return found ? font.slice(found.index + found[0].length) : ''
  if (property === 'styles') return /\b(?:italic|oblique)\b/i.test(before) ? 'italic' : 'normal'
  return /\b(?:bold|bolder|lighter|[1-9]\d{0,3})\b/i.exec(before)?.[0] ?? '400'
}

const longhand = {
  families: 'font-family',
  weights: 'font-weight',
  styles: 'font-style',
  cases: 'text-transform',
  numerics: 'font-variant-numeric',
} as const

const important = /(?<!\s)\s*!important\s*$/i

interface Setting {
  readonly values: readonly string[]
  readonly isImportant: boolean
}

const settingOf = (
  declarations: Declarations,
  property: Property,
  { variables }: PageCss,
): Setting | undefined => {
  const own = declarations.get(longhand[property])
  const value = own ?? (isApart(property) ? undefined : declarations.get('font'))
  if (value === undefined) return undefined
  const values = valuesOf(value.replace(important, ''), variables).map((each) => each.trim())
  return {
    values: own === undefined && !isApart(property) ? values.map((each) => partOf(each, property)) : values,
    isImportant: important.test(value),
  }
}

const asWritten = (value: string, inherited: readonly string[]): readonly string[] =>
  inherits.test(value) ? inherited : [value.toLowerCase()]

const read = {
  families: (value: string, inherited: readonly string[]) =>
    inherits.test(value) ? inherited : namesInStack(value),
  weights: weightsIn,
  styles: (value: string, inherited: readonly FontStyle[]): readonly FontStyle[] =>
    inherits.test(value) ? inherited : [/^(?:italic|oblique)/i.test(value) ? 'italic' : 'normal'],
  cases: asWritten,
  numerics: asWritten,
} as const

const defaults = (tag: string, inherited: ElementFonts): ElementFonts => {
  const from = controls.has(tag) ? initialFonts : inherited
  return {
    families: monospaced.has(tag) ? [] : from.families,
    weights: bold.has(tag) ? (/^h|th/.test(tag) ? [700] : from.weights.map(bolder)) : from.weights,
    styles: italic.has(tag) ? ['italic'] : from.styles,
    cases: from.cases,
    numerics: from.numerics,
  }
}

const matches = (rule: FontRule, { tag, id, classes }: ElementFacts): boolean =>
  (rule.tag === undefined || rule.tag === tag) &&
  (rule.id === undefined || rule.id === id) &&
  rule.classes.every((each) => classes.has(each))

/** Returns the fonts that an element may have: what surely applies to it, and everything that may. */
export const elementFonts = (element: ElementFacts, inherited: ElementFonts, css: PageCss): ElementFonts => {
  const rules = css.rules.filter((rule) => matches(rule, element))
  const start = defaults(element.tag, inherited)
  if (rules.length === 0 && !element.inline) return start
  const resolve = <T extends string | number>(
    property: Property,
    toValues: (value: string, inherited: readonly T[]) => readonly T[],
    before: readonly T[],
    byDefault: readonly T[],
  ): readonly T[] => {
    let [certain, rank] = [byDefault, -1]
    const possible: T[] = []
    const note = (declarations: Declarations, isCertain: boolean, specificity: number) => {
      const setting = settingOf(declarations, property, css)
      if (!setting) return
      const found = setting.values.flatMap((value) => toValues(value, before))
      const own = specificity + (setting.isImportant ? 1e9 : 0)
      if (!isCertain) possible.push(...found)
      else if (own >= rank) [certain, rank] = [found, own]
    }
    for (const { declarations, isCertain, specificity } of rules) note(declarations, isCertain, specificity)
    if (element.inline) note(element.inline, true, 1e7)
    return [...new Set([...certain, ...possible])]
  }
  return {
    families: resolve('families', read.families, inherited.families, start.families),
    weights: resolve('weights', read.weights, inherited.weights, start.weights),
    styles: resolve('styles', read.styles, inherited.styles, start.styles),
    cases: resolve('cases', read.cases, inherited.cases, start.cases),
    numerics: resolve('numerics', read.numerics, inherited.numerics, start.numerics),
  }
}
