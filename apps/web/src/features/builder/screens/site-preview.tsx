import type { Breakpoint } from '@web2/builder'
import { NativeSelect } from '@mantine/core'
import { useEffect, useState } from 'react'
import { sayFailure } from '../../../lib/snackbar.ts'
import { PageUnavailable } from '../api/site-pages.ts'
import { TopBar } from '../components/bar/top-bar.tsx'
import { PreviewStage } from '../components/stage/preview-stage.tsx'
import { useLoadedPage } from '../hooks/use-loaded-page.ts'
import { followLink } from './linked-page.ts'
import { FailedScreen, LoadingScreen } from './screen-states.tsx'
import styles from './screens.module.css'

export interface SitePreviewProps {
  readonly siteId: string
  /** The site's first page when it is left out. */
  readonly pageId?: string
  readonly onPageChange: (pageId: string) => void
  readonly onLeave: () => void
}

/** A site to look at, page by page, at each width. */
export const SitePreview = ({ siteId, pageId, onPageChange, onLeave }: SitePreviewProps) => {
  const [breakpoint, setBreakpoint] = useState<Breakpoint>('desktop')
  const { data, error, refetch } = useLoadedPage(siteId, pageId, 0)
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
    <div className={styles.screen}>
      <TopBar
        siteName={data.site.name}
        pageName={data.page.name}
        leave={onLeave}
        breakpoint={breakpoint}
        setBreakpoint={setBreakpoint}
        preview={null}
        actions={
          <NativeSelect
            aria-label="Page"
            size="sm"
            data={data.site.pages.map(({ _id, name }) => ({ value: _id, label: name }))}
            value={data.page._id}
            onChange={(event) => onPageChange(event.currentTarget.value)}
          />
        }
      />
      <main className={styles.previewMain}>
        <PreviewStage
          document={data.document}
          data={data.data}
          breakpoint={breakpoint}
          follow={(href) => followLink(href, data.site.pages, onPageChange, sayFailure)}
        />
      </main>
    </div>
  )
}
