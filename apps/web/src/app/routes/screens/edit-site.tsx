import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { SiteEditor, type PublishContext } from '../../../features/builder/screens/site-editor.tsx'
import { PublishButton } from '../../../features/sites/components/publish/publish-button.tsx'

const publishButton = ({ site, save }: PublishContext) => <PublishButton siteId={site._id} save={save} />

/** /site-builder/edit-site: the editor, with the publish dialog of the sites in its bar. */
export const EditSiteScreen = () => {
  const navigate = useNavigate()
  const { id = '', page } = useSearch({ from: '/builder/site-builder/edit-site' })
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
    <SiteEditor
      siteId={id}
      {...(page === undefined ? {} : { pageId: page })}
      onPageChange={openPage}
      onLeave={leave}
      onStructure={showStructure}
      publishButton={publishButton}
    />
  )
}
