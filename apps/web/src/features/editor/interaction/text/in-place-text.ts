import {
  canSetProps,
  linkAt,
  marksAt,
  markText,
  textOfNode,
  type CommandResult,
  type Mark,
  type NodeRecord,
  type Point,
  type TextRange,
} from '@web2/builder'
import { createStore as signal } from '../../../../lib/store.ts'
import type { DomWriter } from '../../canvas/dom-writer.ts'
import { newUuid } from '../../document/actions.ts'
import type { Editor } from '../../document/editor.ts'
import type { TextEditing } from '../state.ts'
import { placeCaret, spotAt } from './caret.ts'
import { guardField } from './field-guard.ts'
import { selectedRange, selectRange, wordRange } from './field-range.ts'
import { propText } from './prop-text.ts'
import { richParts, richText } from './rich-text.ts'
import { textDifference } from './text-difference.ts'
import { isEmptyContainer, textPropOf } from './text-prop.ts'
import { noMarks, type TextSession, type TextTarget } from './text-session.ts'
import type { TextSource } from './text-source.ts'

/** Time in ms without a key before typed text is stored in the document. */
const pause = 400
/** Time in ms without a key after which further typing is a new undo step. */
const breath = 1_000

export interface InPlaceOptions {
  readonly editor: Editor
  readonly writer: Pick<DomWriter, 'nodeOf' | 'recordOf' | 'hold' | 'rewrite'>
  readonly doc: Document
  readonly session: TextSession
  readonly elementAt: (point: Point) => Element | null
  /** Called when the text lost the focus for any reason. */
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
  if (isEmptyContainer(record)) return null
  const element = node as HTMLElement
  const prop = textPropOf(record)
  if (prop !== null) return { element, source: propText(editor.store, record, prop, element) }
  const parts = richParts(editor.store, record)
  return parts && { element, source: richText(editor.store, writer, record, parts, element) }
}

/**
 * Fields left by a press that is not released yet, so that closing one and opening the next draws once. Each
 * function closes its field and returns its element, which stays editable until the focus moves, because
 * losing that forces another layout.
 */
const leaving = new WeakMap<Document, () => HTMLElement>()

const letGo = (element: HTMLElement) => {
  element.contentEditable = 'inherit'
}

const shortcuts = { b: 'bold', i: 'italic', u: 'underline' } as const

/**
 * Makes a node's element editable until it is closed, during which the canvas leaves it alone. Undo reverts a
 * word or the text since a pause; on close, the words between two pauses become one undo step. Returns null
 * if the node has no editable text.
 */
