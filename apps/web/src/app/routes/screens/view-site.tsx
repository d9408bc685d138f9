import { IconPencil } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { SitePreview } from '../../../features/editor/screens/site-preview.tsx'
import { LiveDestinations } from '../../../features/publishing/live-places.tsx'
import { useCan } from '../../../lib/session/use-user.ts'
import { ButtonLink } from '../../../ui/links.tsx'

/** /site-builder/view-site: the site to look at. */
export const ViewSiteScreen = () => {
  const navigate = useNavigate()
  const canWrite = useCan('content:write')
  const { id = '', page } = useSearch({ from: '/builder/site-builder/view-site' })
  const leave = useCallback(() => void navigate({ to: '/site-builder' }), [navigate])
  const openPage = useCallback(
    (pageId: string) => void navigate({ to: '/site-builder/view-site', search: { id, page: pageId } }),
    [navigate, id],
  )
  return (
    <SitePreview
      siteId={id}
      {...(page === undefined ? {} : { pageId: page })}
      onPageChange={openPage}
      onLeave={leave}
      actions={(site) => (
        <>
          <LiveDestinations site={site} />
          {canWrite && (
            <ButtonLink
              to="/site-builder/edit-site"
              search={{ id, page }}
              size="sm"
              leftSection={<IconPencil size={18} aria-hidden />}
            >
              Edit
            </ButtonLink>
          )}
        </>
      )}
    />
  )
}
