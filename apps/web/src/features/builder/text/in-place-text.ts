import type { CommandResult, Point } from '@web2/builder'
import type { DomWriter } from '../canvas/dom-writer.ts'
import type { Editor } from '../editor/editor.ts'
import type { TextEditing } from '../interaction/state.ts'
import { placeCaret, spotAt } from './caret.ts'
import { propText } from './prop-text.ts'
import { richParts, richText } from './rich-text.ts'
import { textPropOf } from './text-prop.ts'
import type { TextSource } from './text-source.ts'

/** Ms without a key after which what was typed goes into the document. */
const pause = 400

export interface InPlaceOptions {
  readonly editor: Editor
  readonly writer: DomWriter
  readonly doc: Document
  /** The text lost the focus, by whatever cause. */
  readonly blurred: () => void
}

const insertPlain = (doc: Document, text: string) => {
  const selection = doc.getSelection()
  if (!selection || selection.rangeCount === 0) return
  const range = selection.getRangeAt(0)
  range.deleteContents()
  const node = doc.createTextNode(text)
  range.insertNode(node)
  range.setStartAfter(node)
  range.collapse(true)
  selection.removeAllRanges()
  selection.addRange(range)
}

const sourceOf = (
  { editor, writer }: InPlaceOptions,
  uuid: string,
  field: HTMLElement,
): TextSource | null => {
  const record = editor.store.get(uuid)
  if (!record) return null
  const prop = textPropOf(record)
  if (prop !== null) return propText(editor.store, record, prop, field)
  const parts = richParts(editor.store, record)
  return parts && richText(editor.store, writer, record, parts, field)
}

/**
 * Makes a node's element editable until it is closed. Enter is blocked, paste and drop bring plain text only. While
 * it is open the canvas leaves the element alone, and all that is typed is one step of the history.
 */
export const openInPlaceText = (
  options: InPlaceOptions,
  uuid: string,
  at: Point | null,
): TextEditing | null => {
  const { editor, writer, doc, blurred } = options
  const element = writer.nodeOf(uuid)
  if (element?.nodeType !== 1) return null
  const field = element as HTMLElement
  const source = sourceOf(options, uuid, field)
  if (!source) return null
  const { history } = editor
  const mark = history.mark([uuid])
  let timer: ReturnType<typeof setTimeout> | undefined

  const run = (result: CommandResult | null) => {
    if (result) editor.run('Edit text', result.ok ? { ...result, select: [uuid] } : result, `text:${uuid}`)
  }
  const commit = () => {
    clearTimeout(timer)
    run(source.store())
  }

  const typed = () => {
    clearTimeout(timer)
    timer = setTimeout(commit, pause)
  }

  const insert = (text: string) => {
    insertPlain(doc, text.replace(/\s*[\r\n]+\s*/g, ' '))
    typed()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') event.preventDefault()
    // a button takes the space bar for a press
    if (event.key === ' ' && field.closest('button')) {
      event.preventDefault()
      insert(' ')
    }
  }
  const onBeforeInput = (event: InputEvent) => {
    if (/^(format|history|insertParagraph|insertLineBreak)/.test(event.inputType)) event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault()
    event.stopPropagation()
    insert(event.clipboardData?.getData('text/plain') ?? '')
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    insert(event.dataTransfer?.getData('text/plain') ?? '')
  }

  const begin = () => {
    const spot = at && spotAt(doc, at)
    writer.hold(source.held)
    source.showStored()
    field.contentEditable = 'true'
    field.addEventListener('keydown', onKeyDown)
    field.addEventListener('beforeinput', onBeforeInput)
    field.addEventListener('paste', onPaste)
    field.addEventListener('drop', onDrop)
    field.addEventListener('input', typed)
    field.addEventListener('blur', blurred)
    field.focus({ preventScroll: true })
    placeCaret(doc, field, spot)
  }

  const end = () => {
    clearTimeout(timer)
    field.removeEventListener('keydown', onKeyDown)
    field.removeEventListener('beforeinput', onBeforeInput)
    field.removeEventListener('paste', onPaste)
    field.removeEventListener('drop', onDrop)
    field.removeEventListener('input', typed)
    field.removeEventListener('blur', blurred)
    field.contentEditable = 'inherit'
    writer.hold([])
    for (const held of source.held) writer.rewrite(held)
  }

  begin()
  return {
    holds: ({ x, y }) => field.contains(doc.elementFromPoint(x, y)),
    close: () => {
      commit()
      run(source.tidy())
      history.squash(mark, 'Edit text', [uuid])
      end()
    },
    revert: () => {
      history.bail(mark)
      end()
      editor.announce('Typing taken back')
    },
  }
}
