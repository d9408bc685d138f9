import { walkSheet } from '../styles/walk-sheet.ts'
import { tooLongTokens } from './expanded-length.ts'
import { guessGroup } from './guess-group.ts'
import { isTokenName, themeLimits, type Token } from './theme.ts'
import { withoutCycles } from './token-cycle.ts'
import { noDevice } from './theme-css.ts'
import { tidyValue, valueRefusal } from './token-value.ts'

/** Open block of a style sheet. */
interface Block {
  /** True if its declarations apply to the root element. */
  readonly isRoot: boolean
  /** Null for a block that does not apply on every device. */
  readonly variant: 'light' | 'dark' | null
}

const outside: Block = { isRoot: false, variant: 'light' }

const comments = /\/\*[^]*?(?:\*\/|$)/g
const isDark = /^@media\s*(?:screen and\s*)?\(\s*prefers-color-scheme\s*:\s*dark\s*\)$/i
const always =
  /^@(?:layer|supports|media\s+(?:all|screen)$|media\s*\(\s*prefers-color-scheme\s*:\s*light\s*\)$)/i
const root = /(?:^|,)\s*(?::root|html)\s*(?:,|$)/i

const blockOf = (text: string, parent: Block): Block => {
  const prelude = text.replace(comments, ' ').trim()
  if (!prelude.startsWith('@')) {
    // a rule within a rule has another subject
    return {
      isRoot: parent === outside || !parent.isRoot ? root.test(prelude) : false,
      variant: parent.variant,
    }
  }
  if (always.test(prelude)) return parent === outside ? { ...outside } : parent
  const holdsDark = isDark.test(prelude) || prelude === noDevice
  return { isRoot: parent.isRoot, variant: holdsDark && parent.variant ? 'dark' : null }
}

const declaration = /^\s*--([\w-]+)\s*:([^]*)$/

/** Names and values by variant; the last one of a name counts. */
type Found = Readonly<Record<'light' | 'dark', Map<string, string>>>

const collect = (text: string, { isRoot, variant }: Block, found: Found): void => {
  if (!isRoot || !variant) return
  const [, name, rest = ''] = declaration.exec(text.replace(comments, ' ')) ?? []
  if (name === undefined || !isTokenName(name)) return
  const value = tidyValue(rest.replace(/!\s*important\s*$/i, ''))
  if (valueRefusal(value) === null) found[variant].set(name, value)
}

const declarationsIn = (css: string): Found => {
  const found: Found = { light: new Map(), dark: new Map() }
  walkSheet(css, outside, {
    open: blockOf,
    visit: (from, to, block) => collect(css.slice(from, to), block, found),
  })
  return found
}

/**
 * Returns the custom properties that a style sheet gives the root element, as tokens, with the values for dark
 * devices. Values that a token can't have are left out, and so is anything beyond a theme's limit.
 */
export const tokensOfStyleSheet = (css: string): readonly Token[] => {
  const { light, dark } = declarationsIn(css)
  const tokens = [...light].slice(0, themeLimits.tokens).map(([name, value]): Token => {
    const darkValue = dark.get(name)
    const group = guessGroup(name, value)
    return { name, group, value, ...(darkValue !== undefined && { dark: darkValue }) }
  })
  const acyclic = withoutCycles(tokens)
  const tooLong = new Set(tooLongTokens(acyclic))
  return tooLong.size > 0 ? acyclic.filter(({ name }) => !tooLong.has(name)) : acyclic
}
