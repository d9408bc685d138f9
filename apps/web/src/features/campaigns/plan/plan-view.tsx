import { Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { momentOf } from '@web2/campaigns'
import type { Campaign, CampaignJob } from '@web2/contract/campaigns'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import type { Query } from '../../../lib/api/resource.ts'
import { useCan } from '../../../lib/session/use-user.ts'
import { counted } from '../../../lib/text/counted.ts'
import { Failure } from '../../../ui/failure.tsx'
import { PreviewLinksButton } from '../../previews/preview-links-button.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { planSummary } from '../campaigns-api.ts'
import { useJobChanges } from './use-scheduled-post-changes.ts'
import { dayName } from '../month-days.ts'
import { JobDialog } from './scheduled-post-dialog.tsx'
import { PlanCalendar } from './plan-calendar.tsx'
import { PlanTable } from './plan-table.tsx'

const everything: Query = {}

/** '2026-12-01', by the campaign's clock. */
const todayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())

/** The moments of one day of the campaign's clock. */
const spanOf = (timeZone: string, day: string): Query => {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 3_600_000).toISOString().slice(0, 10)
  const moment = (of: string) => new Date(momentOf(timeZone, `${of}T00:00`)).toISOString()
  return { runAt: { $gte: moment(day), $lt: moment(next) } }
}

/** A plan as a calendar with the posts of one day, and as a table of all. */
export const PlanView = ({ campaign }: { campaign: Campaign }) => {
  const { timeZone } = campaign.schedule
  const plan = useQuery(planSummary(campaign))
  const canWrite = useCan('content:write')
  const [view, setView] = useState('calendar')
  const [day, setDay] = useState<string | null>(null)
  const [edited, setEdited] = useState<CampaignJob | null>(null)
  const [dragged, setDragged] = useState<CampaignJob | null>(null)
  const changes = useJobChanges(timeZone)
  if (plan.isError) return <Failure message={sentenceFor(plan.error)} onRetry={() => void plan.refetch()} />
  if (plan.isPending) return <Waiting of="rows" />
  const [first] = plan.data.days
  if (first === undefined) return <Text c="dimmed">All posts have been removed from this plan.</Text>
  const today = todayIn(timeZone)
  const next = plan.data.days.find((each) => each.day >= today) ?? first
  const chosen = day ?? next.day
  const isOpen = canWrite && ['draft', 'running', 'paused'].includes(campaign.status)
  const table = (span: Query, isDragged: boolean) => (
    <PlanTable
      campaignId={campaign._id}
      timeZone={timeZone}
      span={span}
      targets={plan.data.places.map(({ _id }) => _id)}
      onEdit={isOpen ? setEdited : undefined}
      onRemove={canWrite && campaign.status === 'draft' ? changes.remove : undefined}
      onDrag={isOpen && isDragged ? setDragged : undefined}
    />
  )
  return (
    <Stack>
      <Group justify="space-between">
        <SegmentedControl
          aria-label="Plan view"
          data={[
            { value: 'calendar', label: 'Calendar' },
            { value: 'table', label: 'Table' },
          ]}
          value={view}
          onChange={setView}
        />
        <Group gap="sm">
          <Text size="sm" c="dimmed">
            {counted(plan.data.posts, 'post')} to {counted(plan.data.places.length, 'blog')}
          </Text>
          <PreviewLinksButton of={{ campaignId: campaign._id }} name={campaign.name} />
        </Group>
      </Group>
      {view === 'table' ? (
        table(everything, false)
      ) : (
        <>
          <PlanCalendar
            plan={plan.data}
            today={today}
            chosen={chosen}
            onChoose={setDay}
            onDrop={(onto) => {
              if (dragged === null || onto === chosen) return
              changes.move({ job: dragged, day: onto })
              setDragged(null)
            }}
          />
          <Group justify="space-between">
            <Text fw={600}>{dayName(chosen)}</Text>
            {isOpen && (
              <Text size="xs" c="dimmed">
                Drag a post to another day, or edit it to change the time.
              </Text>
            )}
          </Group>
          {table(spanOf(timeZone, chosen), true)}
        </>
      )}
      {edited !== null && (
        <JobDialog key={edited._id} campaign={campaign} job={edited} onClose={() => setEdited(null)} />
      )}
    </Stack>
  )
}
