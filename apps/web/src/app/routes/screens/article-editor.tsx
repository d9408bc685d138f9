import { SegmentedControl } from '@mantine/core'
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useCallback } from 'react'
import { ArticleEditorPage } from '../../../features/articles/editing/article-editor-page.tsx'
import { ArticleEditorDialog } from '../../../features/articles/editing/edit-here.tsx'
import { loadChunk } from '../../../lib/chunks/load-chunk.ts'
import { ButtonLink } from '../../../ui/links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import classes from './article-editor.module.css'

const GeneratorScreen = lazy(async () => {
  const loaded = await loadChunk(() => import('../../../features/articles/generation/generation-screen.tsx'))
  return { default: loaded.GeneratorScreen }
})

const addArticle = '/articles/add-article'
const ways = [
  { value: 'hand', label: 'Write yourself' },
  { value: 'ai', label: 'Generate with AI' },
]

const openInEditor = (articleId: string, isAtWork: boolean) =>
  // the generation would overwrite edits made while it writes
  isAtWork ? null : (
    <>
      <ArticleEditorDialog articleId={articleId} />
      <ButtonLink to="/articles/edit-article" search={{ id: articleId }}>
        Open in the editor
      </ButtonLink>
    </>
  )

/** /articles/add-article and edit-article: a new article is written by hand or generated. */
export const ArticleEditorScreen = () => {
  const navigate = useNavigate()
  const isNew = useLocation({ select: ({ pathname }) => pathname === addArticle })
  const { with: way, generation } = useSearch({ strict: false })
  const byAi = way === 'ai' || generation !== undefined
  const show = useCallback(
    (id: string | undefined) =>
      void navigate({ to: addArticle, search: id === undefined ? { with: 'ai' } : { generation: id } }),
    [navigate],
  )
  const isGenerated = isNew && byAi
  const choice = isNew && (
    <SegmentedControl
      aria-label="How the article is written"
      className={classes.ways ?? ''}
      data={ways}
      value={byAi ? 'ai' : 'hand'}
      onChange={(value) => void navigate({ to: addArticle, search: value === 'ai' ? { with: 'ai' } : {} })}
    />
  )
  return (
    <>
      {isGenerated && (
        <>
          <PageHeader title="Generate an article">{choice}</PageHeader>
          <Suspense fallback={<Waiting />}>
            <GeneratorScreen generationId={generation} onShow={show} actions={openInEditor} />
          </Suspense>
        </>
      )}
      {/* in the same place for both addresses, so that it goes on when a new article gets its own */}
      {!isGenerated && <ArticleEditorPage ways={choice} />}
    </>
  )
}
