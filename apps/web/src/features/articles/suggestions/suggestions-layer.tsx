import type { Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { AnswerBox } from './answer-box.tsx'
import { AskAiMenu } from './ask-ai-menu.tsx'
import type { EditorAi } from './editor-ai.ts'
import { createEditSession, type AskedArticle } from './edit-session.ts'
import type { SuggestionsDraft } from './kept-suggestions.ts'
import { loadSuggestions } from './load-suggestions.ts'
import { SuggestionsBar } from './suggestions-bar.tsx'
import { useKeptSuggestions } from './use-kept-suggestions.ts'

interface SuggestionsLayerProps {
  readonly ai: EditorAi
  readonly editor: Editor
  readonly article: () => AskedArticle
  /** Null for an article that was never saved. */
  readonly draft: SuggestionsDraft | null
}

/** Menu, answer and suggestions of AI in a text. */
export const SuggestionsLayer = ({ ai, editor, article, draft }: SuggestionsLayerProps) => {
  const [session] = useState(() => {
    loadSuggestions(editor)
    return createEditSession(editor, article)
  })
  useEffect(() => () => session.close(), [session])
  useKeptSuggestions(draft, editor, session, ai)
  return (
    <>
      <AskAiMenu
        menu={ai.menu}
        editor={editor}
        onAsk={(wish) => {
          editor.view.focus()
          session.start(wish)
        }}
      />
      {createPortal(<AnswerBox session={session} />, session.host)}
      <SuggestionsBar editor={editor} session={session} />
    </>
  )
}
