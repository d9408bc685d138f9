import { Badge, Text } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { IconListDetails } from '@tabler/icons-react'
import type { CampaignLog } from '@web2/contract/campaigns'
import { memo, useEffect, useRef, useState } from 'react'
import { useNarrowScreen } from '../../../lib/browser/use-narrow-screen.ts'
import type { Query } from '../../../lib/api/resource.ts'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { campaignLogs } from '../resources.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { useRowPages } from '../../../lib/list/use-row-pages.ts'
import { counted } from '../../../lib/text/counted.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { TextLink } from '../../../ui/links.tsx'
import { levelColors, levelLabels } from './log-levels.ts'
import classes from './log.module.css'

interface LogLinesProps {
  readonly query: Query
  readonly nameOf: (campaignId: string) => string
  readonly isNarrowed: boolean
}

/** Heights of a row in px, as the styles have them. */
const rowHeights = { wide: 40, narrow: 86 }

/** Drawn once while it is scrolled by. */
const Cells = memo(({ line, name }: { line: CampaignLog; name: string }) => (
  <>
    <span role="cell" className={classes.time}>
      {formatMoment(line.createdAt)}
    </span>
    <span role="cell" className={classes.level}>
      <Badge variant="dot" color={levelColors[line.level]} tt="none">
        {levelLabels[line.level]}
      </Badge>
    </span>
    <span role="cell" className={classes.campaign} title={name}>
      {name}
    </span>
    <span role="cell" className={classes.message} title={line.message}>
      {line.jobId === null ? (
        line.message
      ) : (
        <TextLink
          to="/campaigns/view-campaign"
          search={{ id: line.campaignId, post: line.jobId }}
          size="sm"
          c="inherit"
        >
          {line.message}
        </TextLink>
      )}
    </span>
  </>
))
Cells.displayName = 'Cells'

/** Lines of the log, newest first; only visible ones are fetched and rendered. */
export const LogLines = ({ query, nameOf, isNarrowed }: LogLinesProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const [range, setRange] = useState({ first: 0, last: 40 })
  const { total, rowAt, error, retry } = useRowPages(campaignLogs, query, range)
  const isNarrow = useNarrowScreen()
  const virtual = useVirtualizer({
    count: total ?? 0,
    getScrollElement: () => frame.current,
    estimateSize: () => (isNarrow ? rowHeights.narrow : rowHeights.wide),
    overscan: 12,
    onChange: ({ range: seen }) =>
      seen && setRange({ first: Math.max(0, seen.startIndex - 12), last: seen.endIndex + 12 }),
  })
  useEffect(() => virtual.measure(), [isNarrow, virtual])
  if (error && total === undefined) return <Failure message={sentenceFor(error)} onRetry={retry} />
  if (total === 0)
    return (
      <EmptyState
        motif="campaigns"
        icon={IconListDetails}
        title={isNarrowed ? 'No matching activity' : 'No activity yet'}
        text={
          isNarrowed
            ? 'Try another date, event or campaign.'
            : 'Activity appears once a campaign is approved.'
        }
      />
    )
  return (
    <>
      {error && <Failure message={sentenceFor(error)} onRetry={retry} />}
      <div
        ref={frame}
        className={classes.frame}
        role="table"
        aria-label="Log entries"
        aria-rowcount={(total ?? 0) + 1}
        tabIndex={0}
      >
        <div role="rowgroup" className={classes.head}>
          <div role="row" className={classes.row}>
            <span role="columnheader" className={classes.time}>
              Time
            </span>
            <span role="columnheader" className={classes.level}>
              Level
            </span>
            <span role="columnheader" className={classes.campaign}>
              Campaign
            </span>
            <span role="columnheader" className={classes.message}>
              Message
            </span>
          </div>
        </div>
        <div role="rowgroup" className={classes.rows} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const line = rowAt(index)
            return (
              <div
                role="row"
                key={index}
                aria-rowindex={index + 2}
                className={classes.row}
                style={{ position: 'absolute', transform: `translateY(${start}px)` }}
              >
                {line ? (
                  <Cells line={line} name={nameOf(line.campaignId)} />
                ) : (
                  <span role="cell" className={classes.time}>
                    …
                  </span>
                )}
              </div>
            )
          })}
        </div>
      </div>
      <Text size="xs" c="dimmed" p="sm" role="status">
        {total === undefined ? 'Loading…' : counted(total, 'entry', 'entries')}
      </Text>
    </>
  )
}
