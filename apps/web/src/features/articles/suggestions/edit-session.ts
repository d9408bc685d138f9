import { Fragment } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/core'
import {
  editPassageLength,
  mostEditWords,
  type ArticleEditLine,
  type ArticleEditStart,
  type EditOrigin,
} from '@web2/contract/articles'
import { countWords } from '@web2/contract/core'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { postForLines } from '../../../lib/api/line-answer.ts'
import { createStore, type Store } from '../../../lib/store.ts'
import { answerContent, answerText } from './answer-content.ts'
import { addingActions, brokenSentence, reasonOf, type EditWish } from './edit-labels.ts'
import { contextOf, passageOf, type Passage } from './passage.ts'
import { blockChanges, inlineChanges } from './suggested-changes.ts'
import { propose, setTarget, suggestionsIn } from './suggestions-plugin.ts'

/** The article of the editor, as a request needs it. */
export interface AskedArticle {
  /** Null before the first save. */
  readonly id: string | null
  readonly title: string
  readonly keyword: string
}

export type EditState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'writing'; readonly wish: EditWish; readonly text: string }
  | {
      readonly phase: 'failed'
      readonly wish: EditWish
      readonly sentence: string
      readonly canRetry: boolean
    }
  /** Ended with suggestions, or without any: `sentence` says so. */
  | { readonly phase: 'done'; readonly sentence: string; readonly origin: EditOrigin }

export interface EditSession {
  readonly state: Store<EditState>
  /** Element in the text in which the answer and its failure are shown. */
  readonly host: HTMLElement
  /** Asks for an edit of what is selected. */
  start(wish: EditWish): void
  /** Stops the model. Text that was to be added is kept as a suggestion. */
  stop(): void
  retry(): void
  dismiss(): void
  /** Shows suggestions of an earlier visit with their origin. */
  resume(origin: EditOrigin): void
  /** Stops the model, for an editor that closes. */
  close(): void
}

const idle: EditState = { phase: 'idle' }
const changedSentence = 'You changed this text while AI was writing. Try again.'

const hostElement = (): HTMLElement => {
  const host = document.createElement('div')
  host.contentEditable = 'false'
  return host
}

/** Returns plain text as paragraphs. */
const asParagraphs = (text: string, { state: { schema } }: Editor): Fragment =>
  Fragment.fromArray(
    text
      .split(/\n+/)
      .filter((line) => line.trim() !== '')
      .flatMap((line) => schema.nodes.paragraph?.create(null, schema.text(line)) ?? []),
  )

