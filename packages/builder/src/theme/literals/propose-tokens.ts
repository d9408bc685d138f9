import type { BuilderDocument } from '../../tree/document.ts'
import { themeLimits, type Theme, type Token, type TokenGroup } from '../theme.ts'
import { tidyValue, valueRefusal } from '../token-value.ts'
import { toneAttribute } from '../tone.ts'
import { colorNames } from './color-roles.ts'
import { literalKey } from './literal-key.ts'
import type { ColorUse, Literal, LiteralGroup } from './literal.ts'
import { replaceInPage, type LiteralPlace } from './page-literals.ts'
import { sheetsOf } from './page-sheets.ts'
import type { Subject } from './sheet-literals.ts'
import { freeName, namesOfBaseSheets, namesOnPage } from './token-names.ts'

/** A design token that can take the place of a value which a page contains again and again. */
export interface TokenProposal {
  /** Identifies the value. */
  readonly key: string
  readonly token: Token
  /** The theme has the token already. */
  readonly isPresent: boolean
  /** How often the page contains the value. */
  readonly uses: number
  /** Blocks, style sheets and named styles with it, each as its kind and its id. */
  readonly places: readonly `${LiteralPlace['kind']} ${string}`[]
}

/** Uses from which on a value becomes a design token. */
export const leastUses = 3

/** Returns what identifies a value among all groups. */
export const proposalKey = ({ group, key }: Pick<Literal, 'group' | 'key'>): string => `${group} ${key}`

interface Found {
  readonly group: LiteralGroup
  readonly key: string
  readonly text: string
  uses: number
  readonly places: Set<TokenProposal['places'][number]>
  readonly by: Map<string, number>
}

const literalsOf = (document: BuilderDocument): readonly Found[] => {
  const all = new Map<string, Found>()
  replaceInPage(document, (literal: Literal, { kind, id, subject }: LiteralPlace) => {
    const { group, key, text, use } = literal
    const known = all.get(proposalKey(literal))
    const found: Found = known ?? { group, key, text, uses: 0, places: new Set(), by: new Map() }
    all.set(proposalKey(literal), found)
    found.uses += 1
    found.places.add(`${kind} ${id}`)
    for (const as of [`${use}`, `${use} ${subject}`, ` ${subject}`])
      found.by.set(as, (found.by.get(as) ?? 0) + 1)
    return undefined
  })
  return [...all.values()].filter(({ text }) => valueRefusal(text) === null)
}

const literalGroups: Partial<Record<TokenGroup, LiteralGroup>> = {
  color: 'color',
  family: 'family',
  text: 'text',
  space: 'space',
  radius: 'radius',
  shadow: 'shadow',
}

