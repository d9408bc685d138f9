import { Badge, Group, Text } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import type { CampaignJob, CampaignJobStatus } from '@web2/contract/campaigns'
import type { SubProperty } from '@web2/contract/properties'
import { useId, useMemo, useRef, useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { campaignJobs } from '../resources.ts'
import { useRowPages } from '../../../lib/list/use-row-pages.ts'
import { Failure } from '../../../ui/failure.tsx'
import { columnQuery } from '../posts-api.ts'
import { jobStatusLabels } from '../campaign-status.tsx'
import { PostCard } from './post-card.tsx'
import classes from './board.module.css'

interface BoardColumnProps {
  readonly campaignId: string
  /** By their ids; undefined while they are fetched. */
  readonly blogs: ReadonlyMap<string, SubProperty> | undefined
  readonly status: CampaignJobStatus
  readonly onOpen: (post: CampaignJob) => void
}

const cardHeight = 102

/** All posts of one status; only those in view are fetched and drawn. */
export const BoardColumn = ({ campaignId, blogs, status, onOpen }: BoardColumnProps) => {
  const heading = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [range, setRange] = useState({ first: 0, last: 0 })
  const query = useMemo(() => columnQuery(campaignId, status), [campaignId, status])
  const { total, rowAt, error, retry } = useRowPages(campaignJobs, query, range)
  const virtual = useVirtualizer({
    count: total ?? 0,
    getScrollElement: () => frame.current,
    estimateSize: () => cardHeight,
    overscan: 6,
    onChange: ({ range: seen }) =>
      seen && setRange({ first: Math.max(0, seen.startIndex - 6), last: seen.endIndex + 6 }),
  })

  return (
    <div className={classes.column}>
      <Group justify="space-between" px="sm" py="xs" wrap="nowrap">
        <Text id={heading} fw={600} size="sm" component="h2" style={{ whiteSpace: 'nowrap' }}>
          {jobStatusLabels[status]}
        </Text>
        <Badge variant="default" tt="none">
          {total === undefined ? '…' : total.toLocaleString('en')}
        </Badge>
      </Group>
      {error && <Failure message={sentenceFor(error)} onRetry={retry} />}
      <div ref={frame} className={classes.cards} tabIndex={0} role="region" aria-labelledby={heading}>
        {total === 0 && (
          <Text size="sm" c="dimmed" ta="center" py="lg">
            None
          </Text>
        )}
        <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const post = rowAt(index)
            return (
              <div key={index} className={classes.slot} style={{ transform: `translateY(${start}px)` }}>
                {post && <PostCard post={post} blog={blogs?.get(post.subPropertyId)} onOpen={onOpen} />}
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}
