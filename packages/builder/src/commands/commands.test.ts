import { describe, expect, test } from 'vitest'
import type { Rules } from '../blocks/block-type.ts'
import { createNode } from '../blocks/create-node.ts'
import { blockType } from '../blocks/registry.ts'
import { applyChange } from '../changes/change.ts'
import type { DropPosition } from '../changes/position.ts'
import { changeOf, shapeOf, treeOf } from '../testing/index.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { sequentialUuids } from '../tree/uuid.ts'
import type { CommandResult } from './command.ts'
import { duplicateNodes } from './duplicate-nodes.ts'
import { insertTree } from './insert-tree.ts'
import { moveNodes } from './move-nodes.ts'
import { removeNodes } from './remove-nodes.ts'
import { setAddition } from './set-addition.ts'
import { setProps } from './set-props.ts'
import { setStyle } from './set-style.ts'
import { unwrapNode } from './unwrap-node.ts'
import { unwrapNodes } from './unwrap-nodes.ts'
import { wrapNodes } from './wrap-nodes.ts'

const page = treeOf(`
  Container #a
    Paragraph #p1 "one"
    Paragraph #p2
      Text #t "two "
      Span #s "three"
    Heading #h "four"
  Container #b
    Container #c <section>
  Element #list <ul>
    Element #item <li>
  Element #list2 <ol>
    Element #item2 <li>
  Link #link
    Picture #pic`)

const newUuid = () => sequentialUuids('new')

/** Returns the shape after a command, or the text of its refusal. */
const after = (result: CommandResult, document: BuilderDocument = page): string =>
  result.ok ? shapeOf(applyChange(document, result.change)) : result.reason.message

const a = 'a(p1 p2(t s) h)'
const rest = 'list(item) list2(item2) link(pic)'
const into = (uuid: string, at: 'start' | 'end' | number = 'end'): DropPosition => ({ into: uuid, at })
const beside = (uuid: string, side: 'before' | 'after'): DropPosition => ({ beside: uuid, side })

const notSibling = 'Can not be the sibling of the target node.'
const notDroppable = 'Parent node is not droppable.'
const notWith = (parent: string, incoming: string) =>
  `${parent} is not droppable with the incommingNode - ${incoming}.`

