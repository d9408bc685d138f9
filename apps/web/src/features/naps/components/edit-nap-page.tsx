import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { messages, type Nap } from '@web2/contract'
import { useMemo } from 'react'
import { isApiError, sentenceFor } from '../../../lib/api/errors.ts'
import { naps } from '../../../lib/api/resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { RouteError } from '../../../lib/route-error.ts'
import { say } from '../../../lib/snackbar.ts'
import { Failure } from '../../../ui/failure.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { napRecord } from '../api/naps-api.ts'
import { napValues } from '../nap-values.ts'
import { NapForm } from './nap-form.tsx'

const EditNap = ({ nap }: { nap: Nap }) => {
  const navigate = useNavigate()
  // Kept as it was when the form opened: what somebody else saves meanwhile must not swallow what is typed here.
  const initial = useMemo(() => napValues(nap), [nap])
  return (
    <>
      <PageHeader title={nap.businessName} description="Sites show changes after their next publication." />
      <NapForm
        draftKey={`nap.${nap._id}`}
        initial={initial}
        save={(data) => naps.patch(nap._id, data)}
        onSaved={(saved) => {
          say(`${saved.businessName} was saved.`)
          void queryClient.invalidateQueries({ queryKey: [naps.path] })
          void navigate({ to: '/nap-databases' })
        }}
        onCancel={() => void navigate({ to: '/nap-databases' })}
      />
    </>
  )
}

export const EditNapPage = () => {
  const { id = '' } = useSearch({ from: '/default/nap-databases/edit-nap' })
  const record = useQuery({
    ...napRecord(id),
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

  if (record.isError) {
    if (isApiError(record.error) && (record.error.code === 404 || record.error.code === 400))
      throw new RouteError(404, messages.pageNotFound)
    return <Failure message={sentenceFor(record.error)} onRetry={() => void record.refetch()} />
  }
  return record.data === undefined ? <Waiting /> : <EditNap key={record.data._id} nap={record.data} />
}
