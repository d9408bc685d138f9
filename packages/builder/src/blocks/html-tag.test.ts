import { expect, test } from 'vitest'
import { treeOf } from '../testing/tree-text.ts'
import { tagChoices, tagRefusalAt } from './html-tag.ts'

const page = treeOf(`
  Container #box <section>
    Paragraph #p "one"
  Container #list <ul>
    Element #item <li>
      Paragraph #q "two"
  Element #strong <strong> "bold"`)

test.each([
  ['box', 'header', null],
  ['box', 'ul', 'A <ul> can contain only <li>.'],
  ['box', 'li', 'A <li> must be inside <ul> or <ol> or <menu>.'],
  ['list', 'ol', null],
  ['list', 'div', 'A <li> must be inside <ul> or <ol> or <menu>.'],
  ['item', 'div', 'A <ul> can contain only <li>.'],
])('%s as <%s>: %s', (uuid, tag, refusal) => expect(tagRefusalAt(page, uuid, tag)).toBe(refusal))

test.each([
  ['box', 'main'],
  ['item', 'ol'],
  ['strong', 'em'],
])('%s can be <%s>', (uuid, tag) => expect(tagChoices(page.nodes.get(uuid)!)).toContain(tag))

test.each([page.root, 'p'])('%s has no choice of tags', (uuid) =>
  expect(tagChoices(page.nodes.get(uuid)!)).toEqual([]),
)
