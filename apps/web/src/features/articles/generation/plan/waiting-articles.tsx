import { ActionIcon, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { Generation } from '@web2/contract/articles'
import { sentenceFor } from '../../../../lib/api/errors.ts'
import { formatShortMoment } from '../../../../lib/dates.ts'
import { queryClient } from '../../../../lib/query/query-client.ts'
import { TextLink } from '../../../../ui/links.tsx'
import { StatusBadge } from '../../../../ui/status-badge.tsx'
import { generations } from '../../resources.ts'
import classes from './plan.module.css'

const most = 5

/** Query of the latest planned articles whose brief or outline has to be checked. */
const waiting = queryOptions({
  queryKey: [generations.path, 'waiting'],
  queryFn: () => generations.find({ status: 'waiting', $sort: { updatedAt: -1 }, $limit: most }),
})

const Waiting = ({
  generation: { _id, keyword, message, updatedAt },
}: {
  readonly generation: Generation
}) => {
  const discarding = useMutation({
    mutationFn: () => generations.patch(_id, { stop: true }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: waiting.queryKey }),
  })
  return (
    <li className={classes.waiting}>
      <div className={classes.waitingName}>
        <TextLink to="/articles/add-article" search={{ generation: _id }} size="sm" fw={500}>
          {keyword}
        </TextLink>
      </div>
      <StatusBadge label={message} color="yellow" />
      <Text size="xs" c="dimmed">
        {formatShortMoment(updatedAt)}
      </Text>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`Discard ${keyword}`}
        loading={discarding.isPending}
        onClick={() => discarding.mutate()}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
      {discarding.isError && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          {sentenceFor(discarding.error)}
        </Text>
      )}
    </li>
  )
}

/** Planned articles that wait for a check, with links to them; nothing without any. They are no articles yet. */
export const WaitingArticles = () => {
  const { data } = useQuery(waiting)
  if (!data || data.data.length === 0) return null
  const more = data.total - data.data.length
  return (
    <section className={`card ${classes.waitingCard}`} aria-label="Articles to check">
      <Text size="sm" fw={600}>
        Articles to check
      </Text>
      <ul className={classes.waitingList}>
        {data.data.map((generation) => (
          <Waiting key={generation._id} generation={generation} />
        ))}
      </ul>
      {more > 0 && (
        <Text size="xs" c="dimmed">
          And {more.toLocaleString('en-US')} older {more === 1 ? 'one' : 'ones'}
        </Text>
      )}
    </section>
  )
}
