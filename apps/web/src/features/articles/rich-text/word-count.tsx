import { useEditorState, type Editor } from '@tiptap/react'
import { countWords } from '@web2/contract/core'
import { counted } from '../../../lib/text/counted.ts'

/** Word count of the text and of the selection. */
export const WordCount = ({ editor }: { editor: Editor }) => {
  const { all, selected } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => {
      const { from, to, empty } = state.selection
      const words = (start: number, end: number) => countWords(state.doc.textBetween(start, end, ' ', ' '))
      return { all: words(0, state.doc.content.size), selected: empty ? 0 : words(from, to) }
    },
  })
  return (
    <span>
      {counted(all, 'word')}
      {selected > 0 && ` (${selected.toLocaleString('en-US')} selected)`}
    </span>
  )
}
