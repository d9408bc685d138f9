import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { IconArticle, IconWorld, IconWorldUp } from '@tabler/icons-react'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { useCan } from '../../../lib/session/use-user.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { RecordPlaceholder } from '../../../ui/missing-record.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { articleRecord } from '../../articles/articles-api.ts'
import { PublishDialog } from '../publish/publish-dialog.tsx'
import { ArticlePageForm, type AddedPage } from './article-page-form.tsx'
import { siteChoices } from './site-select.tsx'

const Added = ({ added: { site, page }, onMore }: { added: AddedPage; onMore: () => void }) => {
  const [publishing, setPublishing] = useState(false)
  const canPublish = useCan('site:publish')
  return (
    <Paper withBorder p="lg" maw="var(--app-form)">
      <Stack>
        <div role="status">
          <Text fw={600}>
            “{page.name}” is now a page of {site.name}
          </Text>
          <Text size="sm" c="dimmed">
            Visitors see it once you publish the site.
          </Text>
        </div>
        <Group>
          {canPublish && (
            <Button leftSection={<IconWorldUp size={16} aria-hidden />} onClick={() => setPublishing(true)}>
              Publish site
            </Button>
          )}
          <ButtonLink
            to="/site-builder/edit-site"
            search={{ id: site._id, page: page._id }}
            variant="default"
          >
            Edit page
          </ButtonLink>
          <Button variant="subtle" onClick={onMore}>
            Add to another site
          </Button>
        </Group>
      </Stack>
      <PublishDialog siteId={site._id} opened={publishing} onClose={() => setPublishing(false)} />
    </Paper>
  )
}

const ArticlePage = ({ id }: { id: string }) => {
  const article = useQuery(articleRecord(id))
  const recent = useQuery(siteChoices(''))
  const [added, setAdded] = useState<AddedPage | null>(null)
  if (article.data === undefined) return <RecordPlaceholder record={article} />
  if (recent.data === undefined)
    return recent.isError ? (
      <Failure message={sentenceFor(recent.error)} onRetry={() => void recent.refetch()} />
    ) : (
      <Waiting label="Loading your sites" />
    )
  const [first, second] = recent.data.data
  if (!first)
    return (
      <div className="card">
        <EmptyState
          icon={IconWorld}
          title="No sites yet"
          text="Build your first site, then add the article to it as a page."
        >
          <ButtonLink to="/site-builder/new-site">New site</ButtonLink>
        </EmptyState>
      </div>
    )
  if (added) return <Added added={added} onMore={() => setAdded(null)} />
  return <ArticlePageForm article={article.data} first={second ? null : first} onAdded={setAdded} />
}

/** Copies an article into a site as a page. */
export const ArticlePageScreen = () => {
  const { article } = useSearch({ from: '/default/articles/add-to-site' })
  return (
    <>
      <PageHeader
        title="Add to a site"
        description="The article becomes a page with the site’s header, footer and styles. Later changes to the article don’t change the page."
      />
      {article === undefined ? (
        <div className="card">
          <EmptyState
            icon={IconArticle}
            title="No article selected"
            text="Open an article’s menu and choose Add to a site."
          >
            <ButtonLink to="/articles">Go to articles</ButtonLink>
          </EmptyState>
        </div>
      ) : (
        <ArticlePage key={article} id={article} />
      )}
    </>
  )
}
