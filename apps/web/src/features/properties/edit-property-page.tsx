import { Button, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { propertyTypeTitles, type ConnectionMeans, type Property } from '@web2/contract/properties'
import { useMemo, useState } from 'react'
import { sentenceFor } from '../../lib/api/errors.ts'
import { properties } from './resources.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { showSuccess } from '../../lib/snackbar.ts'
import { Failure } from '../../ui/failure.tsx'
import { ButtonLink } from '../../ui/links.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { RecordPlaceholder } from '../../ui/missing-record.tsx'
import { offeredMeans, propertyRecord } from './properties-api.ts'
import { usePropertyForm } from './use-property-form.ts'
import { keepsSecrets, propertyChange, propertyValues } from './property-values.ts'
import { ConnectionCard } from './connection-card.tsx'
import { FoundPlaces } from './found-sub-properties.tsx'
import { PropertyFields } from './property-fields.tsx'

interface EditFormProps {
  property: Property
  offered: readonly ConnectionMeans[]
  onSaved: (saved: Property) => void
}

const EditForm = ({ property, offered, onSaved }: EditFormProps) => {
  // the record as the form opened it; a later check changes none of the form's fields
  const [opened] = useState(property)
  const initial = useMemo(() => propertyValues(opened), [opened])
  const { form, submit, saving, failure } = usePropertyForm({
    initial,
    keeps: (values) => keepsSecrets(values, opened),
    save: (values) => properties.patch(opened._id, propertyChange(values, opened)),
    onSaved,
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
        <PropertyFields
          form={form}
          offered={offered}
          isNew={false}
          keeps={keepsSecrets(form.values, opened)}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={saving} disabled={!form.isDirty()}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const EditProperty = ({ property, offered }: Omit<EditFormProps, 'onSaved'>) => {
  const [saves, setSaves] = useState(0)
  const { _id, name, propertyType, status } = property
  const onSaved = (saved: Property) => {
    queryClient.setQueryData(propertyRecord(_id).queryKey, saved)
    void queryClient.invalidateQueries({ queryKey: [properties.path] })
    showSuccess('Property saved')
    setSaves(saves + 1)
  }
  return (
    <>
      <PageHeader title={name} description={`${propertyTypeTitles[propertyType]} · ${property.url}`}>
        {propertyType === 'wordpress' && status === 'verified' && (
          <ButtonLink to="/properties/posts" search={{ id: _id }} variant="default">
            Posts
          </ButtonLink>
        )}
      </PageHeader>
      <Stack>
        <ConnectionCard property={property} />
        <FoundPlaces property={property} />
        <EditForm key={saves} property={property} offered={offered} onSaved={onSaved} />
      </Stack>
    </>
  )
}

/** A property: its connection, what was found in it, and what was entered. */
export const EditPropertyPage = () => {
  const { id = '' } = useSearch({ from: '/default/properties/edit-property' })
  const record = useQuery(propertyRecord(id))
  const offered = useQuery(offeredMeans)

  if (record.data === undefined) return <RecordPlaceholder record={record} />
  if (offered.data === undefined || offered.isError) return <RecordPlaceholder record={offered} />
  // if another person deletes it, the form stays and reports it on save
  return <EditProperty key={id} property={record.data} offered={offered.data} />
}
