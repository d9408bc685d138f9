import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { SitePreview } from '../../../features/builder/screens/site-preview.tsx'

/** /site-builder/view-site: the site to look at. */
export const ViewSiteScreen = () => {
  const navigate = useNavigate()
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
    />
  )
}
