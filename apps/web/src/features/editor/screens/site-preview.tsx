import { NativeSelect } from '@mantine/core'
import type { Site } from '@web2/contract/sites'
import type { ReactNode } from 'react'
import { showError } from '../../../lib/snackbar.ts'
import { useLoadedPage } from './hooks/use-loaded-page.ts'
import { followLink } from './linked-page.ts'
import { Loaded } from './loaded-screen.tsx'
import { PreviewScreen } from './preview-screen.tsx'
import styles from './screens.module.css'

export interface SitePreviewProps {
  readonly siteId: string
  /** Page to show; by default the site's first one. */
  readonly pageId?: string
  readonly onPageChange: (pageId: string) => void
  readonly onLeave: () => void
  /** Renders buttons in the bar, passed by the shell. */
  readonly actions?: (site: Site) => ReactNode
}

/** Preview of a site, page by page: view-site. */
export const SitePreview = ({ siteId, pageId, onPageChange, onLeave, actions }: SitePreviewProps) => (
  <Loaded query={useLoadedPage(siteId, pageId)} list="sites" leave={onLeave}>
    {({ site, page, opened }) => (
      <PreviewScreen
        opened={opened}
        names={{ title: site.name, subtitle: page.name, open: 'subtitle' }}
        list="sites"
        leave={onLeave}
        follow={(href) => followLink(href, site.pages, onPageChange, showError)}
        actions={
          <>
            <NativeSelect
              aria-label="Page"
              size="sm"
              className={styles.pageChoice}
              data={site.pages.map(({ _id, name }) => ({ value: _id, label: name }))}
              value={page._id}
              onChange={(event) => onPageChange(event.currentTarget.value)}
            />
            {actions?.(site)}
          </>
        }
      />
    )}
  </Loaded>
)
