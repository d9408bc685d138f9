import { Select } from '@mantine/core'
import { IconCheck, IconCreditCard, IconX } from '@tabler/icons-react'
import { billingRequestStatuses, type BillingGrant } from '@web2/contract/billing'
import { useState } from 'react'
import { DataList } from '../../../ui/data-list/data-list.tsx'
import { RowAction, RowActions } from '../../../ui/data-list/row-actions.tsx'
import { useListScreen } from '../../../ui/data-list/use-list-screen.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { requestList } from './requests-api.ts'
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
  const { table, control, state } = useListScreen(requestList, { file: 'requests.csv' })
  const [answered, setAnswered] = useState<Answered | null>(null)
  return (
    <>
      <PageHeader title="Requests" description="Plan and activation requests. Approvals apply immediately." />
      <DataList<BillingGrant>
        name="billing-requests"
        noun="requests"
        searchLabel="Search by name or email"
        columns={requestColumns}
        {...table}
        filters={
          <Select
            aria-label="Status"
            data={statuses}
            value={state.status}
            allowDeselect={false}
            w={170}
            onChange={(status) => control.setStatus(status ?? '')}
          />
        }
        noMatch={state.status === '' ? undefined : 'No requests with this status.'}
        empty={
          <EmptyState
            icon={IconCreditCard}
            title="No requests yet"
            text="Requests from the Billing page appear here."
          />
        }
        labelOf={(request) => `the request from ${askerOf(request)}`}
        rowActions={(request) =>
          request.status === 'open' && (
            <RowActions name={`the request from ${askerOf(request)}`}>
              <RowAction
                label="Approve"
                icon={IconCheck}
                onClick={() => setAnswered({ request, isGrant: true })}
              />
              <RowAction
                label="Decline"
                icon={IconX}
                onClick={() => setAnswered({ request, isGrant: false })}
              />
            </RowActions>
          )
        }
      />
      {answered !== null && <AnswerDialog {...answered} onClose={() => setAnswered(null)} />}
    </>
  )
}
