import fc from 'fast-check'
import { expect, it } from 'vitest'
import { exportHtmlFragment } from '../html/export/export-html.ts'
import { importHtmlFragment } from '../html/import/import-html.ts'
import { changeOf } from '../testing/change-of.ts'
import { applyChange, invertChange } from '../changes/change.ts'
import { createDocument } from '../tree/create-document.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { brokenInvariants } from '../tree/invariants.ts'
import { nodeOf } from '../tree/walk.ts'
import { sequentialUuids } from '../tree/uuid.ts'
import type { CommandResult } from '../commands/command.ts'
import { linkAt, linkText, markText, marksAt, replaceText, textOfNode, unlinkText } from './edit-text.ts'

const newUuid = sequentialUuids('new')

/** Returns a page with this one paragraph. */
const page = (html: string) => createDocument(importHtmlFragment(`<p>${html}</p>`).nodes)
const idOf = (document: BuilderDocument) => nodeOf(document, document.root).children[0]!
const htmlOf = (document: BuilderDocument) =>
  exportHtmlFragment(document, [idOf(document)]).replace(/^<p>|<\/p>$/g, '')
const after = (document: BuilderDocument, result: CommandResult) => applyChange(document, changeOf(result))

/** Returns the range of the words between the bars. */
const barred = (text: string) => {
  const from = text.indexOf('|')
  return { from, to: text.lastIndexOf('|') - 1 }
}

it.each([
  ['a few words', 'one |two| three', 'one two three', 'one <strong>two</strong> three'],
  [
    'words that are partly so',
    'one |two| three',
    '<b>one t</b>wo three',
    '<b>one </b><strong>two</strong> three',
  ],
  ['across another mark', 'o|ne two| three', 'one <i>two</i> three', 'o<strong>ne <i>two</i></strong> three'],
  [
    'part of a link',
    '|one t|wo',
    'one <a href="/x">two</a>',
    '<strong>one </strong><a href="/x"><strong>t</strong>wo</a>',
  ],
  ['over a line break', '|one.two|', 'one<br>two', '<strong>one<br>two</strong>'],
])('makes bold %s', (_what, bars, html, expected) => {
  const document = page(html)
  const made = markText(document, {
    id: idOf(document),
    range: barred(bars),
    mark: 'bold',
    on: true,
    newUuid,
  })
  expect(htmlOf(after(document, made))).toBe(expected)
})

it.each([
  ['in the middle', 'one |two| three', '<b>one two three</b>', '<b>one </b>two<b> three</b>'],
  ['all of it', '|one two|', '<b>one <i>two</i></b>', 'one <i>two</i>'],
])('removes bold %s', (_what, bars, html, expected) => {
  const document = page(html)
  const made = markText(document, {
    id: idOf(document),
    range: barred(bars),
    mark: 'bold',
    on: false,
    newUuid,
  })
  expect(htmlOf(after(document, made))).toBe(expected)
})

it.each([
  ['typing', 'one|| two', 'one <b>two</b>', 'X', 'oneX <b>two</b>'],
  ['typing inside a mark', 'one tw||o', 'one <b>two</b>', 'X', 'one <b>twXo</b>'],
  ['over marks', 'o|ne t|wo', 'one <b>two</b>', 'X', 'oX<b>wo</b>'],
  ['deleting a mark', 'one |two|', 'one <b>two</b>', '', 'one '],
  ['deleting a line break', 'one|.|two', 'one<br>two', '', 'onetwo'],
  ['into nothing', '||', '', 'X', 'X'],
])('replaces a range by text: %s', (_what, bars, html, text, expected) => {
  const document = page(html)
  const made = replaceText(document, { id: idOf(document), range: barred(bars), text, newUuid })
  expect(htmlOf(after(document, made))).toBe(expected)
})

