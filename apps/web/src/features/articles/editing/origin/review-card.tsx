import { Anchor, Button, List, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconUserCheck } from '@tabler/icons-react'
import { textProviderLabels } from '@web2/contract/ai'
import type { Article, TextSource } from '@web2/contract/articles'
import { sentenceFor } from '../../../../lib/api/errors.ts'
import { articles } from '../../resources.ts'
import { formatMoment } from '../../../../lib/dates.ts'
import { queryClient } from '../../../../lib/query/query-client.ts'
import { showError } from '../../../../lib/snackbar.ts'
import { articleSourceLabel } from '../../article-status.tsx'
import { ImageOrigins } from './image-origins.tsx'
import { PlanLink } from './plan-link.tsx'

interface ReviewCardProps {
  readonly article: Article
  /** Saves unsaved changes first, so that the sign-off applies to what is shown. */
  readonly settle: () => Promise<boolean>
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })

/** Names of services; texts of earlier releases may have others. */
const providerNames: Readonly<Partial<Record<string, string>>> = textProviderLabels

/** Describes the origin of the text in a sentence. */
const originOf = ({ source, provenance }: Article): string => {
  const { provider, model, when, cost, costEstimated = false, promptVersions = [] } = provenance
  const by = [providerNames[provider ?? ''] ?? provider, model].filter(Boolean).join(', ')
  const isGenerated = by !== ''
  return [
    isGenerated ? `Generated with ${by}.` : `Source: ${articleSourceLabel(source)}.`,
    when === null ? '' : `${formatMoment(when)}.`,
    cost === null
      ? isGenerated && 'Cost: price unknown.'
      : `Cost: ${money.format(cost)}${costEstimated ? ' (estimated)' : ''}.`,
    promptVersions.length > 0 && `Prompts: ${promptVersions.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Sources that the models were given. */
const Sources = ({ sources }: { readonly sources: readonly TextSource[] }) => (
  <div>
    <Text size="sm" fw={500}>
      Sources
    </Text>
    <List size="sm" aria-label="Sources" style={{ overflowWrap: 'anywhere' }}>
      {sources.map(({ id, title, url }) => (
        <List.Item key={`${id} ${url}`}>
          {/^https?:/.test(url) ? (
            <Anchor href={url} target="_blank" rel="noopener noreferrer" size="sm">
              {title || url}
            </Anchor>
          ) : (
            title
          )}
        </List.Item>
      ))}
    </List>
  </div>
)

/** Origin of an article, and its sign-off. */
export const ReviewCard = ({ article, settle }: ReviewCardProps) => {
  const { reviewedBy, reviewedAt, reviewedRevision, sources = [] } = article.provenance
  const signing = useMutation({
    mutationFn: async (reviewed: boolean) => {
      if (await settle()) await articles.patch(article._id, { reviewed })
    },
    onError: (error) => showError(sentenceFor(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [articles.path] }),
  })
  const isCurrent = reviewedBy !== null && reviewedRevision === article.revision
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm">{originOf(article)}</Text>
      <PlanLink article={article} />
      {sources.length > 0 && <Sources sources={sources} />}
      <ImageOrigins article={article} />
      {reviewedBy !== null && reviewedAt !== null && (
        <Text size="sm">
          Reviewed by {reviewedBy.name}, {formatMoment(reviewedAt)}
          {isCurrent ? '.' : '; changed since.'}
        </Text>
      )}
      {isCurrent ? (
        <Button size="xs" variant="subtle" loading={signing.isPending} onClick={() => signing.mutate(false)}>
          Remove review
        </Button>
      ) : (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconUserCheck size={16} aria-hidden />}
          loading={signing.isPending}
          onClick={() => signing.mutate(true)}
        >
          Mark as reviewed
        </Button>
      )}
    </Stack>
  )
}
