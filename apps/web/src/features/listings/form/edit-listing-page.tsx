import { Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Nap } from '@web2/contract/listings'
import { useMemo, useState, type ReactNode } from 'react'
import { staysAfterSave } from '../../../lib/after-save.ts'
import { naps, napUses } from '../resources.ts'
import { formDraft } from '../../../lib/forms/form-draft.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { StayAfterSave } from '../../../ui/saving/stay-after-save.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RecordPlaceholder } from '../../../ui/missing-record.tsx'
import { napRecord, patchUnchanged, usesOf } from '../listings-api.ts'
import { napValues } from './listing-values.ts'
import { MergeDialog } from '../merge/merge-dialog.tsx'
import { NapForm } from './listing-form.tsx'
import type { ImageSlot } from '../profile/field-editor.tsx'
import { ProfileTab } from '../profile/profile-tab.tsx'
import { DuplicatesNote } from '../record/duplicates-note.tsx'
import { NapJsonLd } from '../record/listing-json-ld.tsx'
import { NapUses, type PublishAgain } from '../record/listing-uses.tsx'
import classes from './listing-form.module.css'

const views = ['profile', 'uses', 'json-ld'] as const

interface EditNapPageProps {
  /** Returns the note above a listing with data that was changed. */
  readonly changedNote: (id: string) => ReactNode
  /** Confirms on screen that the listing was saved. */
  readonly saySaved: (saved: Nap) => void
  readonly publishAgain: PublishAgain
  /** Picks an image from the media library. */
  readonly imageField: ImageSlot
}

interface EditNapProps extends EditNapPageProps {
  nap: Nap
  view: string | undefined
  /** Called after a merge with another listing; the form restarts. */
  onMerged: (kept: Nap) => void
}

const EditNap = ({ nap, view, onMerged, changedNote, saySaved, publishAgain, imageField }: EditNapProps) => {
  const navigate = useNavigate()
  // State when the form opened: a concurrent save must not overwrite the typed values.
  const [opened, setOpened] = useState(nap)
  const [other, setOther] = useState<Nap | null>(null)
  const initial = useMemo(() => napValues(opened), [opened])
  const draftKey = `nap.${nap._id}`
  const uses = useQuery(usesOf(nap._id)).data?.total ?? 0
  const askToMerge = (twin: Nap) => {
    if (formDraft(draftKey).read() === null) setOther(twin)
    else showError('You have unsaved changes. Save them before you merge.')
  }
  return (
    <>
      <PageHeader title={nap.businessName} description="Your sites show changes after you publish them." />
      {changedNote(nap._id)}
      <DuplicatesNote id={nap._id} onMerge={askToMerge} />
      <Tabs
        // Ctrl+S saves the form in view
        keepMounted={false}
        classNames={{ tab: classes.tab ?? '' }}
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
          <Tabs.Tab value="profile">Business profile</Tabs.Tab>
          <Tabs.Tab value="uses">{uses === 0 ? 'Usage' : `Usage (${uses})`}</Tabs.Tab>
          <Tabs.Tab value="json-ld">JSON-LD</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="details">
          <NapForm
            draftKey={draftKey}
            initial={initial}
            save={(data, over) => patchUnchanged(over ?? opened, data)}
            onSaved={(saved) => {
              saySaved(saved)
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
        <Tabs.Panel value="profile">
          <ProfileTab nap={opened} imageField={imageField} />
        </Tabs.Panel>
        <Tabs.Panel value="uses">
          <NapUses id={nap._id} publish={publishAgain} />
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

/** The screen of one listing: its form, its business profile, where it is used, and its JSON-LD. */
export const EditNapPage = (slots: EditNapPageProps) => {
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
    showSuccess('Listings merged')
    setMerges(merges + 1)
  }
  return (
    <EditNap
      key={`${record.data._id} ${merges}`}
      nap={record.data}
      view={view}
      onMerged={merged}
      {...slots}
    />
  )
}