const declaredIn = (document: BuilderDocument): ReadonlySet<string> => {
  const inline = [...document.nodes.values()].map((record) =>
    JSON.stringify([record.props.elementStyle, record.props.breakpoints, record.addition.attributes?.style]),
  )
  const { css = '', theme } = document.page
  const text = [...sheetsOf(document), css, theme?.css ?? '', ...inline].join('\n')
  return new Set(Array.from(text.matchAll(/(?<![\w-])--([\w-]+)"?\s*:/g), ([, name = '']) => name))
}

/** Tokens of the theme by the literal that each one holds, on light and on dark devices alike. */
const tokensByLiteral = (document: BuilderDocument): ReadonlyMap<string, Token> => {
  const { theme } = document.page
  const declared = declaredIn(document)
  const byLiteral = new Map<string, Token>()
  for (const token of theme?.tokens ?? []) {
    const { name, value, dark, isRetired } = token
    const group = literalGroups[token.group]
    const differs = theme?.hasDark && dark !== undefined && dark !== value
    const key = group && !isRetired && !differs && !declared.has(name) ? literalKey(group, value) : null
    if (group && key !== null && !byLiteral.has(proposalKey({ group, key })))
      byLiteral.set(proposalKey({ group, key }), token)
  }
  return byLiteral
}

/**
 * Returns the names that a new token can't have. The style sheets that all pages share follow tokens with certain
 * names, so adding one of these would change the look, unless the page keeps its base style sheet.
 */
const takenNames = (document: BuilderDocument): Set<string> => {
  const { theme } = document.page
  const taken = namesOnPage(document)
  for (const { name } of theme?.tokens ?? []) taken.add(name)
  const hasTones = [...document.nodes.values()].some(
    ({ addition }) => addition.attributes?.[toneAttribute] !== undefined,
  )
  const keepsBase = !hasTones && (theme === undefined || theme.keepsBase === true)
  if (!keepsBase) for (const name of namesOfBaseSheets) taken.add(name)
  return taken
}

const inPx: Readonly<Record<string, number>> = { px: 1, rem: 16, em: 16, pt: 4 / 3, '%': 0.16, vw: 12, vh: 8 }

const sizeOf = (text: string): number => {
  const [, digits = '0', unit = ''] = /([\d.]+)([a-z%]+)/i.exec(text) ?? []
  return Number(digits) * (inPx[unit.toLowerCase()] ?? 8)
}

const counted: Readonly<
  Record<Exclude<LiteralGroup, 'color' | 'family'>, readonly [prefix: string, label: string]>
> = {
  text: ['t-size', 'Size'],
  space: ['s-space', 'Space'],
  radius: ['r-corner', 'Corner'],
  shadow: ['shadow', 'Shadow'],
}

const firstFamily = (text: string): string => (text.split(',')[0] ?? '').trim().replace(/^["']|["']$/g, '')

const familyName = (text: string): string =>
  `f-${
    firstFamily(text)
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 40) || 'font'
  }`

const mostUsed = (all: readonly Found[], as: string): Found | undefined =>
  all.filter(({ by }) => by.has(as)).toSorted((a, b) => (b.by.get(as) ?? 0) - (a.by.get(as) ?? 0))[0]

/** Returns the wanted name and label of each found value, in the order of a theme. */
const named = (found: readonly Found[]): (readonly [Found, name: string, label?: string])[] => {
  const of = (group: LiteralGroup) =>
    found.filter((each) => each.group === group).toSorted((a, b) => b.uses - a.uses)
  const colors = of('color')
  const byColor = colorNames(
    colors.map(({ key, text, uses, by }) => ({
      ...{ key, text, uses },
      usesAs: (use: ColorUse, subject?: Subject) => by.get(subject ? `${use} ${subject}` : use) ?? 0,
    })),
  )
  const families = of('family')
  const title = mostUsed(families, ' title')
  const text = mostUsed(families, ' page') ?? families.find((each) => each !== title)
  const familyNames = new Map([
    [title, 'f-title'],
    [text, 'f-text'],
  ])
  const sized = (['text', 'space', 'radius', 'shadow'] as const).flatMap((group) => {
    const [prefix, label] = counted[group]
    return of(group)
      .toSorted((a, b) => sizeOf(a.text) - sizeOf(b.text))
      .map((each, at) => [each, `${prefix}-${at + 1}`, `${label} ${at + 1}`] as const)
  })
  return [
    ...colors.map((each) => [each, byColor.get(each.key) ?? 'c-color'] as const),
    ...families.map((each) => {
      const role = familyNames.get(each)
      return role ? ([each, role] as const) : ([each, familyName(each.text), firstFamily(each.text)] as const)
    }),
    ...sized,
  ]
}

/** Returns the text of a value as a token of the theme holds it. */
const tokenOf = ({ group, key, text }: Found, name: string, label: string | undefined): Token => ({
  ...{ name, group, value: tidyValue(group === 'family' || group === 'shadow' ? key : text) },
  ...(label !== undefined && { label: label.slice(0, themeLimits.label) }),
})

/**
 * Returns the design tokens that a page could have for the values it contains again and again, the most used ones
 * first within each group, and those of its theme for values equal to theirs. Only equal values share a token, so
 * that the page looks the same with them.
 */
export const proposeTokens = (document: BuilderDocument): readonly TokenProposal[] => {
  const found = literalsOf(document)
  const present = tokensByLiteral(document)
  const taken = takenNames(document)
  const room =
    themeLimits.tokens - (document.page.theme?.tokens ?? []).filter((each) => !each.isRetired).length
  const isPresent = (each: Found) => present.has(proposalKey(each))
  const fresh = found.filter((each) => !isPresent(each) && each.uses >= leastUses)
  const most = new Set(fresh.toSorted((a, b) => b.uses - a.uses).slice(0, Math.max(0, room)))
  const proposal = (each: Found, token: Token): TokenProposal => ({
    ...{ key: proposalKey(each), token, isPresent: isPresent(each) },
    ...{ uses: each.uses, places: [...each.places] },
  })
  return [
    ...found.filter(isPresent).map((each) => proposal(each, present.get(proposalKey(each))!)),
    ...named([...most]).map(([each, wanted, label]) => {
      const name = freeName(wanted, taken)
      const number = /-(\d+)$/.exec(name)?.[1]
      return proposal(each, tokenOf(each, name, number && label ? label.replace(/\d+$/, number) : label))
    }),
  ]
}

/** Returns a theme with more tokens; without one, a new theme that leaves the look of all pages as it is. */
export const themeWith = (theme: Theme | undefined, name: string, tokens: readonly Token[]): Theme =>
  theme
    ? { ...theme, tokens: [...theme.tokens, ...tokens] }
    : { name, tokens, hasDark: false, keepsBase: true }
