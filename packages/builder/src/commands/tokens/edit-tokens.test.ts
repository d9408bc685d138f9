import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { applyChange, invertChange } from '../../changes/change.ts'
import { importHtml } from '../../html/import/import-html.ts'
import { exportHtml } from '../../html/export/export-html.ts'
import { arbitraryDocument } from '../../testing/arbitrary-document.ts'
import { withoutReference } from '../../theme/replace-reference.ts'
import type { Theme, Token } from '../../theme/theme.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import { nodeOf } from '../../tree/walk.ts'
import type { CommandResult } from '../command.ts'
import { createDocument } from '../../tree/create-document.ts'
import { setTheme } from '../set-theme.ts'
import { blocksWithToken, deleteToken, renameToken, replacementsOf } from './edit-tokens.ts'

const color = (name: string, value: string, more: Partial<Token> = {}): Token => ({
  ...{ name, group: 'color', value },
  ...more,
})
const theme: Theme = {
  name: 'Mine',
  hasDark: true,
  tokens: [
    color('x-leaf', '#0b6e4f', { dark: '#bbf7d0' }),
    color('x-grass', 'var(--x-leaf)'),
    color('x-sun', '#fc0'),
    { name: 'x-gap', group: 'space', value: '8px' },
  ],
  styles: [{ id: 's-hero', name: 'Hero', layers: { desktop: { color: 'var(--x-leaf)' } } }],
}
const done = (document: BuilderDocument, result: CommandResult): BuilderDocument => {
  if (!result.ok) throw new Error(result.reason.message)
  return applyChange(document, result.change)
}
const page = () => {
  const fragment = createDocument([
    {
      componentName: 'Heading',
      props: { elementStyle: { color: 'var( --x-leaf, red)' }, hover: { color: 'var(--x-leaf-2)' } },
      addition: {},
      children: [],
    },
  ])
  return done(fragment, setTheme(fragment, { theme }))
}
const stylesIn = (document: BuilderDocument) =>
  nodeOf(document, nodeOf(document, document.root).children[0]!).props
const tokenIn = (document: BuilderDocument, name: string) =>
  document.page.theme?.tokens.find((token) => token.name === name)

test.each([
  ['var(--a)', 'red'],
  ['1px solid VAR( --a , calc(1px + (2px)))', '1px solid red'],
  ['var(--a-b) var(--a) var(--b, var(--a))', 'var(--a-b) red var(--b, red)'],
  ['var(--a, ")")', 'red'],
  ['var(--a', 'var(--a'],
])('%s without a reference is %s', (css, without) => {
  expect(withoutReference(css, 'a', 'red')).toBe(without)
})

describe('a renamed token', () => {
  it('keeps its custom property, and its label is in JSON and HTML', () => {
    const renamed = done(page(), renameToken(page(), 'x-leaf', 'Our “leaf”'))
    expect(tokenIn(renamed, 'x-leaf')).toEqual({ ...theme.tokens[0], label: 'Our “leaf”' })
    const html = exportHtml(renamed, { title: 'T', description: '' })
    expect(tokenIn(importHtml(html).document, 'x-leaf')?.label).toBe('Our “leaf”')
  })

  it.each([' ', 'a'.repeat(61), 'two\nlines'])('can’t be called “%s”', (label) => {
    expect(renameToken(page(), 'x-leaf', label).ok).toBe(false)
  })
})

describe('a deleted token', () => {
  it('is replaced by its value in blocks, other tokens and styles', () => {
    const next = done(page(), deleteToken(page(), { name: 'x-leaf', isUsedElsewhere: false }))
    expect(tokenIn(next, 'x-leaf')).toBeUndefined()
    expect(tokenIn(next, 'x-grass')).toEqual(color('x-grass', '#0b6e4f', { dark: '#bbf7d0' }))
    expect(next.page.theme?.styles?.[0]?.layers.desktop).toEqual({ color: '#0b6e4f' })
    expect(stylesIn(next)).toMatchObject({
      elementStyle: { color: '#0b6e4f' },
      hover: { color: 'var(--x-leaf-2)' },
    })
  })

  it('is replaced by another token, which pages that use it follow', () => {
    const command = { name: 'x-leaf', by: 'x-sun', isUsedElsewhere: true }
    const next = done(page(), deleteToken(page(), command))
    expect(stylesIn(next)).toMatchObject({ elementStyle: { color: 'var(--x-sun)' } })
    expect(tokenIn(next, 'x-leaf')).toEqual(color('x-leaf', 'var(--x-sun)', { isRetired: true }))
  })

  it('stays as a retired one where the style sheet of all pages uses it', () => {
    const document = page()
    const tokens = [...theme.tokens, color('c-ink', '#111')]
    const themed = done(document, setTheme(document, { theme: { ...theme, tokens } }))
    const next = done(themed, deleteToken(themed, { name: 'c-ink', isUsedElsewhere: false }))
    expect(tokenIn(next, 'c-ink')).toEqual(color('c-ink', '#111', { isRetired: true }))
  })

  it('is not replaced by one that is made from it, or of another group', () => {
    expect(replacementsOf(theme, theme.tokens[0]!).map(({ name }) => name)).toEqual(['x-sun'])
    for (const by of ['x-grass', 'x-gap', 'x-leaf', 'x-none'])
      expect(deleteToken(page(), { name: 'x-leaf', by, isUsedElsewhere: false }).ok).toBe(false)
  })

  it('can be brought back, and leaves no use', () => {
    fc.assert(
      fc.property(arbitraryDocument, fc.boolean(), (document, isUsedElsewhere) => {
        const result = deleteToken(document, { name: 'c-a', isUsedElsewhere })
        if (!result.ok) return
        const next = applyChange(document, result.change)
        expect(blocksWithToken(next, 'c-a')).toEqual([])
        expect(applyChange(next, invertChange(result.change))).toEqual(document)
      }),
    )
  })
})

test('a value with very many references is written without them', () => {
  const css = 'var(--a) '.repeat(50_000)
  expect(withoutReference(css, 'a', 'red')).toBe('red '.repeat(50_000))
})
