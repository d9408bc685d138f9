import { createDocument, createNode, sequentialUuids, tagOf } from '@web2/builder'
import { describe, expect, it } from 'vitest'
import { hubPageDocument, withLinkBlocks } from './link-blocks.ts'

const link = createNode('Link', { content: 'Ask', href: '#contact', elementStyle: {} })
const header = { ...createNode('Container', { elementStyle: {} }, [link]), addition: { tag: 'header' } }
const frame = createDocument([header], sequentialUuids())
const hub = (contact: boolean) => {
  const document = hubPageDocument(frame, { heading: 'Bath', intro: '', breadcrumb: false, contact })
  const records = [...document.nodes.values()]
  return {
    href: records.find(({ componentName }) => componentName === 'Link')?.props.href,
    ids: records.flatMap(({ addition }) => addition?.attributes?.id ?? []),
  }
}

describe('a link of the frame to the section of contact', () => {
  it('leads to the contact of a hub page', () =>
    expect(hub(true)).toEqual({ href: '#contact', ids: ['contact'] }))
  it('leads to the first page from a hub page without one', () =>
    expect(hub(false)).toEqual({ href: '/', ids: [] }))
})

it('a ready-made bar stays above the header, with breadcrumbs below both', () => {
  const bar = createNode('Container', { elementStyle: {}, section: 'bar/strip' })
  const text = createNode('Paragraph', { content: 'Text', elementStyle: {} })
  const document = withLinkBlocks(createDocument([bar, header, text], sequentialUuids()), {
    ...{ breadcrumb: true, nearby: 0, related: 0 },
  })
  const top = document.nodes.get(document.root)!.children.map((id) => document.nodes.get(id)!)
  expect(top.map((record) => record.props.section ?? tagOf(record))).toEqual([
    'bar/strip',
    'header',
    'div',
    'p',
  ])
})
