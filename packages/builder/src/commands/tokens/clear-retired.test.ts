import { expect, it } from 'vitest'
import { applyChange, invertChange } from '../../changes/change.ts'
import { createNode } from '../../blocks/create-node.ts'
import { withTheme } from '../../html/theme/with-theme.ts'
import { checkTheme } from '../../theme/check-theme.ts'
import { themeLimits, type Theme, type Token } from '../../theme/theme.ts'
import { createDocument } from '../../tree/create-document.ts'
import { changeOf } from '../../testing/index.ts'
import { deleteToken } from './edit-tokens.ts'
import { clearRetiredTokens, retiredTokens } from './clear-retired.ts'

const token = (name: string, value = '#0b6e4f'): Token => ({ name, group: 'color', value })
const retired = (name: string, value?: string): Token => ({ ...token(name, value), isRetired: true })

const pageWith = (tokens: readonly Token[], more: Partial<Theme> = {}, style = {}, css = '') => {
  const document = createDocument([createNode('Paragraph', { content: 'A', elementStyle: style })])
  const page = withTheme(document.page, { name: 'Mine', hasDark: false, tokens, ...more })
  return { ...document, page: { ...page, ...(css && { css }) } }
}
const left = (document: ReturnType<typeof pageWith>, usedElsewhere: readonly string[] = []) => {
  const result = clearRetiredTokens(document, usedElsewhere)
  if (!result.ok) return result.reason.detail
  const cleared = applyChange(document, result.change)
  expect(applyChange(cleared, invertChange(result.change))).toEqual(document)
  return cleared.page.theme?.tokens.map(({ name }) => name)
}

it('removes deleted tokens that nothing uses, and can be undone', () => {
  expect(left(pageWith([token('c-a'), retired('c-old'), retired('c-older')]))).toEqual(['c-a'])
})

it.each([
  ['a block of the page', pageWith([retired('c-old'), retired('c-x')], {}, { color: 'var(--c-old)' })],
  ['custom CSS of the page', pageWith([retired('c-old'), retired('c-x')], {}, {}, 'p{color:var( --c-old )}')],
  ['custom CSS of the site', pageWith([retired('c-old'), retired('c-x')], { css: 'p{color:var(--c-old)}' })],
  [
    'a named style',
    pageWith([retired('c-old'), retired('c-x')], {
      styles: [{ id: 's-a', name: 'A', layers: { desktop: { color: 'var(--c-old)' } } }],
    }),
  ],
])('keeps one that is used by %s', (_where, document) => {
  expect(left(document)).toEqual(['c-old'])
})

it('keeps one in a style sheet of the page, also when it is deleted', () => {
  const document = pageWith([token('c-old')])
  const style = { tag: 'style', attributes: {}, text: '.a{color:var(\n--c-old)}' }
  const sheets = { ...document, page: { ...document.page, head: [...document.page.head, style] } }
  const deleted = applyChange(
    sheets,
    changeOf(deleteToken(sheets, { name: 'c-old', isUsedElsewhere: false })),
  )
  expect(deleted.page.theme?.tokens).toMatchObject([{ name: 'c-old', isRetired: true }])
  expect(clearRetiredTokens(deleted, []).ok).toBe(false)
})

it('keeps those that other pages use, and those they refer to', () => {
  const tokens = [retired('c-base'), retired('c-old', 'var(--c-base)'), retired('c-x')]
  expect(left(pageWith(tokens), ['c-old'])).toEqual(['c-base', 'c-old'])
  expect(left(pageWith([token('c-a', 'var(--c-old)'), ...tokens]))).toEqual(['c-a', 'c-base', 'c-old'])
})

it('keeps those that the style sheets of all pages follow', () => {
  expect(left(pageWith([retired('c-ink'), retired('c-x')]))).toEqual(['c-ink'])
})

it('is refused if each is in use', () => {
  expect(left(pageWith([retired('c-old')]), ['c-old'])).toBe(
    'Pages or sections still use each deleted design token.',
  )
})

it('deleted tokens do not count toward the limit, and have their own', () => {
  const many = (count: number, make: (name: string) => Token) =>
    Array.from({ length: count }, (_, at) => make(`${make('x').isRetired ? 'r' : 't'}-${at}`))
  const theme = (tokens: readonly Token[]) => checkTheme({ name: 'Mine', hasDark: false, tokens })
  const full = [...many(themeLimits.tokens, token), ...many(themeLimits.retired, retired)]
  const checked = theme(full)
  expect(checked.ok && retiredTokens(checked.theme)).toHaveLength(themeLimits.retired)
  expect(theme([...full, token('more')])).toMatchObject({
    sentence: expect.stringContaining('501 design tokens') as string,
  })
  expect(theme([...full, retired('more')])).toMatchObject({
    sentence: expect.stringContaining('keeps 501 deleted design tokens') as string,
  })
})
