import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Article } from '@web2/contract/articles'
import { lazy, Suspense } from 'react'
import { loadChunk } from '../../../lib/chunks/load-chunk.ts'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { Failure } from '../../../ui/failure.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { ArticleStatusBadge } from '../article-status.tsx'
import { generationOfArticle } from '../generated-text/generation-records.ts'
import { PlanLink } from './origin/plan-link.tsx'
import { shownTitle } from './shown-title.ts'

const WritingView = lazy(async () => ({
  default: (await loadChunk(() => import('../generation/generation-progress.tsx'))).WritingView,
}))

/** An article while it is generated: its progress and its sections, since the generation would overwrite edits. */
export const GeneratingArticle = ({ article }: { readonly article: Article }) => {
  const generation = useQuery(generationOfArticle(article._id))
  return (
    <>
      <PageHeader title={shownTitle(article)}>
        <ArticleStatusBadge status={article.status} />
      </PageHeader>
      <Text size="sm" c="dimmed" mb="md">
        This article is being generated. You can edit it once it is complete.
      </Text>
      {generation.isError && (
        <Failure message={sentenceFor(generation.error)} onRetry={() => void generation.refetch()} />
      )}
      {generation.isPending && <Waiting />}
      <PlanLink article={article} />
      {generation.data && (
        <Suspense fallback={<Waiting />}>
          <WritingView id={generation.data._id} isReadOnly actions={() => null} />
        </Suspense>
      )}
    </>
  )
}
