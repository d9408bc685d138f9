import { NativeSelect } from '@mantine/core'
import { sayFailure } from '../../../lib/snackbar.ts'
import { useLoadedPage } from '../hooks/use-loaded-page.ts'
import { followLink } from './linked-page.ts'
import { Loaded } from './loaded.tsx'
import { PreviewScreen } from './preview-screen.tsx'

export interface SitePreviewProps {
  readonly siteId: string
  /** The site's first page when it is left out. */
  readonly pageId?: string
  readonly onPageChange: (pageId: string) => void
  readonly onLeave: () => void
}

/** view-site: a site to look at, page by page. */
export const SitePreview = ({ siteId, pageId, onPageChange, onLeave }: SitePreviewProps) => (
  <Loaded query={useLoadedPage(siteId, pageId, 0, false)} list="sites" leave={onLeave}>
    {({ site, page, opened }) => (
      <PreviewScreen
        opened={opened}
        names={{ title: site.name, subtitle: page.name }}
        list="sites"
        leave={onLeave}
        follow={(href) => followLink(href, site.pages, onPageChange, sayFailure)}
        actions={
          <NativeSelect
            aria-label="Page"
            size="sm"
            data={site.pages.map(({ _id, name }) => ({ value: _id, label: name }))}
            value={page._id}
            onChange={(event) => onPageChange(event.currentTarget.value)}
          />
        }
      />
    )}
  </Loaded>
)
