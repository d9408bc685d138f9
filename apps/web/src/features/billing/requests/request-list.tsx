import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconCheck, IconCreditCard, IconX } from '@tabler/icons-react'
import { billingRequestStatuses, type BillingGrant } from '@web2/contract/billing'
import { useState } from 'react'
import { useListSearch } from '../../../lib/list/use-list-search.ts'
import { DataList } from '../../../ui/data-list/data-list.tsx'
import { useCsvFile } from '../../../ui/data-list/use-csv-file.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconAction } from '../../../ui/icon-button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { allRequests, requestDefaultSort, requestList, requestSortable } from './requests-api.ts'
import { AnswerDialog } from './answer-request-dialog.tsx'
import { askerOf, requestColumns, requestStates } from './request-columns.tsx'

const statuses = [
  { value: '', label: 'All requests' },
  ...billingRequestStatuses.map((value) => ({ value, label: requestStates[value].text })),
]

interface Answered {
  readonly request: BillingGrant
  readonly isGrant: boolean
}

/** Requests of accounts for activation or another tier. */
export const RequestList = () => {
  const control = useListSearch(requestSortable, requestDefaultSort, billingRequestStatuses)
  const list = useQuery(requestList(control.state))
  const [answered, setAnswered] = useState<Answered | null>(null)
  const csv = useCsvFile<BillingGrant>({ name: 'requests.csv', rows: () => allRequests(control.state) })
  return (
    <>
      <PageHeader
        title="Requests"
        description="Who asks to be activated, or for another tier. A grant holds at once."
      />
      <DataList<BillingGrant>
        name="billing-requests"
        noun="requests"
        searchLabel="Search name or email"
        columns={requestColumns}
        control={control}
        list={list}
        filters={
          <Select
            aria-label="State"
            data={statuses}
            value={control.state.status}
            allowDeselect={false}
            w={170}
            onChange={(status) => control.setStatus(status ?? '')}
          />
        }
        noMatch={control.state.status === '' ? undefined : 'No request is in this state.'}
        empty={
          <EmptyState
            icon={IconCreditCard}
            title="No requests yet"
            text="Who signs up or wants more asks on their Billing page, and is listed here."
          />
        }
        labelOf={(request) => `the request of ${askerOf(request)}`}
        rowActions={(request) =>
          request.status === 'open' && (
            <>
              <IconAction
                tip="Grant"
                name={`Grant the request of ${askerOf(request)}`}
                onClick={() => setAnswered({ request, isGrant: true })}
              >
                <IconCheck size={18} />
              </IconAction>
              <IconAction
                tip="Decline"
                name={`Decline the request of ${askerOf(request)}`}
                onClick={() => setAnswered({ request, isGrant: false })}
              >
                <IconX size={18} />
              </IconAction>
            </>
          )
        }
        {...csv}
      />
      {answered !== null && <AnswerDialog {...answered} onClose={() => setAnswered(null)} />}
    </>
  )
}
