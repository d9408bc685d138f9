import { getSchema } from '@tiptap/core'
import { history, undo } from '@tiptap/pm/history'
import { DOMParser, DOMSerializer, type Node } from '@tiptap/pm/model'
import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { extensions } from '../rich-text/extensions.ts'
import { answerContent } from './answer-content.ts'
import { passageOf } from './passage.ts'
import { blockChanges, inlineChanges } from './suggested-changes.ts'
import {
  accept,
  isAcceptable,
  propose,
  reject,
  suggestionsIn,
  suggestionsPlugin,
} from './suggestions-plugin.ts'

const schema = getSchema(extensions(''))

const parsed = (html: string): Node => {
  const element = document.createElement('div')
  element.innerHTML = html
  return DOMParser.fromSchema(schema).parse(element)
}

const htmlOf = (doc: Node): string => {
  const element = document.createElement('div')
  element.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content, { document }))
  return element.innerHTML
}

/** An editor without a view. */
const opened = (html: string) => {
  let state = EditorState.create({ doc: parsed(html), plugins: [history(), suggestionsPlugin()] })
  const run = (transaction: Transaction) => {
    state = state.apply(transaction)
  }
  const find = (words: string) => {
    let from = -1
    state.doc.descendants((node, position) => {
      const at = node.isText ? (node.text ?? '').indexOf(words) : -1
      if (at >= 0 && from < 0) from = position + at
    })
    return { from, to: from + words.length }
  }
  return {
    run,
    find,
    get state() {
      return state
    },
    html: () => htmlOf(state.doc),
    all: () => suggestionsIn(state).all,
    ids: (...at: number[]) => new Set(at.map((index) => suggestionsIn(state).all[index]!.id)),
    every: () => new Set(suggestionsIn(state).all.map(({ id }) => id)),
    /** Selects words, or everything, and proposes an answer for them. */
    answer: (answer: string, { words = '' } = {}) => {
      const place = words === '' ? { from: 0, to: state.doc.content.size } : find(words)
      run(
        state.tr.setSelection(
          TextSelection.between(state.doc.resolve(place.from), state.doc.resolve(place.to)),
        ),
      )
      const passage = passageOf(state, 'rewrite')!
      const content = answerContent(answer, passage, schema)
      const inside = state.doc.slice(passage.from, passage.to).content
      const before = passage.isInline && inside.firstChild?.isBlock ? inside.firstChild.content : inside
      const changes = (passage.isInline ? inlineChanges : blockChanges)(before, passage.from, content, {
        keepsMarks: true,
      })
      run(
        propose(
          state,
          changes.map((change) => ({ ...change, reason: 'Rewrite' })),
        ),
      )
      return passage
    },
    /** Proposes that the whole article becomes another one. */
    become: (html: string) => {
      const { doc } = state
      const changes = blockChanges(doc.content, 0, parsed(html).content, { keepsMarks: false })
      run(
        propose(
          state,
          changes.map((change) => ({ ...change, reason: 'Rewrite' })),
        ),
      )
    },
    undo: () => undo(state, run),
  }
}

const text = '<p>Cut <strong>dry</strong> wood in March.</p><h2>Water</h2><p>Roses need water and sun.</p>'

