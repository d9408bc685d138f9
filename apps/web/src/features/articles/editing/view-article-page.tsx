import { Badge, Group, Image, Text, Typography } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { IconPencil } from '@tabler/icons-react'
import type { Article } from '@web2/contract/articles'
import { categoriesNamed } from '../categories/category-choice.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { useCan } from '../../../lib/session/use-user.ts'
import { articleSourceLabel, ArticleStatusBadge } from '../article-status.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RecordPlaceholder } from '../../../ui/missing-record.tsx'
import { articleRecord } from '../articles-api.ts'
import { shownTitle } from './shown-title.ts'
import { ExportMenu } from './export-menu.tsx'
import { PublishMenu } from './publish-menu.tsx'
import classes from './view-article.module.css'

const Facts = ({ article }: { article: Article }) => {
  const named = useQuery(categoriesNamed(article.categoryId === null ? [] : [article.categoryId]))
  const category = article.categoryId === null ? undefined : named.data?.get(article.categoryId)
  const { reviewedBy, reviewedAt } = article.provenance
  return (
    <Group gap="sm" mb="md">
      <ArticleStatusBadge status={article.status} />
      {category && (
        <Badge variant="dot" color={category.color} tt="none" fw={500} maw={240}>
          {category.name}
        </Badge>
      )}
      <Text size="sm" c="dimmed">
        {article.words.toLocaleString('en-US')} words · {articleSourceLabel(article.source)} · updated{' '}
        {formatMoment(article.updatedAt)}
        {reviewedBy !== null && reviewedAt !== null && ` · reviewed by ${reviewedBy.name}`}
      </Text>
    </Group>
  )
}

/** Read-only view of an article. */
export const ViewArticlePage = () => {
  const { id = '' } = useSearch({ from: '/default/articles/view-article' })
  const record = useQuery(articleRecord(id))
  const canWrite = useCan('content:write')
  if (record.data === undefined) return <RecordPlaceholder record={record} />
  const article = record.data
  return (
    <>
      <PageHeader title={shownTitle(article)}>
        {canWrite && <PublishMenu articleId={article._id} />}
        <ExportMenu article={() => article} />
        {canWrite && (
          <ButtonLink
            to="/articles/edit-article"
            search={{ id }}
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            Edit
          </ButtonLink>
        )}
      </PageHeader>
      <Facts article={article} />
      {article.problem !== '' && <Failure message={article.problem} />}
      <article className={`card ${classes.sheet}`}>
        {article.featuredImage !== '' && <Image src={article.featuredImage} alt="" mb="lg" radius="sm" />}
        {article.text === '' ? (
          <Text c="dimmed">
            {article.status === 'generating'
              ? 'This article is being generated.'
              : 'This article has no text yet.'}
          </Text>
        ) : (
          // the server sanitized it with its allow-list on save
          <Typography className={classes.text ?? ''}>
            <div dangerouslySetInnerHTML={{ __html: article.text }} />
          </Typography>
        )}
      </article>
    </>
  )
}
