import { createDocument, createNode, type NodeRecord } from '@web2/builder'
import { expect, it } from 'vitest'
import { attributeRefusal } from './attribute-rules.ts'

const recordOf = (name: string): NodeRecord => {
  const document = createDocument([createNode(name)])
  return document.nodes.get(document.nodes.get(document.root)!.children[0]!)!
}

it.each([
  ['Paragraph', 'data-plan', 'gold'],
  ['Paragraph', 'aria-hidden', 'true'],
  ['Picture', 'class', 'wide'],
  ['Link', 'download', ''],
  ['Link', 'hreflang', 'de'],
])('allows on a %s the attribute %s', (block, name, value) => {
  expect(attributeRefusal(recordOf(block), name, value)).toBeNull()
})

it.each([
  ['Paragraph', 'onclick', 'x()', /scripts/],
  ['Paragraph', 'a b', '', /letters, digits/],
  ['Paragraph', 'style', 'color:red', /Style tab/],
  ['Paragraph', 'srcdoc', '<p>', /Documents in attributes/],
  ['Paragraph', 'data', 'javascript:x()', /URLs that run scripts/],
  ['Link', 'href', 'https://a.example', /Properties tab/],
  ['Picture', 'alt', 'x', /Properties tab/],
])('refuses on a %s %s="%s" with the reason', (block, name, value, reason) => {
  expect(attributeRefusal(recordOf(block), name, value)).toMatch(reason)
})
