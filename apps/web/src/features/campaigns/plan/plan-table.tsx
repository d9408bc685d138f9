import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import type { CampaignJob } from '@web2/contract/campaigns'
import { useEffect, useMemo, useRef } from 'react'
import { useNarrowScreen } from '../../../lib/browser/use-narrow-screen.ts'
import { sentenceFor } from '../../../lib/api/errors.ts'
import type { Query } from '../../../lib/api/resource.ts'
import { Failure } from '../../../ui/failure.tsx'
import { blogsNamed } from '../campaigns-api.ts'
import { usePlanJobs } from './use-scheduled-posts.ts'
import classes from '../campaigns.module.css'
import { PlanCells } from './plan-cells.tsx'

interface PlanTableProps {
  readonly campaignId: string
  readonly timeZone: string
  /** Narrows the posts to a stretch of time. */
  readonly span: Query
  readonly targets: readonly string[]
  /** Not given where the person may not. */
  readonly onEdit?: ((job: CampaignJob) => void) | undefined
  readonly onRemove?: ((job: CampaignJob) => void) | undefined
  /** The post that is dragged; null when it is let go. */
  readonly onDrag?: ((job: CampaignJob | null) => void) | undefined
}

const rowHeight = 44
/** A card: two lines for the article, one for when, one for where. */
const cardHeight = 116
const titles = ['When', 'Article', 'Blog', 'Links', 'Status']

/** The posts of a plan, of which only those in view are fetched and drawn. */
export const PlanTable = ({
  campaignId,
  timeZone,
  span,
  targets,
  onEdit,
  onRemove,
  onDrag,
}: PlanTableProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const total = usePlanJobs(campaignId, span, { from: 0, to: 0 })
  const isNarrow = useNarrowScreen()
  const virtual = useVirtualizer({
    count: total.total,
    getScrollElement: () => frame.current,
    estimateSize: () => (isNarrow ? cardHeight : rowHeight),
    overscan: 12,
  })
  useEffect(() => virtual.measure(), [virtual, isNarrow])
  const items = virtual.getVirtualItems()
  const jobs = usePlanJobs(campaignId, span, { from: items[0]?.index ?? 0, to: items.at(-1)?.index ?? 0 })
  const blogs = useQuery(blogsNamed(targets)).data
  const moment = useMemo(
    () => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
    [timeZone],
  )
  if (total.error !== null)
    return <Failure message={sentenceFor(total.error)} onRetry={() => void total.refetch()} />
  return (
    <div
      ref={frame}
      className={classes.frame}
      role="table"
      aria-label="Scheduled posts"
      aria-rowcount={total.total + 1}
      tabIndex={0}
    >
      <div role="rowgroup" className={classes.head}>
        <div role="row" className={classes.row}>
          {titles.map((title) => (
            <span role="columnheader" key={title}>
              {title}
            </span>
          ))}
          <span role="columnheader">
            <span className="visually-hidden">Actions</span>
          </span>
        </div>
      </div>
      <div role="rowgroup" className={classes.rows} style={{ height: virtual.getTotalSize() }}>
        {items.map(({ index, start }) => {
          const job = jobs.at(index)
          const blog = job && blogs?.get(job.subPropertyId)
          const canChange = job?.status === 'planned'
          return (
            <div
              role="row"
              key={index}
              aria-rowindex={index + 2}
              className={classes.row}
              style={{ position: 'absolute', transform: `translateY(${start}px)` }}
              draggable={onDrag !== undefined && canChange}
              onDragStart={() => job && onDrag?.(job)}
              onDragEnd={() => onDrag?.(null)}
            >
              {job === undefined ? (
                <span role="cell">…</span>
              ) : (
                <PlanCells job={job} blog={blog} moment={moment} onEdit={onEdit} onRemove={onRemove} />
              )}
            </div>
          )
        })}
      </div>
      {!total.isPending && total.total === 0 && (
        <Text p="md" size="sm" c="dimmed">
          No posts on this day
        </Text>
      )}
    </div>
  )
}
