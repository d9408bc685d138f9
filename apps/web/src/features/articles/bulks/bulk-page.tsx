import { useNavigate, useSearch } from '@tanstack/react-router'
import { PageHeader } from '../../../ui/page-header.tsx'
import { EarlierBulks } from './earlier-bulks.tsx'
import { BulkQueue } from './queue/bulk-queue.tsx'
import { BulkSetup } from './setup/bulk-setup.tsx'

/** Page /articles/bulk-add: the setup of a bulk, or the bulk that the URL names. */
export const BulkPage = () => {
  const { bulk } = useSearch({ from: '/default/articles/bulk-add' })
  const navigate = useNavigate({ from: '/articles/bulk-add' })
  if (bulk !== undefined) return <BulkQueue key={bulk} id={bulk} />
  return (
    <>
      <PageHeader title="Zoomer" description="Generate one article per keyword, in bulk." />
      <BulkSetup onBegun={({ _id }) => void navigate({ search: { bulk: _id } })} />
      <EarlierBulks />
    </>
  )
}
