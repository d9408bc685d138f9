import { describe, expect, test } from 'vitest'
import type { BindingData } from '../../bindings/data.ts'
import { exportHtml } from '../../html/export/export-html.ts'
import type { ExportPage } from '../../html/page.ts'
import { createDocument } from '../../tree/create-document.ts'
import type { WireNode } from '../../tree/wire-node.ts'

const body = (nodes: WireNode[], page: ExportPage) =>
  /<body>(.*)<\/body>/s.exec(exportHtml(createDocument(nodes), page))![1]!
const bare = (componentName: string, props = {}): WireNode => ({
  componentName,
  props,
  children: [],
  addition: {},
})

describe('the logo', () => {
  const logo = { logo: '/media/a/dark.png', logoLight: '/media/a/light.png', logoAlt: 'Green leaf' }
  const onDark = bare('BusinessLogo', { background: 'dark' })
  const shown = (node: WireNode, nap: NonNullable<BindingData['nap']>) =>
    body([node], { data: { nap, site: { name: 'Site' } } })

  test.each<[string, WireNode, NonNullable<BindingData['nap']>, string]>([
    ['is the usual version', bare('BusinessLogo'), logo, '<img src="/media/a/dark.png" alt="Green leaf">'],
    [
      'is the light one on a dark background',
      onDark,
      logo,
      '<img src="/media/a/light.png" alt="Green leaf">',
    ],
    ['is the only version there is', onDark, { logo: '/a.png' }, '<img src="/a.png" alt="Site">'],
    [
      'is the light version alone',
      bare('BusinessLogo'),
      { logoLight: '/b.png' },
      '<img src="/b.png" alt="Site">',
    ],
    [
      'names the business',
      onDark,
      { logo: '/a.png', businessName: 'A & B' },
      '<img src="/a.png" alt="A &amp; B">',
    ],
    ['is the name of the business without one', onDark, { businessName: 'A' }, '<span>A</span>'],
    ['is the name of the site without a listing', onDark, {}, '<span>Site</span>'],
    ['never runs a script', onDark, { logo: 'javascript:alert(1)' }, '<img alt="Site">'],
  ])('%s', (_name, node, nap, expected) => {
    expect(shown(node, nap)).toBe(expected)
  })

  test('has its address rewritten as that of other images', () => {
    const rewriteUrl = (url: string, kind: string) => (kind === 'image' ? `../assets${url}` : url)
    expect(body([bare('BusinessLogo')], { data: { nap: { logo: '/leaf.png' } }, rewriteUrl })).toContain(
      'src="../assets/leaf.png"',
    )
  })
})
