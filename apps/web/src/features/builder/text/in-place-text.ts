import {
  canSetProps,
  linkAt,
  marksAt,
  markText,
  type CommandResult,
  type Point,
  type TextRange,
} from '@web2/builder'
import { createStore as signal } from '../../../lib/store.ts'
import type { DomWriter } from '../canvas/dom-writer.ts'
import { newUuid } from '../editor/actions.ts'
import type { Editor } from '../editor/editor.ts'
import type { TextEditing } from '../interaction/state.ts'
import { placeCaret, spotAt } from './caret.ts'
import { guardField } from './field-guard.ts'
import { selectedRange, selectRange, wordRange } from './field-range.ts'
import { remembered } from './panel-place.ts'
import { propText } from './prop-text.ts'
import { richParts, richText } from './rich-text.ts'
import { textPropOf } from './text-prop.ts'
import { noMarks, type TextSession, type TextTarget } from './text-session.ts'
import type { TextSource } from './text-source.ts'

/** Ms without a key after which what was typed goes into the document. */
const pause = 400
/** Ms without a key after which what is typed next is a step of its own for undo while typing. */
const breath = 1_000

export interface InPlaceOptions {
  readonly editor: Editor
  readonly writer: DomWriter
  readonly doc: Document
  readonly session: TextSession
  /** The text lost the focus, by whatever cause. */
  readonly blurred: () => void
}

interface Field {
  readonly element: HTMLElement
  readonly source: TextSource
}

const fieldOf = ({ editor, writer }: InPlaceOptions, uuid: string): Field | null => {
  const node = writer.nodeOf(uuid)
  const record = editor.store.get(uuid)
  if (node?.nodeType !== 1 || !record || !canSetProps(editor.store.document, { ids: [uuid] }).ok) return null
  const element = node as HTMLElement
  const prop = textPropOf(record)
  if (prop !== null) return { element, source: propText(editor.store, record, prop, element) }
  const parts = richParts(editor.store, record)
  return parts && { element, source: richText(editor.store, writer, record, parts, element) }
}

const shortcuts = { b: 'bold', i: 'italic', u: 'underline' } as const

/**
 * Makes a node's element editable until it is closed. While it is open the canvas leaves the element alone, and all
 * that is typed and marked is one step of the history.
 */
export const openInPlaceText = (
  options: InPlaceOptions,
  uuid: string,
  at: Point | null,
): TextEditing | null => {
  const { editor, writer, doc, session, blurred } = options
  const first = fieldOf(options, uuid)
  if (!first) return null
  const { history } = editor
  const mark = history.mark([uuid])
  const marks = signal(noMarks)
  let field = first
  let stopGuard = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastKey = 0
  /** Steps taken back while typing, which may be redone. */
  let undone = 0

  const run = (result: CommandResult | null, label = 'Edit text', mergeKey?: string) => {
    if (result) editor.run(label, result.ok ? { ...result, select: [uuid] } : result, mergeKey)
  }
  const commit = () => {
    clearTimeout(timer)
    run(field.source.store(), 'Edit text', `text:${uuid}`)
  }
  const typed = (composing: boolean) => {
    clearTimeout(timer)
    if (composing) return
    undone = 0
    const now = performance.now()
    if (now - lastKey > breath) history.seal()
    lastKey = now
    timer = setTimeout(commit, pause)
  }
  const showMarks = () => {
    const next = marksAt(editor.store.document, { id: uuid, range: selectedRange(field.element) })
    const before = marks.get()
    if (next.size !== before.size || [...next].some((each) => !before.has(each))) marks.set(next)
  }

  const enter = () => {
    writer.hold(field.source.held)
    field.source.showStored()
    field.element.contentEditable = 'true'
    stopGuard = guardField(field.element, { typed, blurred, shortcut })
    doc.addEventListener('selectionchange', showMarks)
    field.element.focus({ preventScroll: true })
  }
  const exit = () => {
    clearTimeout(timer)
    stopGuard()
    doc.removeEventListener('selectionchange', showMarks)
    field.element.contentEditable = 'inherit'
    writer.hold([])
    for (const held of field.source.held) writer.rewrite(held)
  }
  /** Stores what is typed, lets the document change, and goes on typing in what the canvas shows then. */
  const between = (change: () => void, select?: TextRange) => {
    const before = selectedRange(field.element)
    commit()
    run(field.source.tidy())
    exit()
    change()
    const next = fieldOf(options, uuid)
    if (!next) return blurred()
    field = next
    enter()
    selectRange(field.element, select ?? before)
    showMarks()
  }

  const target: TextTarget = {
    uuid,
    marks,
    range: () => {
      commit()
      return selectedRange(field.element)
    },
    change: (label, command, select) => between(() => run(command(), label), select),
  }
  const shortcut = (key: string): boolean => {
    if (key === 'k') {
      session.linking.set({ uuid, range: linkRange() })
      return true
    }
    if (key !== 'b' && key !== 'i' && key !== 'u') return false
    const range = wordRange(field.element.textContent ?? '', target.range())
    const each = shortcuts[key]
    const on = !marksAt(editor.store.document, { id: uuid, range }).has(each)
    target.change('Format text', () =>
      markText(editor.store.document, { id: uuid, range, mark: each, on, newUuid }),
    )
    return true
  }
  const linkRange = (): TextRange => {
    const range = target.range()
    return linkAt(editor.store.document, { id: uuid, range })?.range ?? range
  }

  const step = (command: 'undo' | 'redo'): boolean => {
    commit()
    if (command === 'undo' ? history.position <= mark.position : undone === 0) return false
    undone += command === 'undo' ? 1 : -1
    between(() => void (command === 'undo' ? history.undo() : history.redo()))
    editor.announce(command === 'undo' ? 'Undone' : 'Redone')
    return true
  }

  const spot = at && spotAt(doc, at)
  enter()
  placeCaret(doc, field.element, spot)
  showMarks()
  session.typing.set(target)
  if (editor.store.get(uuid)?.componentName === 'Paragraph' && !remembered.get().closed)
    session.panel.set(uuid)
  return {
    holds: ({ x, y }) => field.element.contains(doc.elementFromPoint(x, y)),
    step,
    close: () => {
      session.typing.set(null)
      commit()
      run(field.source.tidy())
      history.squash(mark, 'Edit text', [uuid])
      exit()
    },
    revert: () => {
      session.typing.set(null)
      history.bail(mark)
      exit()
      editor.announce('Typing taken back')
    },
  }
}
