import { useQuery } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { sentenceFor } from '../../../../lib/api/errors.ts'
import { formatMoment } from '../../../../lib/dates.ts'
import { Failure } from '../../../../ui/failure.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { Waiting } from '../../../../ui/waiting.tsx'
import { bulkRecord } from '../bulks-api.ts'
import { BulkActions } from './bulk-actions.tsx'
import { BulkProgress } from './bulk-progress.tsx'
import { BulkRows } from './bulk-rows.tsx'

/** A running or finished bulk; it runs independently of this screen. */
export const BulkQueue = ({ id }: { readonly id: string }) => {
  const record = useQuery(bulkRecord(id))
  const bulk = record.data
  if (!bulk && record.isError)
    return (
      <>
        <PageHeader title="Zoomer" />
        <Failure message={sentenceFor(record.error)} onRetry={() => void record.refetch()} />
      </>
    )
  if (!bulk)
    return (
      <>
        <PageHeader title="Zoomer" />
        <Waiting />
      </>
    )
  return (
    <>
      <PageHeader
        title={bulk.name}
        between={[{ label: 'Zoomer', link: linkOptions({ to: '/articles/bulk-add' }) }]}
        description={`${bulk.writtenBy}, started ${formatMoment(bulk.createdAt)}.${bulk.status === 'running' ? ' You can close this page; the bulk keeps running.' : ''}`}
      >
        <BulkActions bulk={bulk} />
      </PageHeader>
      <BulkProgress bulk={bulk} />
      <BulkRows bulk={bulk} />
    </>
  )
}
