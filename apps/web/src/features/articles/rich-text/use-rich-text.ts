import type { EditorEvents } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { cleanPaste } from './clean-paste.ts'
import { extensions } from './extensions.ts'
import { insertFiles, picturesOf, withPictures } from './pasted-files.ts'

interface RichTextOptions {
  readonly initial: string
  readonly label: string
  readonly placeholder: string
  readonly keyword: string
  readonly onEdit: () => void
  /** Called with a changed document before it is drawn. */
  readonly onText: (document: Node) => void
  readonly onFind: () => void
  readonly onLink: () => void
}

/** Returns the editor with paste, drop and keyboard handling. */
export const useRichText = (options: RichTextOptions) => {
  // handlers are created once and read the latest options when they run
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const self = useRef<ReturnType<typeof useEditor>>(null)
  const editor = useEditor({
    extensions: extensions(options.placeholder),
    content: options.initial,
    shouldRerenderOnTransaction: false,
    immediatelyRender: true,
    editorProps: {
      attributes: { 'aria-label': options.label, 'aria-multiline': 'true', role: 'textbox' },
      transformPastedHTML: (html) =>
        withPictures(cleanPaste(html), latest.current.keyword, () => self.current),
      handlePaste: (_view, event) => {
        const files = picturesOf(event.clipboardData)
        // spreadsheets and word processors add an image of the copied text
        if (files.length === 0 || event.clipboardData?.types.includes('text/html')) return false
        if (self.current) insertFiles(self.current, files, latest.current.keyword)
        return true
      },
      handleDrop: (_view, event, _slice, moved) => {
        const files = moved ? [] : picturesOf(event.dataTransfer)
        if (files.length === 0 || !self.current) return false
        const place = self.current.view.posAtCoords({ left: event.clientX, top: event.clientY })
        if (place) self.current.commands.setTextSelection(place.pos)
        insertFiles(self.current, files, latest.current.keyword)
        return true
      },
      handleKeyDown: (_view, event) => {
        const isMod = event.ctrlKey || event.metaKey
        if (isMod && !event.shiftKey && event.key.toLowerCase() === 'f') {
          latest.current.onFind()
          event.preventDefault()
          return true
        }
        if (isMod && event.shiftKey && event.key.toLowerCase() === 'k') {
          latest.current.onLink()
          event.preventDefault()
          return true
        }
        return false
      },
    },
    onUpdate: () => latest.current.onEdit(),
  })
  useEffect(() => {
    self.current = editor
    const change = ({ transaction, nextState: { doc } }: EditorEvents['beforeTransaction']) => {
      if (doc !== editor.state.doc && !transaction.getMeta('preventUpdate')) latest.current.onText(doc)
    }
    editor.on('beforeTransaction', change)
    return () => {
      editor.off('beforeTransaction', change)
    }
  }, [editor])
  return editor
}
