import { checkTheme, type Theme } from '@web2/builder'
import { readyThemes } from '@web2/site/themes'
import { describe, expect, it } from 'vitest'
import { freeTokenName } from './token-names.ts'
import { tokenLabel } from './token-labels.ts'
import { withOwnTokens } from '@web2/site'

const theme: Theme = {
  name: 'Mine',
  hasDark: true,
  tokens: [
    { name: 'c-leaf-green', group: 'color', value: '#0b6e4f' },
    { name: 'c-title', group: 'color', value: '#14432f' },
  ],
}

describe('the name of a new token', () => {
  it.each([
    ['Leaf green', 'c-leaf-green-2'],
    ['Äpfel & Birnen', 'c-apfel-birnen'],
    ['  ', 'c-token'],
    ['日本', 'c-token'],
    ['}</style>', 'c-style'],
  ])('%s becomes %s', (typed, name) => {
    expect(freeTokenName(theme, 'color', typed)).toBe(name)
    const token = { name, group: 'color', value: 'red' } as const
    expect(checkTheme({ ...theme, tokens: [...theme.tokens, token] }).ok).toBe(true)
  })
})

describe('a theme that replaces another', () => {
  const [next] = readyThemes
  if (!next) throw new Error('There is no ready theme.')
  const replaced = withOwnTokens(next, theme)
  const valueOf = (name: string) => replaced.tokens.find((token) => token.name === name)?.value

  it('keeps the breakpoints of the site', () => {
    const breakpoints = [{ name: 'Wide', width: 1200 }]
    expect(withOwnTokens(next, { ...theme, breakpoints }).breakpoints).toEqual(breakpoints)
    expect(withOwnTokens(next, theme)).not.toHaveProperty('breakpoints')
  })

  it('keeps added tokens and the choice of a dark variant', () => {
    expect(valueOf('c-leaf-green')).toBe('#0b6e4f')
    expect(replaced.hasDark).toBe(true)
    expect(checkTheme(replaced).ok).toBe(true)
  })

  it('gives tokens of a template’s design the color that fits the new theme', () => {
    expect(valueOf('c-title')).toBe('var(--c-ink)')
  })
})

it('names every color of the ready themes in words', () => {
  const names = readyThemes.flatMap(({ tokens }) =>
    tokens.filter(({ group }) => group === 'color' || group === 'family').map(({ name }) => name),
  )
  for (const name of new Set(names)) expect(tokenLabel(name)).not.toMatch(/-|^[a-z]/)
})