describe('moveNodes', () => {
  test.each<[string, string[], DropPosition, string]>([
    ['into an empty container', ['h'], into('c'), `root(a(p1 p2(t s)) b(c(h)) ${rest})`],
    ['to the start of its own parent', ['h'], into('a', 'start'), `root(a(h p1 p2(t s)) b(c) ${rest})`],
    ['forward in its own parent', ['p1'], beside('h', 'after'), `root(a(p2(t s) h p1) b(c) ${rest})`],
    ['to an index counted before it left', ['p1'], into('a', 2), `root(a(p2(t s) p1 h) b(c) ${rest})`],
    ['several, in document order', ['h', 'p1'], into('c'), `root(a(p2(t s)) b(c(p1 h)) ${rest})`],
    ['a node along with the container it is in', ['p1', 'a'], into('c'), `root(b(c(${a})) ${rest})`],
    [
      'a list item to another list',
      ['item'],
      into('list2'),
      `root(${a} b(c) list list2(item2 item) link(pic))`,
    ],
    ['into a paragraph', ['h'], into('p1'), notDroppable],
    ['beside a piece of text', ['h'], beside('s', 'after'), notDroppable],
    ['into itself', ['b'], into('b'), notDroppable],
    ['into a descendant', ['b'], into('c'), notDroppable],
    ['beside a descendant', ['b'], beside('c', 'before'), notDroppable],
    ['beside itself', ['b'], beside('b', 'after'), notDroppable],
    ['a paragraph into a list', ['p1'], into('list'), notDroppable],
    ['a list item out of lists', ['item'], into('b'), notDroppable],
    ['a list item beside a container', ['item'], beside('b', 'after'), notDroppable],
    ['beside the root', ['h'], beside('root', 'after'), notDroppable],
    ['text out of its paragraph', ['s'], into('b'), 'Span can’t be moved from here.'],
    ['a picture out of its link', ['pic'], into('b'), `root(${a} b(c pic) list(item) list2(item2) link)`],
    ['the root', ['root'], into('b'), 'The page itself can’t be moved, copied or deleted.'],
    ['nothing', [], into('b'), 'Nothing is selected.'],
    ['a node that is gone', ['x'], into('b'), 'This block is no longer on the page.'],
    ['into a node that is gone', ['h'], into('x'), 'This block is no longer on the page.'],
  ])('%s', (_name, ids, place, expected) => {
    expect(after(moveNodes(page, { ids, place }))).toBe(expected)
  })

  test.each(['canMoveOut', 'canMoveIn'] as const)('against the rule %s of a container', (rule) => {
    const rules = blockType('Container').rules as { -readonly [key in keyof Rules]: Rules[key] }
    rules[rule] = () => false
    try {
      expect(after(moveNodes(page, { ids: ['h'], place: into('c') }))).toBe(notDroppable)
      expect(after(moveNodes(page, { ids: ['h'], place: into('a', 'start') }))).toMatch(/^root\(a\(h/)
    } finally {
      Reflect.deleteProperty(rules, rule)
    }
  })

  test('does not move a locked node', () => {
    const locked = applyChange(page, changeOf(setAddition(page, { ids: ['h'], addition: { locked: true } })))
    expect(after(moveNodes(locked, { ids: ['h'], place: into('b') }), locked)).toBe('This block is locked.')
  })
})

describe('insertTree', () => {
  const paragraph = createNode('Paragraph')

  test.each<[string, Parameters<typeof createNode>, DropPosition, string]>([
    ['into a container', ['Paragraph'], into('c'), `root(${a} b(c(new1)) ${rest})`],
    ['before a sibling', ['Paragraph'], beside('b', 'before'), `root(${a} new1 b(c) ${rest})`],
    [
      'with its children',
      ['Container', {}, [paragraph, paragraph]],
      into('c'),
      `root(${a} b(c(new1(new2 new3))) ${rest})`,
    ],
    ['into a heading', ['Paragraph'], into('h'), notWith('Heading', 'Paragraph')],
    ['before a piece of text', ['Paragraph'], beside('s', 'before'), notSibling],
    ['after the root', ['Paragraph'], beside('root', 'after'), notSibling],
    ['a paragraph beside a list item', ['Paragraph'], beside('item', 'after'), notSibling],
    ['a link into a link', ['Link'], into('link'), notWith('Link', 'Link')],
    [
      'a container of links into a link',
      ['Container', {}, [createNode('Link')]],
      into('link'),
      notWith('Link', 'Container'),
    ],
    ['a paragraph into a list', ['Paragraph'], into('list'), notWith('Element', 'Paragraph')],
  ])('%s', (_name, node, place, expected) => {
    expect(after(insertTree(page, { nodes: [createNode(...node)], place, newUuid: newUuid() }))).toBe(
      expected,
    )
  })

  test('never reuses a UUID, whatever the generator returns', () => {
    const result = insertTree(page, { nodes: [paragraph], place: into('c'), newUuid: sequentialUuids('p') })
    expect(after(result)).toBe(`root(${a} b(c(p3)) ${rest})`)
  })
})

describe('removeNodes', () => {
  test.each<[string, string[], string, string[]]>([
    ['a node, then selects the next', ['p1'], `root(a(p2(t s) h) b(c) ${rest})`, ['p2']],
    ['the last, then selects the one before', ['h'], `root(a(p1 p2(t s)) b(c) ${rest})`, ['p2']],
    ['the only one, then selects the parent', ['c'], `root(${a} b ${rest})`, ['b']],
    ['all that is in it', ['a', 'p2'], `root(b(c) ${rest})`, ['b']],
  ])('%s', (_name, ids, expected, select) => {
    const result = removeNodes(page, { ids })
    expect(after(result)).toBe(expected)
    expect(result).toMatchObject({ select })
  })

  test('keeps the root', () => {
    expect(after(removeNodes(page, { ids: ['root'] }))).toBe(
      'The page itself can’t be moved, copied or deleted.',
    )
  })
})

describe('duplicate, wrap and unwrap', () => {
  test('puts a copy right after its original, without its id', () => {
    const named = treeOf('Container #a')
    const withId = setAddition(named, { ids: ['a'], addition: { attributes: { id: 'top', class: 'x' } } })
    const start = applyChange(named, changeOf(withId))
    const result = duplicateNodes(start, { ids: ['a'], newUuid: newUuid() })
    expect(after(result, start)).toBe('root(a new1)')
    expect(result.ok && result.change.added[0]!.addition.attributes).toEqual({ class: 'x' })
  })

  test.each<[string, CommandResult, string]>([
    [
      'wraps neighbours',
      wrapNodes(page, { ids: ['p1', 'h'], newUuid: newUuid() }),
      `root(a(new1(p1 h) p2(t s)) b(c) ${rest})`,
    ],
    [
      'wraps only what stands together',
      wrapNodes(page, { ids: ['p1', 'c'], newUuid: newUuid() }),
      'These blocks can’t be wrapped or unwrapped.',
    ],
    [
      'does not put a container around a list item',
      wrapNodes(page, { ids: ['item'], newUuid: newUuid() }),
      notSibling,
    ],
    ['unwraps', unwrapNode(page, { id: 'a' }), `root(p1 p2(t s) h b(c) ${rest})`],
    [
      'unwraps several at once',
      unwrapNodes(page, { ids: ['link', 'a'] }),
      'root(p1 p2(t s) h b(c) list(item) list2(item2) pic)',
    ],
    [
      'does not unwrap a list',
      unwrapNode(page, { id: 'list' }),
      'These blocks can’t be wrapped or unwrapped.',
    ],
    [
      'does not unwrap what is empty',
      unwrapNode(page, { id: 'c' }),
      'These blocks can’t be wrapped or unwrapped.',
    ],
  ])('%s', (_name, result, expected) => expect(after(result)).toBe(expected))
})

describe('setting values', () => {
  const record = (result: CommandResult, uuid: string, document = page) =>
    applyChange(document, changeOf(result)).nodes.get(uuid)!

  test('removes a prop set to undefined', () => {
    expect(record(setProps(page, { ids: ['p1'], props: { content: undefined, x: 1 } }), 'p1').props).toEqual({
      x: 1,
    })
  })

  test('setting an existing value changes nothing', () => {
    expect(setProps(page, { ids: ['p1'], props: { content: 'one' } })).toMatchObject({
      change: { updated: [] },
    })
  })

  test('each layer has its own styles', () => {
    const styled = record(setStyle(page, { ids: ['p1'], layer: 'tablet', style: { width: 10 } }), 'p1')
    expect(styled.props.breakpoints).toEqual({ tablet: { width: 10 } })
    expect(
      record(setStyle(page, { ids: ['p1'], layer: 'hover', style: { color: 'red' } }), 'p1').props.hover,
    ).toEqual({
      color: 'red',
    })
  })

  test('refuses a value that would break out of its declaration', () => {
    const style = { color: 'red;} body{display:none' }
    expect(setStyle(page, { ids: ['p1'], layer: 'desktop', style })).toMatchObject({
      reason: { code: 'invalid-value' },
    })
  })

  test("turns an imported inline style into the node's style, so that edits take effect", () => {
    const attributes = { style: 'padding: 4px; color: blue !important', id: 'x' }
    const inline = setAddition(page, { ids: ['p1'], addition: { attributes } })
    const start = applyChange(page, changeOf(inline))
    const styled = record(
      setStyle(start, { ids: ['p1'], layer: 'desktop', style: { 'padding-top': 9 } }),
      'p1',
      start,
    )
    expect(styled.props.elementStyle).toEqual({ padding: '4px', 'padding-top': 9 })
    expect(styled.addition.attributes).toEqual({ id: 'x', style: 'color: blue !important' })
  })
})
