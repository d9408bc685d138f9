import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createNode } from '../../blocks/create-node.ts'
import { applyChange, invertChange } from '../../changes/change.ts'
import { arbitraryDocument } from '../../testing/arbitrary-document.ts'
import type { NamedStyle } from '../../theme/named/named-style.ts'
import { sharedStyleAt } from '../../theme/named/shared-style.ts'
import { createDocument } from '../../tree/create-document.ts'
import type { Props } from '../../tree/record.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import { nodeOf } from '../../tree/walk.ts'
import { styleOf } from '../../styles/node-css.ts'
import { fragmentFromJson, fragmentJson } from '../../json/fragment-json.ts'
import { withForeignStyles } from './foreign-styles.ts'
import { insertTree } from '../insert-tree.ts'
import { sequentialUuids } from '../../tree/uuid.ts'
import type { CommandResult } from '../command.ts'
import {
  applyNamedStyle,
  blocksWithStyle,
  createNamedStyle,
  deleteNamedStyle,
  ownLayers,
  removeNamedStyle,
  setNamedStyles,
} from './named-styles.ts'

const done = (document: BuilderDocument, result: CommandResult): BuilderDocument => {
  if (!result.ok) throw new Error(result.reason.code)
  return applyChange(document, result.change)
}
const style = (id: string, layers: NamedStyle['layers']): NamedStyle => ({ id, name: id.slice(2), layers })

const heading = (props: Props, addition = {}) => ({ componentName: 'Heading', props, children: [], addition })

const plain = createDocument([
  heading({ elementStyle: { color: 'red' }, hover: { color: 'blue' } }),
  heading({ elementStyle: { margin: 4 } }, { attributes: { class: 'wide' } }),
])
const [first = '', second = ''] = nodeOf(plain, plain.root).children
const ids = [first, second]

describe('a named style', () => {
  it('is made of a block’s own style, which follows it from then on', () => {
    const layers = ownLayers(nodeOf(plain, first))
    expect(layers).toEqual({ desktop: { color: 'red' }, hover: { color: 'blue' } })
    const made = done(plain, createNamedStyle(plain, { ids, style: style('s-hero', layers) }))
    expect(made.page.theme?.styles).toEqual([style('s-hero', layers)])
    expect(nodeOf(made, first).props).not.toHaveProperty('elementStyle')
    expect(nodeOf(made, second).props.elementStyle).toEqual({ margin: 4 })
    expect(nodeOf(made, second).addition.attributes).toEqual({ class: 'wide s-hero' })
    expect(blocksWithStyle(made, 's-hero')).toEqual(ids)
  })

  it('is applied once, and taken away without a trace', () => {
    const applied = done(plain, applyNamedStyle(plain, { ids, styleId: 's-hero' }))
    expect(applyNamedStyle(applied, { ids, styleId: 's-hero' })).toMatchObject({ change: { updated: [] } })
    expect(done(applied, removeNamedStyle(applied, { ids, styleId: 's-hero' }))).toEqual(plain)
  })

  it('is not applied to a locked block', () => {
    const locked = createDocument([createNode('Heading', {}, [], { locked: true })])
    const [id = ''] = nodeOf(locked, locked.root).children
    expect(applyNamedStyle(locked, { ids: [id], styleId: 's-hero' })).toMatchObject({ ok: false })
  })

  it('leaves the theme without a trace when the last one goes', () => {
    const made = done(plain, setNamedStyles(plain, [style('s-hero', {})]))
    expect(made.page.theme?.styles).toHaveLength(1)
    expect(done(made, setNamedStyles(made, []))).toEqual(plain)
  })

  it('replaces values that a block has only as one of its type, and no others', () => {
    const document = createDocument([
      createNode('Heading'),
      createNode('Heading', { elementStyle: { 'font-size': '25px' } }),
    ])
    const large = style('s-large', { desktop: { 'font-size': 48 } })
    const made = done(document, setNamedStyles(document, [large]))
    const all = nodeOf(made, made.root).children
    const applied = done(made, applyNamedStyle(made, { ids: all, styleId: 's-large' }))
    const sizes = all.map((id) => styleOf(nodeOf(applied, id).props, 'desktop')?.['font-size'])
    expect(sizes).toEqual([undefined, '25px'])
  })

  it('of an element also applies to the blocks that are there and to new ones', () => {
    const document = createDocument([createNode('Heading', { headingType: 'h2' }), createNode('Paragraph')])
    const made = done(
      document,
      setNamedStyles(document, [{ ...style('h2', { desktop: { 'font-size': 48 } }), name: 'Heading 2' }]),
    )
    const place = { into: made.root, at: 'end' } as const
    const inserted = done(
      made,
      insertTree(made, {
        nodes: [createNode('Heading', { headingType: 'h2' })],
        place,
        newUuid: sequentialUuids('new'),
      }),
    )
    const sizes = nodeOf(inserted, made.root).children.map(
      (id) => styleOf(nodeOf(inserted, id).props, 'desktop')?.['font-size'],
    )
    expect(sizes).toEqual([undefined, '14px', undefined])
  })

  it('leaves its values to the blocks of the page when it is deleted, below their own and those of later styles', () => {
    const styles = [
      style('s-a', { desktop: { color: 'red', margin: 1, padding: 2 }, tablet: { margin: 3 } }),
      style('s-b', { desktop: { color: 'green' } }),
    ]
    const document = createDocument([
      heading({ elementStyle: { padding: 9 } }, { attributes: { class: 's-b s-a' } }),
    ])
    const made = done(document, setNamedStyles(document, styles))
    const [id = ''] = nodeOf(made, made.root).children
    const left = done(made, deleteNamedStyle(made, 's-a'))
    expect(nodeOf(left, id).props).toEqual({
      ...nodeOf(document, id).props,
      elementStyle: { margin: 1, padding: 9 },
      breakpoints: { tablet: { margin: 3 } },
    })
    expect(nodeOf(left, id).addition.attributes).toEqual({ class: 's-b' })
    expect(left.page.theme?.styles).toEqual([styles[1]])
  })
})

