import { createDocument, createNode } from '@web2/builder'
import { expect, test } from 'vitest'
import { sharedKind } from './block-kind.ts'
import { sectionsFor, sectionTitles } from './section-order.ts'

const records = (...names: readonly string[]) => {
  const { nodes, root } = createDocument(names.map((name) => createNode(name)))
  return (nodes.get(root)?.children ?? []).flatMap((uuid) => nodes.get(uuid) ?? [])
}

test.each([
  [['Heading', 'Paragraph', 'Link'], 'text', 'Typography'],
  [['Picture'], 'media', 'Size'],
  [['Button', 'Input'], 'control', 'Typography'],
  [['Container'], 'box', 'Layout'],
  [['Heading', 'Picture'], 'box', 'Layout'],
] as const)('treats %j as %s with the section %s first', (names, kind, first) => {
  expect(sharedKind(records(...names))).toBe(kind)
  expect(sectionsFor(kind)[0]).toBe(first)
  expect([...sectionsFor(kind)].sort()).toEqual([...sectionTitles].sort())
})