describe('suggestions', () => {
  test('enter the document when they are accepted, one by one, each an undo step', () => {
    const editor = opened(text)
    editor.answer(
      '<p>Cut dead wood in early March.</p><h2>Water</h2><p>Roses need plenty of water and sun.</p>',
    )
    expect(editor.all()).toHaveLength(3)
    expect(editor.html()).toBe(text)
    editor.run(accept(editor.state, editor.ids(0)))
    expect(editor.html()).toContain('<p>Cut <strong>dead</strong> wood in March.</p>')
    editor.run(reject(editor.state, editor.ids(0)))
    editor.run(accept(editor.state, editor.ids(0)))
    const decided =
      '<p>Cut <strong>dead</strong> wood in March.</p><h2>Water</h2><p>Roses need plenty of water and sun.</p>'
    expect(editor.html()).toBe(decided)
    expect(editor.all()).toEqual([])
    editor.undo()
    expect(editor.html()).toContain('Roses need water')
    expect(editor.html()).toContain('dead')
    expect(editor.all()).toEqual([])
    editor.undo()
    expect(editor.html()).toBe(text)
    expect(editor.all()).toEqual([])
  })

  test('are accepted all at once as one undo step', () => {
    const editor = opened(text)
    editor.answer('<p>Cut dead wood in early March.</p><p>New.</p><h2>Sun</h2><p>Roses need sun.</p>')
    editor.run(accept(editor.state, editor.every()))
    expect(editor.html()).toBe(
      '<p>Cut <strong>dead</strong> wood in early March.</p><p>New.</p><h2>Sun</h2><p>Roses need sun.</p>',
    )
    editor.undo()
    expect(editor.html()).toBe(text)
  })

  test('move with the text, and go stale when their own words change', () => {
    const editor = opened(text)
    editor.answer('<p>Cut dead wood in early March.</p><h2>Water</h2><p>Roses need rain and sun.</p>')
    editor.run(editor.state.tr.insertText('Now: ', 1))
    const { from } = editor.find('ry')
    editor.run(editor.state.tr.insertText('X', from))
    expect(editor.all().map(({ isStale }) => isStale)).toEqual([true, false, false])
    expect(isAcceptable(editor.state.doc, editor.all()[0]!)).toBe(false)
    editor.run(accept(editor.state, editor.every()))
    expect(editor.html()).toBe(
      '<p>Now: Cut <strong>dXry</strong> wood in early March.</p><h2>Water</h2><p>Roses need rain and sun.</p>',
    )
    expect(editor.all()).toHaveLength(1)
  })

  test('go stale when their words are formatted, and stay stale after an undo', () => {
    const editor = opened(text)
    editor.answer('Cut dry timber', { words: 'wood in' })
    const { from, to } = editor.find('wood')
    editor.run(editor.state.tr.addMark(from, to, schema.marks.italic!.create()))
    expect(editor.all()[0]?.isStale).toBe(true)
    editor.undo()
    expect(editor.all()[0]?.isStale).toBe(true)
  })

  test('of an insertion go stale when the text around it goes', () => {
    const editor = opened('<p>one two three</p>')
    editor.answer('<p>one two and three</p>')
    expect(editor.all()).toHaveLength(1)
    const { from, to } = editor.find('two three')
    editor.run(editor.state.tr.delete(from, to))
    expect(editor.all()[0]?.isStale).toBe(true)
  })

  test('of an earlier answer give way at the same place', () => {
    const editor = opened('<p>Cut dry wood now.</p>')
    editor.answer('<p>Cut dead wood now.</p>')
    editor.answer('<p>Cut rotten wood now.</p>')
    expect(editor.all().map(({ content }) => content.textBetween(0, content.size))).toEqual(['rotten'])
  })

  test.each([
    [
      'marks are kept where the text is kept',
      text,
      text.replace('<strong>dry</strong>', 'dry').replace('March', 'May'),
      text.replace('March', 'May'),
    ],
    [
      'links are kept, and none is added',
      '<p>See <a href="/a">here</a> now.</p>',
      '<p>Look <a href="/a">here</a> <a href="https://evil.example">now</a>.</p>',
      '<p>Look <a href="/a">here</a> now.</p>',
    ],
    [
      'code has no marks',
      '<pre><code>one two three four</code></pre>',
      '<pre><code>one <strong>2</strong> three four</code></pre>',
      '<pre><code>one 2 three four</code></pre>',
    ],
    [
      'lists change item by item',
      '<ul><li><p>Cut wood</p></li><li><p>Water roses</p></li></ul>',
      '<ul><li><p>Cut dead wood</p></li><li><p>Water roses</p></li><li><p>Feed them</p></li></ul>',
      '<ul><li><p>Cut dead wood</p></li><li><p>Water roses</p></li><li><p>Feed them</p></li></ul>',
    ],
    [
      'a list takes the place of a paragraph',
      '<p>Cut, water and feed.</p>',
      '<ul><li>Cut</li><li>Water</li></ul>',
      '<ul><li><p>Cut</p></li><li><p>Water</p></li></ul>',
    ],
    [
      'scripts and images are not read',
      '<p>Cut wood now.</p>',
      '<p>Cut <img src="x" onerror="globalThis.ran=1"><script>globalThis.ran=1</script>wood soon.</p>',
      '<p>Cut wood soon.</p>',
    ],
  ])('%s', (_law, before, answer, after) => {
    const editor = opened(before)
    editor.answer(answer)
    editor.run(accept(editor.state, editor.every()))
    expect(editor.html()).toBe(after)
    expect('ran' in globalThis).toBe(false)
  })

  test('images stay where their marks stand', () => {
    const before = '<p>One <img src="/media/a.png" alt="a"> two.</p>'
    const editor = opened(before)
    const { html } = editor.answer('<p>One ⟦1⟧ three ⟦1⟧ ⟦2⟧.</p>')
    expect(html).toBe('<p>One ⟦1⟧ two.</p>')
    editor.run(accept(editor.state, editor.every()))
    expect(editor.html()).toMatch(/^<p>One <img [^>]*a\.png[^>]*> three {2}\.<\/p>$/)
  })

  test('an answer for some words stays in their paragraph', () => {
    const editor = opened('<p>Cut dry wood in March.</p>')
    const passage = editor.answer('<p>dead branches</p><p>and leaves</p>', { words: 'dry wood' })
    expect(passage).toMatchObject({ isInline: true, html: 'dry wood' })
    editor.run(accept(editor.state, editor.every()))
    expect(editor.html()).toBe('<p>Cut dead branches and leaves in March.</p>')
  })

  test('a table changes in its cells, or as a whole', () => {
    const table = (...rows: string[][]) =>
      `<table><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`).join('')}</tbody></table>`
    const editor = opened(table(['Oak', 'hard'], ['Fir', 'soft']))
    editor.answer(table(['Oak', 'heavy'], ['Fir', 'soft']))
    expect(
      editor.all().map(({ original }) => original.content.textBetween(0, original.content.size)),
    ).toEqual(['hard'])
    editor.answer(table(['Oak', 'heavy']))
    editor.run(accept(editor.state, editor.every()))
    expect(editor.state.doc.textContent).toBe('Oakheavy')
    editor.state.doc.check()
  })
})

const word = fc.constantFrom('cut', 'dry', 'wood', 'roses', 'in', 'March', 'water', 'sun')
const inline = fc
  .array(fc.tuple(word, fc.constantFrom('', 'strong', 'em')), { minLength: 1, maxLength: 12 })
  .map((words) => words.map(([each, mark]) => (mark === '' ? each : `<${mark}>${each}</${mark}>`)).join(' '))
const block = fc.oneof(
  { weight: 4, arbitrary: inline.map((own) => `<p>${own}</p>`) },
  inline.map((own) => `<h2>${own}</h2>`),
  fc
    .array(inline, { minLength: 1, maxLength: 3 })
    .map((items) => `<ul>${items.map((own) => `<li><p>${own}</p></li>`).join('')}</ul>`),
  inline.map((own) => `<blockquote><p>${own}</p></blockquote>`),
)
const article = fc.array(block, { minLength: 1, maxLength: 6 }).map((blocks) => blocks.join(''))

describe('laws', () => {
  test('rejecting all leaves the original, accepting all is the plain edit', () => {
    fc.assert(
      fc.property(article, article, (before, after) => {
        const rejected = opened(before)
        rejected.become(after)
        rejected.run(reject(rejected.state, rejected.every()))
        expect(rejected.html()).toBe(htmlOf(parsed(before)))
        expect(rejected.all()).toEqual([])
        const accepted = opened(before)
        accepted.become(after)
        accepted.run(accept(accepted.state, accepted.every()))
        expect(accepted.html()).toBe(htmlOf(parsed(after)))
        expect(accepted.all()).toEqual([])
        accepted.state.doc.check()
      }),
    )
  })

  test('accepting one by one in any order is accepting all, and undoing each is the original', () => {
    fc.assert(
      fc.property(article, article, fc.infiniteStream(fc.nat()), (before, after, picks) => {
        const editor = opened(before)
        editor.become(after)
        let steps = 0
        while (editor.all().length > 0) {
          editor.run(accept(editor.state, editor.ids(picks.next().value % editor.all().length)))
          editor.state.doc.check()
          steps += 1
        }
        expect(editor.html()).toBe(htmlOf(parsed(after)))
        for (let step = 0; step < steps; step += 1) editor.undo()
        expect(editor.html()).toBe(htmlOf(parsed(before)))
      }),
    )
  })

  test('text that the user wrote since the answer is never changed', () => {
    fc.assert(
      fc.property(
        article,
        article,
        fc.array(fc.tuple(fc.nat(), fc.boolean()), { maxLength: 4 }),
        (before, after, edits) => {
          const editor = opened(before)
          editor.become(after)
          let written = 0
          for (const [at, deletes] of edits) {
            const { doc, tr } = editor.state
            const $at = doc.resolve(1 + (at % (doc.content.size - 1)))
            if (!$at.parent.isTextblock) continue
            if (deletes && $at.nodeAfter?.isText) editor.run(tr.delete($at.pos, $at.pos + 1))
            else {
              editor.run(tr.insertText('§', $at.pos))
              written += 1
            }
          }
          const before2 = editor.state.doc.textContent.split('§').length - 1
          editor.run(accept(editor.state, editor.every()))
          expect(before2).toBeLessThanOrEqual(written)
          expect(editor.state.doc.textContent.split('§').length - 1).toBe(before2)
          editor.state.doc.check()
          expect(editor.all().every((each) => !isAcceptable(editor.state.doc, each))).toBe(true)
        },
      ),
    )
  })
})