it('a block keeps its look when it is pasted where its style is not known', () => {
  const styles = [
    style('s-a', { desktop: { color: 'red', margin: 1 }, hover: { color: 'blue' } }),
    style('s-b', { desktop: { color: 'green' } }),
  ]
  const box = heading({ elementStyle: { padding: 9 } }, { attributes: { class: 's-a s-b' } })
  const document = createDocument([box])
  const made = done(document, setNamedStyles(document, styles))
  const read = fragmentFromJson(fragmentJson(made, nodeOf(made, made.root).children))
  if (!read.ok) throw new Error(read.message)
  expect(read.styles).toEqual(styles)
  expect(withForeignStyles(read.nodes, styles, made.page.theme)).toEqual(read.nodes)
  expect(withForeignStyles(read.nodes, styles, undefined)[0]?.props).toEqual({
    elementStyle: { color: 'green', margin: 1, padding: 9 },
    hover: { color: 'blue' },
  })
})

describe('laws', () => {
  it('each command can be undone', () => {
    fc.assert(
      fc.property(arbitraryDocument, fc.constantFrom('s-hero', 's-x-1', 'h2'), (document, id) => {
        const all = [...document.nodes.keys()]
        const results = [
          applyNamedStyle(document, { ids: all, styleId: id }),
          removeNamedStyle(document, { ids: all, styleId: id }),
          createNamedStyle(document, { ids: all, style: style('s-new', { desktop: { color: 'red' } }) }),
          deleteNamedStyle(document, id),
        ]
        for (const result of results) {
          if (!result.ok) continue
          const next = applyChange(document, result.change)
          expect(applyChange(next, invertChange(result.change))).toEqual(document)
        }
      }),
    )
  })

  it('deleting a style changes no block’s normal look on this page', () => {
    fc.assert(
      fc.property(arbitraryDocument, fc.constantFrom('s-hero', 's-x-1', 's-box'), (document, id) => {
        const next = done(document, deleteNamedStyle(document, id))
        for (const [uuid, record] of document.nodes) {
          const look = (of: BuilderDocument) => ({
            ...sharedStyleAt(nodeOf(of, uuid), of.page.theme),
            ...styleOf(nodeOf(of, uuid).props, 'desktop'),
          })
          expect(look(next)).toEqual(look(document))
          expect(nodeOf(next, uuid).children).toBe(record.children)
        }
      }),
    )
  })
})