export const openInPlaceText = (
  options: InPlaceOptions,
  uuid: string,
  at: Point | null,
): TextEditing | null => {
  const { editor, writer, doc, session, elementAt, blurred } = options
  // before any change, because later it would force another layout
  const spot = at && spotAt(doc, at)
  const left = leaving.get(doc)?.()
  const first = fieldOf(options, uuid)
  if (!first) {
    if (left) letGo(left)
    return null
  }
  const { history, store } = editor
  /** Start of the undo step since the last pause. */
  let stretch = history.mark([uuid])
  const marks = signal(noMarks)
  let field = first
  let stopGuard = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastKey = 0
  /** Records when the field was opened; null once the page shows something else. */
  let shown: readonly (NodeRecord | undefined)[] | null = null

  const run = (result: CommandResult | null, label = 'Edit text', mergeKey?: string) => {
    if (result) editor.run(label, result.ok ? { ...result, select: [uuid] } : result, mergeKey)
  }
  const commit = () => {
    clearTimeout(timer)
    run(field.source.store(), 'Edit text', `text:${uuid}`)
  }
  const tidied = () => {
    commit()
    run(field.source.tidy())
  }
  /** Joins the undo steps since the mark, unless that would lose steps that can be redone. */
  const join = (mark: Mark) => {
    if (history.position === history.entries.length) history.squash(mark, 'Edit text', [uuid])
    else history.release()
  }
  const nextStretch = () => {
    join(stretch)
    stretch = history.mark([uuid])
  }
  const wordEnds = () => {
    commit()
    history.seal()
  }
  const typed = (composing: boolean) => {
    clearTimeout(timer)
    shown = null
    if (composing) return
    const now = performance.now()
    if (now - lastKey > breath) nextStretch()
    lastKey = now
    timer = setTimeout(() => {
      commit()
      showMarks()
    }, pause)
  }
  const showMarks = () => {
    const next = marksAt(store.document, { id: uuid, range: selectedRange(field.element) })
    const before = marks.get()
    if (next.size !== before.size || [...next].some((each) => !before.has(each))) marks.set(next)
  }

  const enter = (place: () => void) => {
    const { held, showStored } = field.source
    writer.hold(held)
    shown = showStored() ? null : held.map(store.get)
    field.element.contentEditable = 'true'
    stopGuard = guardField(field.element, { typed, wordEnds, blurred, shortcut })
    doc.addEventListener('selectionchange', showMarks)
    // before the focus, which would otherwise put a caret of its own, for another pass over the selection
    place()
    field.element.focus({ preventScroll: true })
  }
  const stopListening = () => {
    clearTimeout(timer)
    stopGuard()
    doc.removeEventListener('selectionchange', showMarks)
  }
  const exit = () => {
    stopListening()
    letGo(field.element)
    redraw()
  }
  const redraw = () => {
    writer.hold([])
    const { held } = field.source
    // opening and closing a text unchanged needs no redraw
    if (shown && held.every((id, at) => store.get(id) === shown?.[at])) return
    for (const id of held) writer.rewrite(id)
  }
  const exitAfterPress = () => {
    stopListening()
    const { element } = field
    const typeNothing = (event: Event) => event.preventDefault()
    element.addEventListener('beforeinput', typeNothing)
    const end = () => {
      stopWaiting()
      leaving.delete(doc)
      element.removeEventListener('beforeinput', typeNothing)
      session.typing.set(null)
      redraw()
      return element
    }
    const { activity } = editor.session
    const stopWaiting = activity.subscribe(() => {
      if (activity.get() !== 'pointing') letGo(end())
    })
    leaving.set(doc, end)
  }
  /**
   * Applies a document change and continues editing in the redrawn field, at the range that `change` returns.
   */
  const between = (change: () => TextRange | undefined) => {
    const before = selectedRange(field.element)
    exit()
    const select = change()
    const next = fieldOf(options, uuid)
    if (!next) return blurred()
    field = next
    enter(() => selectRange(field.element, select ?? before))
    showMarks()
  }

  const target: TextTarget = {
    uuid,
    marks,
    range: () => {
      commit()
      return selectedRange(field.element)
    },
    change: (label, command, select) => {
      tidied()
      nextStretch()
      between(() => {
        run(command(), label)
        return select
      })
      history.release()
      stretch = history.mark([uuid])
    },
  }
  const shortcut = (key: string): boolean => {
    if (key === 'k') {
      session.linking.set({ uuid, range: linkRange() })
      return true
    }
    if (key !== 'b' && key !== 'i' && key !== 'u') return false
    const range = wordRange(field.element.textContent ?? '', target.range())
    const each = shortcuts[key]
    const on = !marksAt(store.document, { id: uuid, range }).has(each)
    target.change('Format text', () => markText(store.document, { id: uuid, range, mark: each, on, newUuid }))
    return true
  }
  const linkRange = (): TextRange => {
    const range = target.range()
    return linkAt(store.document, { id: uuid, range })?.range ?? range
  }

  const step = (command: 'undo' | 'redo'): boolean => {
    tidied()
    const entry = history.entries[history.position - (command === 'undo' ? 1 : 0)]
    const selected = command === 'undo' ? entry?.before : entry?.after
    // a step that changed another selection is shown there
    if (selected?.length !== 1 || selected[0] !== uuid) return false
    const before = textOfNode(store.document, uuid) ?? ''
    between(() => {
      if (command === 'undo') history.undo()
      else history.redo()
      const after = textOfNode(store.document, uuid) ?? ''
      const { range, text } = textDifference(before, after)
      const caret = range.from + text.length
      return before === after ? undefined : { from: caret, to: caret }
    })
    const behind = (mark: Mark): Mark => {
      if (history.position >= mark.position) return mark
      history.release()
      return history.mark([uuid])
    }
    stretch = behind(stretch)
    editor.announce(command === 'undo' ? 'Undone' : 'Redone')
    return true
  }

  enter(() => {
    // together, so that one layout covers both
    if (left && left !== field.element) letGo(left)
    placeCaret(doc, field.element, spot)
  })
  showMarks()
  session.typing.set(target)
  if (/^(?:Paragraph|OwnText)$/.test(store.get(uuid)?.componentName ?? '')) session.panel.set(uuid)
  return {
    holds: (point) => field.element.contains(elementAt(point)),
    step,
    close: (pressed = false) => {
      tidied()
      join(stretch)
      if (pressed) return exitAfterPress()
      session.typing.set(null)
      exit()
    },
  }
}
