import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ConnectionMeans, Property } from '@web2/contract/properties'
import { useMemo } from 'react'
import { sentenceFor } from '../../lib/api/errors.ts'
import { properties, verifications } from './resources.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { showError } from '../../lib/snackbar.ts'
import { Failure } from '../../ui/failure.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryState } from '../../ui/query-state.tsx'
import { offeredMeans } from './properties-api.ts'
import { usePropertyForm } from './use-property-form.ts'
import { emptyProperty, propertyData } from './property-values.ts'
import { PropertyFields } from './property-fields.tsx'
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx'

/** Begins to connect; one that cannot begin is said, and can be tried again on the property's own page. */
const connect = async ({ _id }: Property): Promise<void> => {
  try {
    await verifications.create({ propertyId: _id })
  } catch (error) {
    showError(sentenceFor(error))
  }
}

const AddProperty = ({ offered }: { offered: readonly ConnectionMeans[] }) => {
  const navigate = useNavigate()
  const initial = useMemo(() => emptyProperty(offered), [offered])
  const { form, submit, saving, failure } = usePropertyForm({
    initial,
    save: async (values) => {
      const added = await properties.create(propertyData(values))
      await connect(added)
      return added
    },
    onSaved: ({ _id }) => {
      void queryClient.invalidateQueries({ queryKey: [properties.path] })
      void navigate({ to: '/properties/edit-property', search: { id: _id } })
    },
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack>
        {failure !== null && <Failure message={sentenceFor(failure)} />}
        <PropertyFields form={form} offered={offered} isNew keeps={false} />
        <DialogActions onCancel={() => void navigate({ to: '/properties' })} type="submit" loading={saving}>
          Connect
        </DialogActions>
      </Stack>
    </form>
  )
}

/** A new property, which begins to connect at once. */
export const AddPropertyPage = () => {
  const offered = useQuery(offeredMeans)
  return (
    <>
      <PageHeader
        title="Add property"
        description="Connect a blog you own. We never ask for its main password."
      />
      <QueryState query={offered} of="form" />
      {offered.data && <AddProperty offered={offered.data} />}
    </>
  )
}