it('links words, changes the link as a whole, and removes it', () => {
  const document = page('see our prices now')
  const id = idOf(document)
  const options = { href: '/prices', newTab: false, nofollow: false }
  const linked = after(
    document,
    linkText(document, { id, range: { from: 4, to: 14 }, text: 'our prices', link: options, newUuid }),
  )
  expect(htmlOf(linked)).toBe('see <a href="/prices">our prices</a> now')

  const found = linkAt(linked, { id, range: { from: 6, to: 6 } })
  expect(found).toEqual({ ...options, range: { from: 4, to: 14 }, text: 'our prices' })
  const other = { href: 'https://a.example', newTab: true, nofollow: true }
  const changed = after(
    linked,
    linkText(linked, { id, range: found!.range, text: 'them', link: other, newUuid }),
  )
  expect(htmlOf(changed)).toBe(
    'see <a href="https://a.example" target="_blank" rel="noopener nofollow">them</a> now',
  )
  const bare = after(changed, unlinkText(changed, { id, range: { from: 4, to: 8 }, newUuid }))
  expect(htmlOf(bare)).toBe('see them now')
  expect(nodeOf(bare, id).children.length).toBeGreaterThan(0)
})

it('returns the marks of a selection', () => {
  const document = page('one <b>two <i>three</i></b>')
  const marks = (from: number, to: number) => [
    ...marksAt(document, { id: idOf(document), range: { from, to } }),
  ]
  expect(marks(4, 13)).toEqual(['bold'])
  expect(marks(8, 13)).toEqual(['bold', 'italic'])
  expect(marks(2, 6)).toEqual([])
  // the range may lie beyond the text, because typing is stored with a delay
  expect(marks(40, 40)).toEqual(['bold', 'italic'])
  const empty = page('')
  expect([...marksAt(empty, { id: idOf(empty), range: { from: 5, to: 5 } })]).toEqual([])
})

it('refuses a block that contains more than text', () => {
  const document = page('one <img src="a.png"> two')
  expect(textOfNode(document, idOf(document))).toBeNull()
  expect(
    replaceText(document, { id: idOf(document), range: { from: 0, to: 0 }, text: 'X', newUuid }).ok,
  ).toBe(false)
})

const pieces = fc
  .array(
    fc.tuple(
      fc.constantFrom('', 'b', 'i', 'u', 'a', 'span'),
      fc.constantFrom('one', ' two ', 'a', 'three four', '{nap.phone}'),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((list) =>
    list
      .map(([tag, text], at) =>
        tag ? `<${tag}${tag === 'a' ? ' href="/x"' : ''}>${text}${at % 3 ? '' : '<br>'}</${tag}>` : text,
      )
      .join(''),
  )
const range = fc.tuple(fc.nat(40), fc.nat(40)).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }))
const mark = fc.constantFrom('bold', 'italic', 'underline') as fc.Arbitrary<'bold' | 'italic' | 'underline'>

it('a mark never changes the text, covers its range, and can be removed', () => {
  fc.assert(
    fc.property(pieces, range, mark, (html, place, each) => {
      const document = page(html)
      const id = idOf(document)
      const text = textOfNode(document, id)!
      const clamped = { from: Math.min(place.from, text.length), to: Math.min(place.to, text.length) }
      const on = markText(document, { id, range: place, mark: each, on: true, newUuid })
      const bold = after(document, on)
      expect(textOfNode(bold, id)).toBe(text)
      expect(brokenInvariants(bold)).toEqual([])
      if (clamped.to > clamped.from) expect(marksAt(bold, { id, range: clamped }).has(each)).toBe(true)
      expect(applyChange(bold, invertChange(changeOf(on))).nodes).toEqual(document.nodes)
      const plain = after(bold, markText(bold, { id, range: place, mark: each, on: false, newUuid }))
      expect(textOfNode(plain, id)).toBe(text)
      if (clamped.to > clamped.from) expect(marksAt(plain, { id, range: clamped }).has(each)).toBe(false)
    }),
  )
})

it('replacing text gives exactly the text with the replacement in it', () => {
  fc.assert(
    fc.property(pieces, range, fc.constantFrom('', 'x', 'a longer one'), (html, place, typed) => {
      const document = page(html)
      const id = idOf(document)
      const text = textOfNode(document, id)!
      const [from, to] = [Math.min(place.from, text.length), Math.min(place.to, text.length)]
      const next = after(document, replaceText(document, { id, range: place, text: typed, newUuid }))
      expect(textOfNode(next, id)).toBe(text.slice(0, from) + typed + text.slice(to))
      expect(brokenInvariants(next)).toEqual([])
    }),
  )
})
