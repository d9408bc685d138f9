import { Menu } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { messages } from '@web2/contract/core'
import { useCallback, useState } from 'react'
import { SiteEditor, type PublishContext } from '../../../features/editor/screens/site-editor.tsx'
import { PublishButton } from '../../../features/publishing/publish/publish-button.tsx'
import { PublishDialog } from '../../../features/publishing/publish/publish-dialog.tsx'
import { EditSiteDialog } from '../../../features/sites/edit/edit-site-dialog.tsx'

const publishButton = ({ site, save }: PublishContext) => <PublishButton siteId={site._id} save={save} />

/** /site-builder/edit-site: the editor, with the dialogs that save and publish a site in its bar. */
export const EditSiteScreen = () => {
  const navigate = useNavigate()
  const { id = '', page } = useSearch({ from: '/builder/site-builder/edit-site' })
  const [saving, setSaving] = useState<PublishContext | null>(null)
  const leave = useCallback(() => void navigate({ to: '/site-builder' }), [navigate])
  const showStructure = useCallback(
    () => void navigate({ to: '/site-builder/structure', search: { id } }),
    [navigate, id],
  )
  const openPage = useCallback(
    (pageId: string) => void navigate({ to: '/site-builder/edit-site', search: { id, page: pageId } }),
    [navigate, id],
  )
  return (
    <>
      <SiteEditor
        siteId={id}
        {...(page === undefined ? {} : { pageId: page })}
        onPageChange={openPage}
        onLeave={leave}
        onStructure={showStructure}
        publishButton={publishButton}
        saveMenu={(context) => <Menu.Item onClick={() => setSaving(context)}>Save site…</Menu.Item>}
      />
      <EditSiteDialog
        site={saving?.site ?? null}
        PublishDialog={PublishDialog}
        // one message covers both page and site
        saveFirst={async () => (await saving?.save(() => undefined)) ?? true}
        onSaved={() => saving?.goOn(messages.siteEdited)}
        onPublished={() => saving?.reload()}
        onClose={() => setSaving(null)}
      />
    </>
  )
}
