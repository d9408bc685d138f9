import { expect, it } from 'vitest'
import { applyChange, invertChange } from '../../changes/change.ts'
import { createNode } from '../../blocks/create-node.ts'
import { withThemeLook } from '../../blocks/palette/with-theme-look.ts'
import { createDocument } from '../../tree/create-document.ts'
import type { Theme } from '../../theme/theme.ts'
import { setHeadingLevel } from './set-heading-level.ts'

const theme: Theme = {
  name: 'Mine',
  hasDark: false,
  tokens: ['t-1', 't-2', 't-4', 't-5', 's4'].map((name) => ({ name, group: 'other', value: '1rem' })),
}

/** Changes a new h2 with this style to an h3, on a page with the theme. Returns its style. */
const changed = (own: Record<string, string>, of: Theme | null = theme) => {
  const [node] = withThemeLook([createNode('Heading', { headingType: 'h2' })], of ?? undefined)
  const style = { ...(node!.props.elementStyle as object), ...own }
  const plain = createDocument([{ ...node!, props: { ...node!.props, elementStyle: style } }])
  const document = of ? { ...plain, page: { ...plain.page, theme: of } } : plain
  const ids = document.nodes.get(document.root)!.children
  const result = setHeadingLevel(document, { ids, level: 'h3' })
  if (!result.ok) throw new Error(result.reason.message)
  const after = applyChange(document, result.change)
  expect(applyChange(after, invertChange(result.change)).nodes).toEqual(document.nodes)
  expect(after.nodes.get(ids[0]!)?.props.headingType).toBe('h3')
  return after.nodes.get(ids[0]!)?.props.elementStyle
}

it('gives a heading the size of its new level by the theme', () => {
  expect(changed({})).toMatchObject({ 'font-size': 'var(--t-2)', 'margin-bottom': 'var(--s4)' })
})

it('keeps a size that was set by hand', () => {
  expect(changed({ 'font-size': '50px' })).toMatchObject({ 'font-size': '50px' })
})

it('leaves the size to a default for all headings of the new level', () => {
  const styles = [{ id: 'h3', name: '', layers: { desktop: { 'font-size': '40px' } } }]
  expect(changed({}, { ...theme, styles })).not.toHaveProperty('font-size')
})

it('keeps all values on a page without a theme', () => {
  expect(changed({}, null)).toMatchObject({ 'font-size': '24px' })
})
