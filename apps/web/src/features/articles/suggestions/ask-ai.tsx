import { RichTextEditor } from '@mantine/tiptap'
import { IconSparkles } from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { loadChunk } from '../../../lib/chunks/load-chunk.ts'
import { useUser } from '../../../lib/session/use-user.ts'
import type { EditorAi } from './editor-ai.ts'
import type { AskedArticle } from './edit-session.ts'
import { suggestionsDraft } from './kept-suggestions.ts'

const SuggestionsLayer = lazy(async () => ({
  default: (await loadChunk(() => import('./suggestions-layer.tsx'))).SuggestionsLayer,
}))

/** Toolbar button that opens the menu of AI edits. */
export const AskAiButton = ({ ai }: { ai: EditorAi }) => (
  <RichTextEditor.Control
    aria-label="Ask AI"
    aria-haspopup="dialog"
    title="Ask AI (Ctrl+J)"
    w="auto"
    px={8}
    onClick={(event) => {
      const { left, top, height } = event.currentTarget.getBoundingClientRect()
      ai.open({ left, top, height, bySlash: false })
    }}
  >
    <IconSparkles size={16} aria-hidden />
    <span style={{ marginInlineStart: 4, fontSize: 'var(--mantine-font-size-sm)', whiteSpace: 'nowrap' }}>
      Ask AI
    </span>
  </RichTextEditor.Control>
)

/** Space in px at the edges of the window in which no menu is opened. */
const edge = 80

/** Opens the menu at the cursor, or as near as the window allows: the end of a long selection may be outside of it. */
const openAtCursor = (editor: Editor, ai: EditorAi, bySlash: boolean) => {
  const { left, top, bottom } = editor.view.coordsAtPos(editor.state.selection.head)
  const shown = Math.min(Math.max(top, edge), Math.max(edge, innerHeight - edge))
  ai.open({ left, top: shown, height: bottom - top, bySlash })
}

const isEmptyLine = ({ state: { selection } }: Editor): boolean =>
  selection.empty &&
  selection.$from.parent.type.name === 'paragraph' &&
  selection.$from.parent.content.size === 0

interface AskAiProps {
  readonly ai: EditorAi
  readonly editor: Editor
  readonly article: () => AskedArticle
  /** Null before the first save. */
  readonly articleId: string | null
}

/** AI edits of a text as suggestions: Ctrl+J, or “/” on an empty line. Everything but the keys is loaded on first use. */
export const AskAi = ({ ai, editor, article, articleId }: AskAiProps) => {
  const userId = useUser()?._id
  const draft = useMemo(
    () => (userId === undefined || articleId === null ? null : suggestionsDraft(userId, articleId)),
    [userId, articleId],
  )
  useEffect(() => {
    if (draft?.read()) ai.isUsed.set(true)
  }, [ai, draft])
  const isUsed = ai.isUsed.use()
  useEffect(() => {
    const { dom } = editor.view
    const key = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (!isAsked || event.key.toLowerCase() !== 'j') return
      event.preventDefault()
      openAtCursor(editor, ai, false)
    }
    // phones send no key for it
    const slash = (event: InputEvent) => {
      if (event.inputType !== 'insertText' || event.data !== '/' || !isEmptyLine(editor)) return
      event.preventDefault()
      event.stopPropagation()
      openAtCursor(editor, ai, true)
    }
    dom.addEventListener('keydown', key)
    dom.addEventListener('beforeinput', slash, { capture: true })
    return () => {
      dom.removeEventListener('keydown', key)
      dom.removeEventListener('beforeinput', slash, { capture: true })
    }
  }, [ai, editor])
  if (!isUsed) return null
  return (
    <Suspense fallback={null}>
      <SuggestionsLayer ai={ai} editor={editor} article={article} draft={draft} />
    </Suspense>
  )
}
