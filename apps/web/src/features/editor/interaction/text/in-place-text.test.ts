import { createDocument, createNode } from '@web2/builder'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEditor, type Editor } from '../../document/editor.ts'
import { openInPlaceText, type InPlaceOptions } from './in-place-text.ts'
import { createTextSession } from './text-session.ts'

let editor: Editor
let elements: Map<string, HTMLElement>
let rewritten: string[]

beforeEach(() => {
  vi.useFakeTimers()
  const texts = ['one', 'two'].map((content) => createNode('Paragraph', { content }))
  editor = createEditor({ document: createDocument(texts), data: {}, tell: () => {} })
  elements = new Map(
    ids().map((id) => {
      const element = document.createElement('p')
      element.textContent = String(editor.store.get(id)?.props.content)
      document.body.append(element)
      return [id, element]
    }),
  )
  rewritten = []
})
afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
})

const ids = () => editor.store.get(editor.store.document.root)?.children ?? []
const elementOf = (at: number) => elements.get(ids()[at]!)!
const editable = () => ids().map((_, at) => elementOf(at).contentEditable === 'true')

const open = (at: number) => {
  const writer: InPlaceOptions['writer'] = {
    nodeOf: (uuid) => elements.get(uuid),
    recordOf: () => null,
    hold: () => {},
    rewrite: (uuid) => rewritten.push(uuid),
  }
  const text = openInPlaceText(
    { editor, writer, doc: document, session: createTextSession(), elementAt: () => null, blurred: () => {} },
    ids()[at]!,
    null,
  )
  editor.session.activity.set('editing-text')
  return text!
}

const type = (at: number, text: string) => {
  elementOf(at).textContent = text
  elementOf(at).dispatchEvent(new Event('input'))
}

test('redraws nothing when a text is opened and closed unchanged', () => {
  open(0).close()
  expect(editable()).toEqual([false, false])
  expect(rewritten).toEqual([])
  expect(editor.history.entries).toEqual([])
})

test('keeps an edited text and draws it as stored', () => {
  const text = open(0)
  type(0, 'one more')
  text.close()
  expect(editor.store.get(ids()[0]!)?.props.content).toBe('one more')
  expect(rewritten).toEqual([ids()[0]])
})

test('closes a text left by a press when the press becomes something else', () => {
  const text = open(0)
  type(0, 'kept')
  text.close(true)
  editor.session.activity.set('pointing')
  expect(editor.store.get(ids()[0]!)?.props.content).toBe('kept')
  const next = open(1)
  expect(editable()).toEqual([false, true])

  next.close(true)
  editor.session.activity.set('pointing')
  editor.session.activity.set('dragging')
  expect(editable()).toEqual([false, false])
})

test('puts the caret before the focus, which would add one of its own', () => {
  open(0).close(true)
  editor.session.activity.set('pointing')
  const selection = document.getSelection()!
  const steps: string[] = []
  vi.spyOn(selection, 'selectAllChildren').mockImplementation(() => steps.push(`caret ${editable().join()}`))
  vi.spyOn(elementOf(1), 'focus').mockImplementation(() => steps.push('focus'))
  open(1)
  // the left text is no longer editable by then, so that one layout covers both
  expect(steps).toEqual(['caret false,true', 'focus'])
})
