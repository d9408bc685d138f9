import { Button, Group, NativeSelect } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import {
  IconNotes,
  IconPencil,
  IconPlugConnected,
  IconPlus,
  IconRefresh,
  IconTrash,
  IconWorldShare,
} from '@tabler/icons-react'
import { messages } from '@web2/contract/core'
import { propertyStatuses, type Property } from '@web2/contract/properties'
import { useState } from 'react'
import { sentenceFor } from '../../lib/api/errors.ts'
import { properties, verifications } from './resources.ts'
import { isNarrowed } from '../../lib/list/list-query.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { useCan } from '../../lib/session/use-user.ts'
import { showSuccess, showError } from '../../lib/snackbar.ts'
import { useListSearch } from '../../lib/list/use-list-search.ts'
import { DataList } from '../../ui/data-list/data-list.tsx'
import { useCsvFile } from '../../ui/data-list/use-csv-file.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconAction } from '../../ui/icon-button.tsx'
import { ButtonLink, IconLink } from '../../ui/links.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Tip } from '../../ui/tooltip.tsx'
import {
  allProperties,
  propertyDefaultSort,
  propertyList,
  propertyListStatuses,
  propertySortable,
} from './properties-api.ts'
import { statusWords } from './property-labels.ts'
import { propertyColumns, propertyFilterable } from './property-columns.tsx'
import { PropertyRemoval } from './property-removal.tsx'

const statusChoices = [
  { value: '', label: 'All' },
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

const connections = (count: number): string => `${count} ${count === 1 ? 'connection' : 'connections'}`

/** The account's blogs and sites on platforms of others. */
export const PropertyList = () => {
  const control = useListSearch(
    propertySortable,
    propertyDefaultSort,
    propertyListStatuses,
    propertyFilterable,
  )
  const list = useQuery(propertyList(control.state))
  const canWrite = useCan('content:write')
  const canRemove = useCan('settings:manage')
  const [removing, setRemoving] = useState<{ rows: Property[]; done?: () => void } | null>(null)

  const csv = useCsvFile({ name: 'properties.csv', rows: () => allProperties(control.state) })
  const settle = {
    onError: (error: unknown) => showError(sentenceFor(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [properties.path] }),
  }
  const check = useMutation({
    mutationFn: checkAll,
    onSuccess: (count) =>
      count === 0
        ? showError('None of these is connected yet. Connect them first.')
        : showSuccess(`Looking at ${connections(count)}.`),
    ...settle,
  })
  const connect = useMutation({
    mutationFn: connectAll,
    onSuccess: (count) =>
      count === 0
        ? showError('All of these are connected, or being connected.')
        : showSuccess(`Began ${connections(count)}. Notifications tell what they need of you.`),
    ...settle,
  })

  const isEmpty = list.data?.total === 0 && !isNarrowed(control.state)
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
      <PageHeader title="Properties" description="Blogs you own on other platforms, proven and connected.">
        {canWrite && !isEmpty && addButtons}
      </PageHeader>
      <DataList
        name="properties"
        noun="properties"
        searchLabel="Search name, address or user"
        columns={propertyColumns}
        control={control}
        filters={
          <NativeSelect
            aria-label="Health"
            data={statusChoices}
            value={control.state.status}
            onChange={(event) => control.setStatus(event.currentTarget.value)}
          />
        }
        noMatch={
          control.state.status === '' ? undefined : 'No properties match. Choose “All” to see every property.'
        }
        list={list}
        sentenceOf={() => messages.somethingWentWrong}
        empty={
          <EmptyState
            icon={IconWorldShare}
            title="No properties yet"
            text="Add a blog that you own on WordPress, Tumblr, Weebly or Google Sites. Campaigns then post to it."
          >
            {canWrite && <Group>{addButtons}</Group>}
          </EmptyState>
        }
        labelOf={({ name }) => name}
        actionsWidth={132}
        rowActions={(property) => (
          <Group gap={4} justify="flex-end" wrap="nowrap">
            {property.propertyType === 'wordpress' && property.status === 'verified' && (
              <Tip label="Posts">
                <IconLink
                  to="/properties/posts"
                  search={{ id: property._id }}
                  variant="subtle"
                  color="gray"
                  aria-label={`Posts of ${property.name}`}
                >
                  <IconNotes size={18} />
                </IconLink>
              </Tip>
            )}
            {canWrite && (
              <Tip label="Edit">
                <IconLink
                  to="/properties/edit-property"
                  search={{ id: property._id }}
                  variant="subtle"
                  color="gray"
                  aria-label={`Edit ${property.name}`}
                >
                  <IconPencil size={18} />
                </IconLink>
              </Tip>
            )}
            {canRemove && (
              <IconAction
                tip="Delete"
                name={`Delete ${property.name}`}
                onClick={() => setRemoving({ rows: [property] })}
              >
                <IconTrash size={18} />
              </IconAction>
            )}
          </Group>
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
        all={() => allProperties(control.state)}
        {...csv}
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
