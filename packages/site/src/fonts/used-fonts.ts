import { findFontFamily, stylesOf } from './catalog.ts'
import { elementFonts, initialFonts, type ElementFonts } from './element-fonts.ts'
import type { FontFamily, FontStyle } from './font-family.ts'
import { mayUseFonts } from './font-stack.ts'
import { readDeclarations, readPageCss, type Declarations } from './page-css.ts'
import { decoded, readAttributes, readMarkup } from './page-markup.ts'

/** Font of a page, and the characters it shows. */
export interface UsedFont {
  readonly family: FontFamily
  readonly weight: number
  readonly style: FontStyle
  readonly characters: ReadonlySet<number>
  /** Some text surely has it; others only may, by a rule for a state or a window. */
  readonly isCertain: boolean
  /** How often its text has each character, as shown in capitals or not. */
  readonly counts: ReadonlyMap<number, number>
  /** How many of its figures have the same width, and how many have not. */
  readonly figures: { readonly tabular: number; readonly others: number }
  /** Its part of the opening of the page, which ends some letters after the start of the title; sure uses only. */
  readonly opening: { readonly letters: number; readonly hasTitle: boolean }
}

/** About as many letters as a phone shows below the title at first. */
const lettersAfterTitle = 300

const shownAttributes = ['placeholder', 'value', 'alt']

interface Collected {
  readonly family: FontFamily
  readonly weight: number
  readonly style: FontStyle
  readonly characters: Set<number>
  isCertain: boolean
  readonly counts: Map<number, number>
  readonly figures: { tabular: number; others: number }
  readonly opening: { letters: number; hasTitle: boolean }
}

const figure = /\d/g

const cased = (text: string, textCase: string | undefined): string =>
  textCase === 'uppercase' ? text.toUpperCase() : textCase === 'lowercase' ? text.toLowerCase() : text

/** Counts characters as browsers show them: white space is one space. */
const countText = (counts: Map<number, number>, text: string) => {
  for (const letter of text.replace(/\s+/g, ' ')) {
    const code = letter.codePointAt(0) ?? 0
    counts.set(code, (counts.get(code) ?? 0) + 1)
  }
}

const addText = (characters: Set<number>, text: string) => {
  for (const letter of text) characters.add(letter.codePointAt(0) ?? 0)
}

/**
 * Returns the fonts of the catalog that a page shows, in order of their first text, by following its style
 * sheets. Where they depend on state or window, every possible font counts.
 */
export const usedFonts = (html: string, own: readonly FontFamily[] = []): readonly UsedFont[] => {
  if (!mayUseFonts(html)) return []
  const sheets: string[] = []
  const inlines = new Map<string, Declarations>()
  for (const each of readMarkup(html)) {
    if (each.kind === 'style') sheets.push(each.css)
    if (each.kind !== 'open' || !each.attributes.includes('style')) continue
    const style = readAttributes(each.attributes).get('style')
    if (style !== undefined) inlines.set(each.attributes, readDeclarations(style))
  }
  const css = readPageCss(sheets, [...inlines.values()])
  const changesCase = html.includes('text-transform') || html.includes('small-caps')
  const used = new Map<string, Collected>()
  const open: { readonly tag: string; readonly fonts: ElementFonts; readonly isTitle: boolean }[] = []
  let hasTitle = false
  let lettersLeft = lettersAfterTitle

  const show = (text: string, { families, weights, styles: wantedStyles, cases, numerics }: ElementFonts) => {
    if (families.length === 0 || text.trim() === '') return
    const shown = changesCase ? text + text.toUpperCase() + text.toLowerCase() : text
    const figures = text.match(figure)?.length ?? 0
    const isTabular = numerics[0]?.includes('tabular-nums')
    // what surely applies comes first
    const [certainFamily] = families
    const [certainWeight] = weights
    const [certainStyle] = wantedStyles
    const isTitle = open.at(-1)?.isTitle ?? false
    hasTitle ||= isTitle
    const letters = lettersLeft > 0 ? text.trim().length : 0
    if (hasTitle) lettersLeft -= letters
    for (const name of families) {
      const family = findFontFamily(name) ?? own.find((each) => each.name === name)
      if (!family) continue
      for (const weight of weights)
        for (const wanted of wantedStyles) {
          const styles = stylesOf(family)
          const style = styles.includes(wanted) ? wanted : (styles[0] ?? 'normal')
          const key = `${family.id} ${weight} ${style}`
          const known = used.get(key) ?? {
            family,
            weight,
            style,
            characters: new Set<number>(),
            isCertain: false,
            counts: new Map<number, number>(),
            figures: { tabular: 0, others: 0 },
            opening: { letters: 0, hasTitle: false },
          }
          used.set(key, known)
          if (name === certainFamily && weight === certainWeight && wanted === certainStyle) {
            known.isCertain = true
            known.opening.letters += letters
            known.opening.hasTitle ||= isTitle && letters > 0
          }
          addText(known.characters, shown)
          countText(known.counts, cased(text, cases[0]))
          known.figures[isTabular ? 'tabular' : 'others'] += figures
        }
    }
  }

  const memo = new Map<ElementFonts, Map<string, ElementFonts>>()
  for (const each of readMarkup(html)) {
    const around = open.at(-1)?.fonts ?? initialFonts
    if (each.kind === 'text') show(decoded(each.text), around)
    if (each.kind === 'close') {
      const at = open.findLastIndex(({ tag }) => tag === each.tag)
      if (at >= 0) open.length = at
    }
    if (each.kind !== 'open') continue
    const { tag, attributes } = each
    const known = memo.get(around) ?? new Map<string, ElementFonts>()
    memo.set(around, known)
    const key = tag + attributes
    const all = attributes.trim() === '' ? undefined : readAttributes(attributes)
    let fonts = known.get(key)
    if (!fonts) {
      const classes = new Set(all?.get('class')?.split(/\s+/))
      fonts = elementFonts({ tag, id: all?.get('id'), classes, inline: inlines.get(attributes) }, around, css)
      known.set(key, fonts)
    }
    if (all) for (const name of shownAttributes) show(all.get(name) ?? '', fonts)
    if (!each.isClosed) open.push({ tag, fonts, isTitle: tag === 'h1' || (open.at(-1)?.isTitle ?? false) })
  }
  for (const { characters } of used.values()) addText(characters, css.inserted)
  return [...used.values()]
}
