import { useNavigate, useSearch } from '@tanstack/react-router'
import { messages } from '@web2/contract/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { NewSiteEditor } from '../../../features/editor/screens/new-site-editor.tsx'
import { PublishDialog } from '../../../features/publishing/publish/publish-dialog.tsx'
import { SaveSiteDialog } from '../../../features/sites/edit/save-site-dialog.tsx'
import { newSiteDraft } from '../../../features/sites/build/new-site-draft.ts'
import { sites } from '../../../features/sites/resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { useUser } from '../../../lib/session/use-user.ts'
import { initialData, type NewSiteInHand } from '../../../features/sites/new-site.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { afterSave } from '../../../ui/saving/going-back.tsx'

/** Returns the site details that pages of a new site show before it is saved. */
const detailsEntered = () => {
  const { siteName = '', email = '' } = newSiteDraft.read() ?? {}
  return { name: siteName.trim() || 'New site', email: email.trim() }
}

/** /site-builder/build-site: the builder with a site that was never saved, and the dialogs that save and publish it. */
export const BuildSiteScreen = () => {
  const navigate = useNavigate()
  const { napId, page } = useSearch({ from: '/builder/site-builder/build-site' })
  const accountId = useUser()?.accountId ?? ''
  const [initialDataId, setInitialDataId] = useState(() => initialData.id(accountId))
  const [details, setDetails] = useState(detailsEntered)
  const [added] = useState(napId)
  const [saving, setSaving] = useState<NewSiteInHand | null>(null)
  /** The site that came of it, with the page that was open. */
  const stored = useRef<{ readonly id: string; readonly page?: string | undefined } | null>(null)
  const [publishing, setPublishing] = useState<{ readonly siteId: string; readonly begun: boolean } | null>(
    null,
  )

  const leave = useCallback(() => void navigate({ to: '/site-builder' }), [navigate])
  const openPage = useCallback(
    (pageId: string | undefined) =>
      void navigate({
        to: '/site-builder/build-site',
        search: pageId === undefined ? {} : { page: pageId },
        replace: pageId === undefined,
      }),
    [navigate],
  )
  const editStored = () => {
    if (stored.current)
      void navigate({ to: '/site-builder/edit-site', search: stored.current, replace: true })
  }
  // a reload must not bring back a listing that gave way to another one since
  useEffect(() => {
    if (napId !== undefined) openPage(undefined)
  }, [napId, openPage])

  const beginWith = (id: string) => {
    newSiteDraft.clear()
    setDetails(detailsEntered())
    initialData.use(accountId, id)
    setInitialDataId(id)
    openPage(undefined)
  }
  return (
    <>
      <NewSiteEditor
        initialDataId={initialDataId}
        pageId={page}
        napId={added}
        details={details}
        onPageChange={openPage}
        onReset={() => {
          initialData.clear(accountId)
          beginWith(initialData.id(accountId))
        }}
        onResume={beginWith}
        onLeave={leave}
        onSave={setSaving}
      />
      <SaveSiteDialog
        site={saving}
        onStored={(site) => {
          initialData.clear(accountId)
          const open = saving?.pages().find(({ _id }) => _id === page)?.slug
          stored.current = { id: site._id, page: site.pages.find(({ slug }) => slug === open)?._id }
          void queryClient.invalidateQueries({ queryKey: [sites.path] })
        }}
        onSaved={({ _id: siteId }, published) => {
          setSaving(null)
          if (published) {
            showSuccess(messages.siteSaved)
            setPublishing({ siteId, begun: true })
            return
          }
          // staying opens the saved site in its editor
          afterSave(messages.siteSaved, { list: 'sites', leave, onStay: editStored })
        }}
        onRefused={(site) => {
          setSaving(null)
          setPublishing({ siteId: site._id, begun: false })
        }}
        onClose={() => {
          setSaving(null)
          setDetails(detailsEntered())
          // its publication failed, but it is there
          editStored()
        }}
      />
      <PublishDialog
        siteId={publishing?.siteId ?? ''}
        opened={publishing !== null}
        begun={publishing?.begun ?? false}
        onClose={leave}
      />
    </>
  )
}
