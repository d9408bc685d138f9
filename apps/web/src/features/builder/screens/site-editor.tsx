import { useEffect, useState, type ReactNode } from 'react'
import { sayFailure } from '../../../lib/snackbar.ts'
import { PageUnavailable } from '../api/site-pages.ts'
import { useLoadedPage } from '../hooks/use-loaded-page.ts'
import { EditorScreen } from './editor-screen.tsx'
import type { PublishContext } from './publish-context.ts'
import { FailedScreen, LoadingScreen } from './screen-states.tsx'

export type { PublishContext }

export interface SiteEditorProps {
  readonly siteId: string
  /** The site's first page when it is left out. */
  readonly pageId?: string
  readonly onPageChange: (pageId: string) => void
  readonly onLeave: () => void
  /** The button that publishes, given by the shell. */
  readonly publishButton?: (context: PublishContext) => ReactNode
}

/** edit-site: one page of a site at a time, editable. */
export const SiteEditor = ({ siteId, pageId, onLeave, ...props }: SiteEditorProps) => {
  /** Counts how often the stored page was asked for again, throwing away what was edited. */
  const [visit, setVisit] = useState(0)
  const { data, error, refetch } = useLoadedPage(siteId, pageId, visit)
  const gone = error instanceof PageUnavailable

  useEffect(() => {
    if (!gone) return
    sayFailure(error.message)
    onLeave()
  }, [gone, error, onLeave])

  if (gone) return <LoadingScreen />
  if (error) return <FailedScreen error={error} retry={() => void refetch()} leave={onLeave} />
  if (!data) return <LoadingScreen />
  return (
    <EditorScreen
      key={`${data.page._id} ${visit}`}
      loaded={data}
      leave={onLeave}
      reload={() => setVisit((present) => present + 1)}
      {...props}
    />
  )
}
