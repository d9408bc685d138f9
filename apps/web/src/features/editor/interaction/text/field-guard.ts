/** What an editable element hears while it is typed in. */
export interface FieldGuard {
  /** Something was typed; while a word is composed it is not finished. */
  readonly typed: (composing: boolean) => void
  /** The space after a word is about to be typed. */
  readonly wordEnds: () => void
  readonly blurred: () => void
  /** Keys with Ctrl or Cmd; answers whether the key was taken. */
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

/** Enter is blocked, paste and drop bring plain text only, the browser formats nothing. Answers how to stop. */
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
    // Enter and the space bar choose and confirm while a word is composed
    if (event.isComposing) return
    if (event.key === 'Enter') event.preventDefault()
    if ((event.ctrlKey || event.metaKey) && !event.altKey && shortcut(event.key.toLowerCase())) {
      event.preventDefault()
      event.stopPropagation()
    }
    // a button takes the space bar for a press
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
