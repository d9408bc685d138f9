/** Callbacks of an element that is edited in place. */
export interface FieldGuard {
  /** Called after each input; `composing` while a word is not finished. */
  readonly typed: (composing: boolean) => void
  /** Called before the space after a word is inserted. */
  readonly wordEnds: () => void
  readonly blurred: () => void
  /** Handles keys with Ctrl or Cmd. Returns true if the key was handled. */
  readonly shortcut: (key: string) => boolean
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

/**
 * Blocks Enter and browser formatting, and reduces paste and drop to plain text. Returns a function to stop.
 */
export const guardField = (field: HTMLElement, guard: FieldGuard): (() => void) => {
  const { typed, wordEnds, blurred, shortcut } = guard
  const doc = field.ownerDocument
  const end = new AbortController()
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    heard: (event: HTMLElementEventMap[Name]) => void,
  ) => field.addEventListener(name, heard, { signal: end.signal })
  let composing = false
  let afterSpace = false

  const insert = (text: string) => {
    insertPlain(doc, text.replace(/\s*[\r\n]+\s*/g, ' '))
    typed(false)
  }

  on('keydown', (event) => {
    // Enter and the space bar confirm a composition
    if (event.isComposing) return
    if (event.key === 'Enter') event.preventDefault()
    if ((event.ctrlKey || event.metaKey) && !event.altKey && shortcut(event.key.toLowerCase())) {
      event.preventDefault()
      event.stopPropagation()
    }
    // a button treats the space bar as a press
    if (event.key === ' ' && field.closest('button')) {
      event.preventDefault()
      insert(' ')
    }
  })
  on('beforeinput', (event) => {
    if (/^(format|history|insertParagraph|insertLineBreak)/.test(event.inputType)) event.preventDefault()
    const isSpace = /\s$/.test(event.data ?? '')
    if (isSpace && !afterSpace && !composing) wordEnds()
    afterSpace = isSpace
  })
  on('paste', (event) => {
    event.preventDefault()
    event.stopPropagation()
    insert(event.clipboardData?.getData('text/plain') ?? '')
  })
  on('drop', (event) => {
    event.preventDefault()
    insert(event.dataTransfer?.getData('text/plain') ?? '')
  })
  on('compositionstart', () => {
    composing = true
  })
  on('compositionend', () => {
    composing = false
    typed(false)
  })
  on('input', () => typed(composing))
  on('blur', blurred)
  return () => end.abort()
}
