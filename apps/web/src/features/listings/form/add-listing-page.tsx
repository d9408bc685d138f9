import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { naps } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { sayNext } from '../../../ui/saving/say-next.tsx'
import { emptyNap } from './listing-values.ts'
import { NapForm } from './listing-form.tsx'

/** A new business listing; `from=build-site` leads back to the site that waits for it. */
export const AddNapPage = () => {
  const navigate = useNavigate()
  const { from } = useSearch({ from: '/default/nap-databases/add-nap' })
  const initial = useMemo(emptyNap, [])
  const forSite = from === 'build-site'

  return (
    <>
      <PageHeader title="Add NAP" description="Name, address, contact and hours." />
      <NapForm
        draftKey="nap.new"
        initial={initial}
        save={(data) => naps.create(data)}
        onSaved={(nap) => {
          const added = `${nap.businessName} was added.`
          const buildSite = () =>
            void navigate({ to: '/site-builder/build-site', search: { napId: nap._id } })
          void queryClient.invalidateQueries({ queryKey: [naps.path] })
          if (forSite) {
            showSuccess(added)
            buildSite()
          } else {
            sayNext(added, { label: 'Build site', onClick: buildSite })
            void navigate({ to: '/nap-databases' })
          }
        }}
        onCancel={() => void navigate({ to: forSite ? '/site-builder/build-site' : '/nap-databases' })}
      />
    </>
  )
}
