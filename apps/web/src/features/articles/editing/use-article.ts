import { useForm } from '@mantine/form'
import type { Article } from '@web2/contract/articles'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { fieldErrors, isApiError } from '../../../lib/api/errors.ts'
import { articles } from '../resources.ts'
import { formDraft } from '../../../lib/forms/form-draft.ts'
import { useSaveHotkey } from '../../../lib/forms/use-save-hotkey.ts'
import { useUnsavedGuard } from '../../../lib/forms/use-unsaved-guard.tsx'
import { showError } from '../../../lib/snackbar.ts'
import type { RichTextHandle } from '../rich-text/rich-text-editor.tsx'
import { createSaver, type ArticleDraft, type ArticleSaver } from './article-saver.ts'
import { articleValues, emptyValues, type ArticleValues, type ArticleSnapshot } from './article-values.ts'

export interface WritingOptions {
  /** Null for a new article. */
  readonly article: Article | null
  readonly onSaved: (article: Article, isNew: boolean) => void
}

const draftOf = (id: string | null) => formDraft<ArticleDraft>(`article.${id ?? 'new'}`)

/** Returns the state of an edited article: form, text and saving. */
export const useArticle = ({ article, onSaved }: WritingOptions) => {
  // kept as opened, because another user's save must not overwrite what is typed here
  const [opened] = useState(article)
  const [kept] = useState(() => draftOf(article?._id ?? null).read())
  const stored = useMemo(() => (opened ? articleValues(opened) : emptyValues), [opened])
  const initialText = kept?.written.text ?? opened?.text ?? ''
  const form = useForm<ArticleValues>({ initialValues: kept ? valuesOf(kept.written) : stored })
  const text = useRef<RichTextHandle>(null)
  const [saver, setSaver] = useState<ArticleSaver | null>(null)
  const [editor, setEditor] = useState<RichTextHandle['editor'] | null>(null)

  const latest = useRef({ values: form.values, onSaved, setErrors: form.setErrors })
  useEffect(() => {
    latest.current = { values: form.values, onSaved, setErrors: form.setErrors }
  })

  const begin = useCallback(
    (handle: RichTextHandle) => {
      text.current = handle
      const read = (): ArticleSnapshot => ({ ...latest.current.values, text: handle.html() })
      // a draft is compared with the stored article, anything else with the editor's reading of it
      const base: ArticleSnapshot = { ...stored, text: kept ? (opened?.text ?? '') : handle.html() }
      const revision = kept?.revision ?? opened?.revision ?? 0
      const made = createSaver({
        stored: opened && { _id: opened._id, revision },
        base,
        read,
        create: articles.create,
        patch: articles.patch,
        draftOf,
        onSaved: (saved, isNew) => {
          latest.current.setErrors({})
          latest.current.onSaved(saved, isNew)
        },
        onUnkept: () =>
          showError('This article is too long to back up in this tab. Save it before you leave or reload.'),
      })
      setSaver(made)
      setEditor(handle.editor)
      if (kept) made.edited()
    },
    [kept, opened, stored],
  )
  useEffect(() => {
    if (!saver) return
    const stop = () => saver.stop()
    addEventListener('pagehide', stop)
    const unfollow = saver.state.subscribe(() => {
      const { phase, failure } = saver.state.get()
      if (phase === 'failed' && isApiError(failure)) latest.current.setErrors(fieldErrors(failure))
    })
    return () => {
      removeEventListener('pagehide', stop)
      unfollow()
      saver.stop()
    }
  }, [saver])

  const edited = useCallback(() => saver?.edited(), [saver])
  const seen = useRef(form.values)
  useEffect(() => {
    if (seen.current === form.values) return
    seen.current = form.values
    saver?.edited()
  }, [form.values, saver])

  const { setFieldError } = form
  // pressed before the editor has loaded
  const [wantsSave, setWantsSave] = useState(false)
  const save = useCallback(() => {
    if (saver === null) {
      setWantsSave(true)
      return
    }
    const isEmpty = saver.state.get().id === null && !saver.isUnsaved()
    if (isEmpty) setFieldError('title', 'Enter a title or some text first.')
    else void saver.save()
  }, [saver, setFieldError])
  useEffect(() => {
    if (saver === null || !wantsSave) return
    setWantsSave(false)
    save()
  }, [saver, wantsSave, save])
  useSaveHotkey(save)
  useUnsavedGuard(
    () => saver?.isUnsaved() ?? false,
    () => saver?.forget(),
    () => saver?.save() ?? Promise.resolve(true),
  )
  const written = (): ArticleSnapshot => ({ ...form.values, text: text.current?.html() ?? initialText })
  /** Discards the restored draft. Returns the stored article, null for a new one. */
  const discard = (): Article | null => {
    saver?.forget()
    return opened
  }
  return {
    editor,
    form,
    initialText,
    begin,
    edited,
    save,
    saver,
    written,
    restored: kept !== null,
    discard,
  }
}

const valuesOf = ({ text: _, ...values }: ArticleSnapshot): ArticleValues => values
