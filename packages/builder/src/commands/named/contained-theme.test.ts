import { expect, test } from 'vitest'
import { createNode } from '../../blocks/create-node.ts'
import { exportHtml } from '../../html/export/export-html.ts'
import { htmlWithTheme } from '../../html/export/html-with-theme.ts'
import { withTheme } from '../../html/theme/with-theme.ts'
import type { Theme } from '../../theme/theme.ts'
import { createDocument } from '../../tree/create-document.ts'
import { withContainedTheme } from './contained-theme.ts'

const theme: Theme = {
  name: 'Hedgerow',
  hasDark: false,
  tokens: [
    { name: 'c-paper', group: 'color', value: '#fbf8f1' },
    { name: 'f-title', group: 'family', value: 'Alegreya, serif' },
  ],
  styles: [
    { id: 'p', name: 'Paragraphs', layers: { desktop: { 'text-indent': '1em' }, hover: { color: 'red' } } },
    { id: 's-hero', name: 'Hero', layers: { desktop: { 'font-family': 'Karla' } } },
  ],
}

const page = () => {
  const document = createDocument([
    createNode('Heading', { content: 'a' }),
    createNode('Paragraph', { content: 'b', elementStyle: { 'text-indent': '2em' } }),
    createNode('Paragraph', { content: 'c' }),
  ])
  return { ...document, page: withTheme(document.page, theme) }
}

test('a contained theme gives its page the look, and other pages only the design tokens', () => {
  const document = withContainedTheme(page())
  const [root, heading, own, other] = [...document.nodes.values()].map(({ props }) => props)
  expect(root?.elementStyle).toMatchObject({ 'background-color': 'var(--c-paper)' })
  expect(heading?.elementStyle).toMatchObject({ 'font-family': 'var(--f-title)' })
  expect(own?.elementStyle).toMatchObject({ 'text-indent': '2em' })
  expect(other).toMatchObject({ elementStyle: { 'text-indent': '1em' }, hover: { color: 'red' } })

  const contained = document.page.theme!
  expect(contained).toMatchObject({ keepsBase: true, tokens: theme.tokens })
  expect(contained.styles?.map(({ id }) => id)).toEqual(['s-hero'])
  const before = exportHtml(createDocument([createNode('Paragraph', { content: 'Elsewhere' })]))
  const after = htmlWithTheme(before, contained)
  expect(after.replace(/<style data-theme[^]*?<\/style>\n/, '')).toBe(before)
})

test('a page without a theme, or with one that is contained, stays as it is', () => {
  const plain = createDocument([])
  expect(withContainedTheme(plain)).toBe(plain)
  const contained = withContainedTheme(page())
  expect(withContainedTheme(contained)).toBe(contained)
})
