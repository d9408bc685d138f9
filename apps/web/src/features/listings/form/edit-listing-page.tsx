import { Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Nap } from '@web2/contract/listings'
import { useMemo, useState } from 'react'
import { staysAfterSave } from '../../../lib/after-save.ts'
import { naps, napUses } from '../../../lib/api/resources.ts'
import { formDraft } from '../../../lib/forms/form-draft.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { StayAfterSave } from '../../../ui/stay-after-save.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { sayNext } from '../../../ui/say-next.tsx'
import { RecordPlaceholder } from '../../../ui/missing-record.tsx'
import { napRecord, patchUnchanged, usesOf } from '../listings-api.ts'
import { reviewOf } from '../../listing-updates/updates-api.ts'
import { countedPlaces } from '../../listing-updates/updates-choice.ts'
import { napValues } from './listing-values.ts'
import { MergeDialog } from '../merge/merge-dialog.tsx'
import { NapForm } from './listing-form.tsx'
import { DuplicatesNote } from '../record/duplicates-note.tsx'
import { NapJsonLd } from '../record/listing-json-ld.tsx'
import { NapUses } from '../record/listing-uses.tsx'
import { ChangedNote } from '../../listing-updates/changed-note.tsx'

/** Says that a listing was saved, with the way to what still shows its earlier data. */
const sayChanged = async ({ _id, businessName }: Nap, onReview: () => void): Promise<void> => {
  const saved = `${businessName} was saved.`
  // where it can't be asked for now, the listing's own screen says so the next time it is opened
  const review = await queryClient.fetchQuery({ ...reviewOf(_id), staleTime: 0 }).catch(() => undefined)
  if (review === undefined || review.places.length === 0) return void showSuccess(saved)
  sayNext(`${saved} The earlier data is still shown in ${countedPlaces(review.places)}.`, {
    label: 'Review updates',
    onClick: onReview,
  })
}

const views = ['uses', 'json-ld'] as const

interface EditNapProps {
  nap: Nap
  view: string | undefined
  /** The listing was merged with another one: the form begins anew. */
  onMerged: (kept: Nap) => void
}

const EditNap = ({ nap, view, onMerged }: EditNapProps) => {
  const navigate = useNavigate()
  // Kept as it was when the form opened: what somebody else saves meanwhile must not swallow what is typed here.
  const [opened, setOpened] = useState(nap)
  const [other, setOther] = useState<Nap | null>(null)
  const initial = useMemo(() => napValues(opened), [opened])
  const draftKey = `nap.${nap._id}`
  const uses = useQuery(usesOf(nap._id)).data?.total ?? 0
  const askToMerge = (twin: Nap) => {
    if (formDraft(draftKey).read() === null) setOther(twin)
    else showError('Something typed into this form is not saved yet. Save it first, then merge.')
  }
  return (
    <>
      <PageHeader title={nap.businessName} description="Sites show changes after their next publication." />
      <ChangedNote id={nap._id} />
      <DuplicatesNote id={nap._id} onMerge={askToMerge} />
      <Tabs
        value={views.find((each) => each === view) ?? 'details'}
        onChange={(chosen) =>
          void navigate({
            to: '.',
            search: (old) => ({ ...old, view: chosen === 'details' ? undefined : (chosen ?? undefined) }),
            replace: true,
          })
        }
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="details">Details</Tabs.Tab>
          <Tabs.Tab value="uses">{uses === 0 ? 'Where it is used' : `Where it is used (${uses})`}</Tabs.Tab>
          <Tabs.Tab value="json-ld">JSON-LD</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="details">
          <NapForm
            draftKey={draftKey}
            initial={initial}
            save={(data, over) => patchUnchanged(over ?? opened, data)}
            onSaved={(saved) => {
              void sayChanged(
                saved,
                () => void navigate({ to: '/nap-databases/updates', search: { id: saved._id } }),
              )
              if (!staysAfterSave.get()) {
                void queryClient.invalidateQueries({ queryKey: [naps.path] })
                return void navigate({ to: '/nap-databases' })
              }
              queryClient.setQueryData(napRecord(saved._id).queryKey, saved)
              void queryClient.invalidateQueries({ queryKey: [naps.path] })
              setOpened(saved)
              return 'stay'
            }}
            onCancel={() => void navigate({ to: '/nap-databases' })}
            choice={<StayAfterSave />}
          />
        </Tabs.Panel>
        <Tabs.Panel value="uses">
          <NapUses id={nap._id} />
        </Tabs.Panel>
        <Tabs.Panel value="json-ld">
          <NapJsonLd nap={nap} />
        </Tabs.Panel>
      </Tabs>
      {other !== null && (
        <MergeDialog
          keptId={nap._id}
          otherId={other._id}
          onMerged={onMerged}
          onClose={() => setOther(null)}
        />
      )}
    </>
  )
}

export const EditNapPage = () => {
  const { id = '', view } = useSearch({ from: '/default/nap-databases/edit-nap' })
  const [merges, setMerges] = useState(0)
  const record = useQuery({
    ...napRecord(id),
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

  if (record.isError || record.data === undefined) return <RecordPlaceholder record={record} />
  const merged = (kept: Nap) => {
    queryClient.setQueryData(napRecord(id).queryKey, kept)
    for (const path of [naps.path, napUses.path]) void queryClient.invalidateQueries({ queryKey: [path] })
    showSuccess('The two listings are one now.')
    setMerges(merges + 1)
  }
  return <EditNap key={`${record.data._id} ${merges}`} nap={record.data} view={view} onMerged={merged} />
}
