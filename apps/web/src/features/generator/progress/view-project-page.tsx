import { Tabs, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { formatMoment } from '../../../lib/dates.ts'
import { isGone } from '../../../lib/route-error.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RecordPlaceholder } from '../../../ui/missing-record.tsx'
import { turboRecord } from '../api/project-api.ts'
import { TurboStatusBadge } from '../project-status.tsx'
import { PageList } from '../pages/page-list.tsx'
import { Changed } from './changes-notice.tsx'
import { SiteList } from './site-list.tsx'
import { TurboActions } from './project-actions.tsx'
import { TurboProgress } from './project-progress.tsx'

/** /zoomer-site-builder/view-generation: progress, pages and sites of a project. */
export const ViewTurboPage = () => {
  const { id = '', tab } = useSearch({ from: '/default/zoomer-site-builder/view-generation' })
  const navigate = useNavigate({ from: '/zoomer-site-builder/view-generation' })
  const record = useQuery(turboRecord(id))
  if (record.data === undefined || isGone(record.error)) return <RecordPlaceholder record={record} />
  const turbo = record.data
  return (
    <>
      <PageHeader
        title={turbo.name}
        {...(turbo.approvedAt === null ? {} : { description: `Approved ${formatMoment(turbo.approvedAt)}` })}
      >
        <TurboStatusBadge turbo={turbo} />
        <TurboActions turbo={turbo} />
      </PageHeader>
      {turbo.approvalReason !== null && (
        <Text size="sm" c="dimmed" mb="md" style={{ overflowWrap: 'anywhere' }}>
          Reason for similar pages: {turbo.approvalReason}
        </Text>
      )}
      <TurboProgress turbo={turbo} />
      <Changed turbo={turbo} />
      <Tabs
        mt="lg"
        keepMounted={false}
        value={tab === 'sites' ? 'sites' : 'pages'}
        onChange={(next) =>
          // each list has its own words, page and order
          void navigate({ search: { id, ...(next === 'sites' ? { tab: 'sites' } : {}) }, replace: true })
        }
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="pages">Pages</Tabs.Tab>
          <Tabs.Tab value="sites">Sites</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="pages">
          <PageList turboId={id} />
        </Tabs.Panel>
        <Tabs.Panel value="sites">
          <SiteList turboId={id} />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
