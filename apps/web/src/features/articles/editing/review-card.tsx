import { Button, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconUserCheck } from '@tabler/icons-react'
import type { Article } from '@web2/contract/articles'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { articles } from '../resources.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showError } from '../../../lib/snackbar.ts'
import { articleSourceLabel } from '../article-status.tsx'

interface ReviewCardProps {
  readonly article: Article
  /** Saves unsaved changes first, so that the sign-off applies to what is shown. */
  readonly settle: () => Promise<boolean>
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })

/** Describes the origin of the text in a sentence. */
const originOf = ({ source, provenance: { provider, model, when, cost } }: Article): string => {
  const by = [provider, model].filter(Boolean).join(', ')
  return [
    by === '' ? `Source: ${articleSourceLabel(source)}.` : `Generated with ${by}.`,
    when === null ? '' : `${formatMoment(when)}.`,
    cost === null ? '' : `Cost: ${money.format(cost)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Origin of an article, and its sign-off. */
export const ReviewCard = ({ article, settle }: ReviewCardProps) => {
  const { reviewedBy, reviewedAt, reviewedRevision } = article.provenance
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
