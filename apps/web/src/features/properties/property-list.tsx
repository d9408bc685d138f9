import { Button, Group, NativeSelect } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import {
  IconNotes,
  IconPencil,
  IconPlugConnected,
  IconPlus,
  IconRefresh,
  IconWorldShare,
} from '@tabler/icons-react'
import { messages } from '@web2/contract/core'
import { propertyStatuses, type Property } from '@web2/contract/properties'
import { useState } from 'react'
import { sentenceFor } from '../../lib/api/errors.ts'
import { properties, verifications } from './resources.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { useCan } from '../../lib/session/use-user.ts'
import { showSuccess, showError } from '../../lib/snackbar.ts'
import { counted } from '../../lib/text/counted.ts'
import { DataList } from '../../ui/data-list/data-list.tsx'
import { RowActions, RowLink } from '../../ui/data-list/row-actions.tsx'
import { useListScreen } from '../../ui/data-list/use-list-screen.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ButtonLink } from '../../ui/links.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { propertyList } from './properties-api.ts'
import { statusWords } from './property-labels.ts'
import { propertyColumns, propertyFilterable } from './property-columns.tsx'
import { PropertyRemoval } from './property-removal.tsx'

const statusChoices = [
  { value: '', label: 'All statuses' },
  ...propertyStatuses.map((value) => ({ value, label: statusWords[value].label })),
]

/** Checks the connected ones and returns their number. */
const checkAll = async (rows: readonly Property[]): Promise<number> => {
  const connected = rows.filter((row) => row.connected)
  for (const { _id } of connected) await properties.patch(_id, { check: true })
  return connected.length
}

/** Starts connecting the unconnected ones; notifications ask for what they need. Returns their number. */
const connectAll = async (rows: readonly Property[]): Promise<number> => {
  const waiting = rows.filter(({ status }) => status === 'new' || status === 'failed')
  for (const { _id } of waiting) await verifications.create({ propertyId: _id })
  return waiting.length
}

/** The account's blogs and sites on platforms of others. */
export const PropertyList = () => {
  const { table, control, state, all, isEmpty } = useListScreen(propertyList, {
    file: 'properties.csv',
    filterable: propertyFilterable,
  })
  const canWrite = useCan('content:write')
  const canRemove = useCan('settings:manage')
  const [removing, setRemoving] = useState<{ rows: Property[]; done?: () => void } | null>(null)
  const settle = {
    onError: (error: unknown) => showError(sentenceFor(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [properties.path] }),
  }
  const check = useMutation({
    mutationFn: checkAll,
    onSuccess: (count) =>
      count === 0
        ? showError('None of the selected properties are connected. Connect them first.')
        : showSuccess(`Checking ${counted(count, 'connection')}…`),
    ...settle,
  })
  const connect = useMutation({
    mutationFn: connectAll,
    onSuccess: (count) =>
      count === 0
        ? showError('The selected properties are already connected or connecting.')
        : showSuccess(
            `Connecting ${counted(count, 'property', 'properties')}. You’ll be notified if one needs your input.`,
          ),
    ...settle,
  })

  const addButtons = (
    <>
      <ButtonLink to="/properties/bulk-add" variant="default">
        Bulk add
      </ButtonLink>
      <ButtonLink to="/properties/add-property" leftSection={<IconPlus size={18} aria-hidden />}>
        Add property
      </ButtonLink>
    </>
  )

  return (
    <>
      <PageHeader title="Properties" description="Connect the blogs that your campaigns publish to.">
        {canWrite && !isEmpty && addButtons}
      </PageHeader>
      <DataList
        name="properties"
        noun="properties"
        searchLabel="Search by name, URL or username"
        columns={propertyColumns}
        {...table}
        filters={
          <NativeSelect
            aria-label="Status"
            data={statusChoices}
            value={state.status}
            onChange={(event) => control.setStatus(event.currentTarget.value)}
          />
        }
        noMatch={
          state.status === ''
            ? undefined
            : 'No properties match. Choose “All statuses” to see every property.'
        }
        sentenceOf={() => messages.somethingWentWrong}
        empty={
          <EmptyState
            motif="properties"
            icon={IconWorldShare}
            title="No properties yet"
            text="Connect a blog on WordPress, Tumblr, Weebly or Google Sites to publish to it."
          >
            {canWrite && <Group>{addButtons}</Group>}
          </EmptyState>
        }
        labelOf={({ name }) => name}
        actionsWidth={132}
        rowActions={(property) => (
          <RowActions
            name={property.name}
            onRemove={canRemove ? () => setRemoving({ rows: [property] }) : undefined}
          >
            {property.propertyType === 'wordpress' && property.status === 'verified' && (
              <RowLink
                to="/properties/posts"
                search={{ id: property._id }}
                label="Posts"
                name={`Posts on ${property.name}`}
                icon={IconNotes}
              />
            )}
            {canWrite && (
              <RowLink
                to="/properties/edit-property"
                search={{ id: property._id }}
                label="Edit"
                icon={IconPencil}
              />
            )}
          </RowActions>
        )}
        {...(canRemove
          ? { onRemove: (rows: Property[], done: () => void) => setRemoving({ rows, done }) }
          : {})}
        bulkActions={(rows) => (
          <>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconPlugConnected size={16} aria-hidden />}
              loading={connect.isPending}
              onClick={() => connect.mutate(rows)}
            >
              Connect
            </Button>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconRefresh size={16} aria-hidden />}
              loading={check.isPending}
              onClick={() => check.mutate(rows)}
            >
              Check connections
            </Button>
          </>
        )}
        all={all}
      />
      {removing !== null && (
        <PropertyRemoval
          rows={removing.rows}
          onRemoved={() => removing.done?.()}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  )
}
