import { Progress, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ArticleBulkRow } from '@web2/contract/articles'
import type { Run } from '@web2/contract/core'
import { runRecord } from '../bulks-api.ts'
import { RowStatusBadge } from '../bulk-status.tsx'
import classes from '../bulks.module.css'

/** Returns why a run waits for a retry after a service failed; null while it proceeds. */
const waitOf = ({ steps }: Run): string | null => {
  if (steps.some(({ working }) => working)) return null
  const put = steps.filter(({ status, attempts }) => status === 'planned' && attempts > 0)
  const [first] = put.toSorted((one, other) => one.dueAt.localeCompare(other.dueAt))
  if (!first) return null
  const time = new Date(first.dueAt).toLocaleTimeString(undefined, { hour: '2-digit', minute: '2-digit' })
  return `${first.message} Retrying at ${time}.`
}

const Detail = ({ text }: { readonly text: string }) => (
  <Text size="xs" c="dimmed" truncate maw="44ch" title={text}>
    {text}
  </Text>
)

const WritingProgress = ({ runId }: { readonly runId: string }) => {
  const run = useQuery(runRecord(runId)).data
  if (!run) return null
  const wait = waitOf(run)
  if (wait !== null) return <Detail text={wait} />
  if (run.total === 0) return null
  return (
    <div className={classes.progress}>
      <Progress
        size="xs"
        value={(run.done / run.total) * 100}
        aria-label={`${run.done} of ${run.total} sections`}
      />
      <Text size="xs" c="dimmed">
        {run.done} of {run.total} sections
      </Text>
    </div>
  )
}

/** State of an article, or why it failed. */
export const RowState = ({ row, isPaused }: { readonly row: ArticleBulkRow; readonly isPaused: boolean }) => (
  <div className={classes.state}>
    <RowStatusBadge status={row.status} />
    {row.status === 'writing' && row.runId !== null && <WritingProgress runId={row.runId} />}
    {row.status === 'waiting' && isPaused && <Detail text="Starts when the bulk resumes" />}
    {row.message !== '' && <Detail text={row.message} />}
  </div>
)
