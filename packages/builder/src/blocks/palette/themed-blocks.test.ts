import { describe, expect, it } from 'vitest'
import { changeOf } from '../../testing/change-of.ts'
import { createDocument } from '../../tree/create-document.ts'
import { exportHtml } from '../../html/export/export-html.ts'
import { tokenNamesIn } from '../../theme/token-reference.ts'
import type { Theme, Token, TokenGroup } from '../../theme/theme.ts'
import type { WireNode } from '../../tree/wire-node.ts'
import { insertTree } from '../../commands/insert-tree.ts'
import { createNode } from '../create-node.ts'
import { palette } from './palette.ts'
import { withThemeLook } from './with-theme-look.ts'

const token = (group: TokenGroup, name: string): Token => ({ name, group, value: '1px' })
const names =
  't--2 t--1 t-0 t-1 t-2 t-3 t-4 t-5 s1 s2 s3 s4 s5 shadow section gutter gap w-page c-deep c-deep-ink c-brand c-on-brand c-action c-on-action c-ink c-edge c-card c-muted c-link r-s r-m button-radius button-height button-case button-tracking strong-weight'
const theme: Theme = {
  name: 'Mine',
  hasDark: false,
  tokens: names.split(' ').map((name) => token('other', name)),
}
const items = palette.flatMap((group) => group.items)
const all = (nodes: readonly WireNode[]): WireNode[] => nodes.flatMap((node) => [node, ...all(node.children)])
const styleOf = (node: WireNode | undefined) => node?.props.elementStyle as Record<string, unknown>
const placed = (name: string, of: Theme | undefined = theme) =>
  styleOf(withThemeLook([createNode(name)], of)[0])

describe('a block of the palette', () => {
  it.each(items.map(({ id, nodes }) => [id, nodes] as const))(
    '%s follows the theme of its page',
    (_id, nodes) => {
      for (const node of all(withThemeLook(nodes, theme))) {
        const style = styleOf(node) ?? {}
        expect(style['font-size'] ?? '', JSON.stringify(node)).not.toMatch(/px$/)
        const fixed = Object.values(style).filter(
          (value) => typeof value === 'string' && !value.includes('var('),
        )
        expect(fixed.join(), JSON.stringify(node)).not.toMatch(/#[0-9a-f]{6}/i)
        const used = tokenNamesIn(JSON.stringify(style)).filter((name) => !name.startsWith('tone-'))
        expect(names.split(' ')).toEqual(expect.arrayContaining(used))
      }
    },
  )

  it.each(items.map(({ id, nodes }) => [id, nodes] as const))(
    '%s stays as it is without a theme',
    (_id, nodes) => expect(withThemeLook(nodes, undefined)).toBe(nodes),
  )

  it('keeps values whose design token the theme lacks or has retired', () => {
    expect(placed('Heading', { ...theme, tokens: [] })).toMatchObject({ 'font-size': '24px' })
    const retired = theme.tokens.map((each) => ({ ...each, isRetired: true as const }))
    expect(placed('Button', { ...theme, tokens: retired })).not.toHaveProperty('background-color')
    expect(placed('Button')).toMatchObject({ 'background-color': 'var(--tone-button, var(--c-action))' })
  })

  it('puts the slides of a carousel on surfaces of the theme, with text that is readable there', () => {
    const nodes = withThemeLook([createNode('Carousel')], theme)
    const html = exportHtml(createDocument(nodes))
    expect(html).toContain('background:var(--c-deep);color:var(--c-deep-ink)')
    expect(html).toContain('background:var(--c-brand);color:var(--c-on-brand)')
    expect(JSON.stringify(withThemeLook([createNode('Carousel')], { ...theme, tokens: [] }))).not.toContain(
      'var(',
    )
  })

  it('has the size of its heading level', () => {
    const sizes = ['h1', 'h2', 'h3', 'h4'].map((headingType) => {
      const [node] = withThemeLook([createNode('Heading', { headingType })], theme)
      return styleOf(node)['font-size']
    })
    expect(sizes).toEqual(['var(--t-5)', 'var(--t-4)', 'var(--t-2)', 'var(--t-1)'])
  })
})

it('the size by a theme gives way to a default for all headings, as the size without a theme does', () => {
  const styles = [{ id: 'h2', name: '', layers: { desktop: { 'font-size': '40px' } } }]
  const document = createDocument()
  const themed = { ...document, page: { ...document.page, theme: { ...theme, styles } } }
  const nodes = withThemeLook([createNode('Heading', { headingType: 'h2' })], themed.page.theme)
  const result = insertTree(themed, { nodes, place: { into: themed.root, at: 'end' }, newUuid: () => 'new' })
  const [added] = changeOf(result).added
  expect(added?.props.elementStyle).not.toHaveProperty('font-size')
  expect(added?.props.elementStyle).toMatchObject({ 'margin-bottom': 'var(--s4)' })
})