/** Creates the session of one editor: it asks AI one question at a time and proposes the answer's changes. */
export const createEditSession = (editor: Editor, article: () => AskedArticle): EditSession => {
  const state = createStore<EditState>(idle)
  const host = hostElement()
  let running: AbortController | null = null
  let passage: Passage | null = null
  let raw = ''
  let frame: number | null = null

  const show = (next: EditState) => {
    if (frame !== null) cancelAnimationFrame(frame)
    frame = null
    state.set(next)
  }
  /** Shows the text so far in the next frame: chunks may come faster than they can be drawn. */
  const showSoon = (wish: EditWish) => {
    frame ??= requestAnimationFrame(() => show({ phase: 'writing', wish, text: answerText(raw) }))
  }
  const endTarget = () => {
    if (!editor.isDestroyed && suggestionsIn(editor.state).target)
      editor.view.dispatch(setTarget(editor.state, null))
  }

  /** Proposes the changes that an answer makes. Returns a sentence for the user. */
  const proposeAnswer = (content: Fragment, wish: EditWish): string | null => {
    const { target } = suggestionsIn(editor.state)
    if (!passage || !target) return null
    const { from, to } = target
    const options = { keepsMarks: wish.action !== 'own' }
    const reason = reasonOf(wish)
    const { doc } = editor.state
    const inside = doc.slice(from, to).content
    const before = passage.isInline && inside.firstChild?.isBlock ? inside.firstChild.content : inside
    const changes =
      from === to
        ? [{ from, to, content }]
        : (passage.isInline ? inlineChanges : blockChanges)(before, from, content, options)
    const real = changes.filter(({ from: start, to: end, content: { size } }) => start < end || size > 0)
    editor.view.dispatch(
      propose(
        editor.state,
        real.map((change) => ({ ...change, reason })),
      ),
    )
    return real.length === 0 ? 'Nothing to change here.' : ''
  }

  const fail = (wish: EditWish, sentence: string, canRetry = true) =>
    show({ phase: 'failed', wish, sentence, canRetry })

  const finish = (wish: EditWish, content: Fragment, origin: EditOrigin) => {
    if (suggestionsIn(editor.state).target?.isStale) return fail(wish, changedSentence)
    const sentence = proposeAnswer(content, wish)
    show(sentence === null ? idle : { phase: 'done', sentence, origin })
  }

  const read = (wish: EditWish, asked: Passage) => (line: ArticleEditLine) => {
    if (editor.isDestroyed) return
    if ('text' in line) {
      raw += line.text
      showSoon(wish)
    } else if ('restart' in line) {
      raw = ''
      show({ phase: 'writing', wish, text: '' })
    } else if ('failed' in line) fail(wish, line.failed)
    else finish(wish, answerContent(line.done.html, asked, editor.state.schema), line.done)
  }

  const send = async (
    wish: EditWish,
    asked: Passage,
    from: { readonly from: number; readonly to: number },
  ) => {
    const own = new AbortController()
    running?.abort()
    running = own
    raw = ''
    show({ phase: 'writing', wish, text: '' })
    const { id, title, keyword } = article()
    const data = {
      articleId: id,
      ...wish,
      passage: asked.html,
      article: {
        title: title.slice(0, 300),
        keyword: keyword.slice(0, 200),
        ...contextOf(editor.state.doc, from),
      },
    } as ArticleEditStart
    try {
      await postForLines<ArticleEditLine>({
        path: 'article-edits',
        data,
        signal: own.signal,
        onLine: read(wish, asked),
      })
      if (running === own && state.get().phase === 'writing') fail(wish, brokenSentence)
    } catch (error) {
      if (!own.signal.aborted) fail(wish, sentenceFor(error))
    } finally {
      if (running === own) running = null
    }
  }

  const start = (wish: EditWish) => {
    const asked = passageOf(editor.state, wish.action)
    const { doc, selection } = editor.state
    if (!asked || (asked.html === '' && !addingActions.has(wish.action))) {
      // shown where the selection ends
      editor.view.dispatch(setTarget(editor.state, { from: selection.to, to: selection.to, host }))
      return fail(wish, 'Select some text first.', false)
    }
    editor.view.dispatch(setTarget(editor.state, { from: asked.from, to: asked.to, host }))
    passage = asked
    const words = countWords(doc.textBetween(asked.from, asked.to, ' ', ' '))
    if (words > mostEditWords || asked.html.length > editPassageLength)
      return fail(wish, `Select up to ${mostEditWords.toLocaleString('en-US')} words.`, false)
    void send(wish, asked, asked)
  }

  const end = () => {
    running?.abort()
    running = null
  }
  return {
    state,
    host,
    start,
    stop: () => {
      const now = state.get()
      end()
      const { target } = suggestionsIn(editor.state)
      const adds = target !== null && (target.from === target.to || passage?.html === '')
      const text = now.phase === 'writing' && adds ? answerText(raw) : ''
      if (now.phase === 'writing' && text !== '') proposeAnswer(asParagraphs(text, editor), now.wish)
      endTarget()
      show(idle)
    },
    retry: () => {
      const now = state.get()
      const { target } = suggestionsIn(editor.state)
      if (now.phase !== 'failed' || !target) return
      // what the passage holds now is what is edited
      if (passage && !target.isStale) return void send(now.wish, passage, target)
      const { doc, tr } = editor.state
      editor.view.dispatch(
        tr.setSelection(TextSelection.between(doc.resolve(target.from), doc.resolve(target.to))),
      )
      start(now.wish)
    },
    dismiss: () => {
      endTarget()
      show(idle)
    },
    resume: (origin) => show({ phase: 'done', sentence: '', origin }),
    close: () => {
      end()
      show(idle)
    },
  }
}
