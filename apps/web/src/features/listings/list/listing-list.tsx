import { Switch } from '@mantine/core'
import { IconAddressBook, IconId, IconPencil, IconPlus } from '@tabler/icons-react'
import type { Nap } from '@web2/contract/listings'
import { useState } from 'react'
import { useCan } from '../../../lib/session/use-user.ts'
import { DataList } from '../../../ui/data-list/data-list.tsx'
import { RowActions, RowLink } from '../../../ui/data-list/row-actions.tsx'
import { useListScreen } from '../../../ui/data-list/use-list-screen.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { duplicatesOnly, napList } from '../listings-api.ts'
import { napFile } from '../bulk/listing-csv.ts'
import { napColumns, napFilterable } from './listing-columns.tsx'
import { NapRemoval } from './listing-removal.tsx'
import { ButtonLink } from '../../../ui/links.tsx'

const noDuplicate = (words: string): string =>
  words === '' ? 'No listings share a phone number or address' : `No possible duplicates match “${words}”`

/** All business listings. */
export const NapList = () => {
  const { table, control, state, all, isEmpty } = useListScreen(napList, {
    file: 'business-listings.csv',
    filterable: napFilterable,
    // all fields, whichever columns are shown: bulk add reads the file again
    textOf: napFile,
  })
  const canWrite = useCan('content:write')

  const [removing, setRemoving] = useState<{ rows: Nap[]; done?: () => void } | null>(null)
  const askToRemove = (rows: Nap[], done?: () => void) =>
    setRemoving({ rows, ...(done !== undefined && { done }) })

  const addButton = (
    <ButtonLink to="/nap-databases/add-nap" leftSection={<IconPlus size={18} aria-hidden />}>
      Add NAP
    </ButtonLink>
  )

  return (
    <>
      <PageHeader
        title="NAP databases"
        description="Keep business details in one place and use them on every site."
      >
        {canWrite && !isEmpty && addButton}
      </PageHeader>
      <DataList
        name="naps"
        noun="listings"
        searchLabel="Search by name, address, city or phone"
        columns={napColumns}
        {...table}
        filters={
          <Switch
            label="Possible duplicates"
            checked={state.status === duplicatesOnly}
            onChange={(event) => control.setStatus(event.currentTarget.checked ? duplicatesOnly : '')}
          />
        }
        noMatch={state.status === duplicatesOnly ? noDuplicate(state.q) : undefined}
        empty={
          <EmptyState
            motif="listings"
            icon={IconAddressBook}
            title="No business listings yet"
            text="Add a business once, then use its name, address, phone and hours on every site."
          >
            {canWrite && addButton}
          </EmptyState>
        }
        labelOf={({ businessName }) => businessName}
        rowActions={(nap) =>
          canWrite && (
            <RowActions name={nap.businessName} onRemove={() => askToRemove([nap])}>
              <RowLink to="/nap-databases/edit-nap" search={{ id: nap._id }} label="Edit" icon={IconPencil} />
              <RowLink
                to="/nap-databases/edit-nap"
                search={{ id: nap._id, view: 'profile' }}
                label="Business profile"
                name={`Business profile of ${nap.businessName}`}
                icon={IconId}
              />
            </RowActions>
          )
        }
        {...(canWrite ? { onRemove: askToRemove } : {})}
        all={all}
      />
      {removing !== null && (
        <NapRemoval
          rows={removing.rows}
          onRemoved={() => removing.done?.()}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  )
}
