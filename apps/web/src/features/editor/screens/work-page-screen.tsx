import { useQuery } from '@tanstack/react-query'
import type { CachedData } from '@web2/contract/sites'
import { pageHref } from '@web2/site'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { cachedData } from '../../sites/cached-data.ts'
import { sites } from '../../sites/resources.ts'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { showError } from '../../../lib/snackbar.ts'
import type { Store as Signal } from '../../../lib/store.ts'
import { PageUnavailable, type Opened } from '../document/api/opened-document.ts'
import { pageChanges } from '../document/api/page-changes.ts'
import { copyQuery, copyShown, showCopy, workPages } from '../document/api/shown-copy.ts'
import type { LoadedWorkPage, WorkSite } from '../document/api/site-pages.ts'
import type { WorkPage } from '../document/api/work-page.ts'
import { ChangedElsewhere } from '../panels/session/changed-elsewhere.tsx'
import { addressesOf } from '../document/pages/page-rows.ts'
import { PagesPanel } from '../panels/pages/pages-panel.tsx'
import { EditorScreen, type EditorScreenProps, type ScreenTools } from './editor-screen.tsx'
import { followLink } from './linked-page.ts'

/** Callbacks to leave a site's editor, reload it or open another page. */
export interface WorkPageWays {
  readonly leave: () => void
  readonly reload: () => void
  readonly onPageChange: (pageId: string) => void
}

type Given = Pick<EditorScreenProps, 'words' | 'saveMenu' | 'actions' | 'sharedParts' | 'firstSave'>

interface WorkPageScreenProps extends Given, WorkPageWays {
  readonly loaded: LoadedWorkPage<WorkSite>
  readonly site: Pick<WorkSite, '_id' | 'name'>
  /** The site is live. */
  readonly isPublished: boolean
  /** URLs at which it is live. */
  readonly liveUrls?: readonly string[]
  /** Creates the saver of the whole site; called once. */
  readonly whole: NonNullable<Opened['whole']>
  /** The open panel, shared between pages. */
  readonly panel: Signal<string | null | undefined>
  /** Shows the site's pages as a diagram. */
  readonly showStructure?: (tools: ScreenTools) => void
  /** Renders a notice above the page. */
  readonly notice?: (tools: ScreenTools) => ReactNode
}

/** Returns the pages of the working copy as on the server; the open page's navigation blocks follow them. */
const useWorkPages = ({
  copy,
  pages: shown,
}: Pick<LoadedWorkPage, 'copy' | 'pages'>): readonly WorkPage[] => {
  useState(() => showCopy(copy))
  const { data: pages = workPages(copy) } = useQuery({ ...copyQuery(copy._id), select: workPages })
  useEffect(() => shown.set(pages), [shown, pages])
  return pages
}

/** Gives the working copy of a site the theme of the site itself. */
const withSavedTheme = async (siteId: string): Promise<CachedData> => {
  const found = await sites.get(siteId)
  if (found.status === 'error') throw new PageUnavailable(found.message)
  return cachedData.patch(siteId, { pages: [], theme: found.site.theme ?? null })
}

/** Editor of one page of a site's working copy, with the list of its pages. */
export const WorkPageScreen = ({
  loaded,
  site,
  isPublished,
  liveUrls,
  whole,
  panel,
  onPageChange,
  leave,
  reload,
  showStructure,
  notice,
  ...given
}: WorkPageScreenProps) => {
  const { page } = loaded
  const pages = useWorkPages(loaded)
  const [opened] = useState<Opened>(() => ({
    ...loaded.opened,
    panel,
    whole,
    ...(liveUrls && { liveUrls }),
  }))
  /** The page asked for last. Another one may still be on its way, and the screen shows `page` until then. */
  const asked = useRef(page._id)
  const openPage = async (pageId: string, { kept }: ScreenTools) => {
    if (pageId === page._id && asked.current === pageId) return
    asked.current = pageId
    const isKept = await kept()
    if (asked.current !== pageId) return
    if (!isKept) {
      asked.current = page._id
      return
    }
    // on a small screen the list covers the page
    if (window.matchMedia('(max-width: 62em)').matches) panel.set(null)
    onPageChange(pageId)
  }
  const linkTargets = useMemo(() => {
    const addresses = addressesOf(pages)
    return pages.map((each) => ({
      label: each.name,
      address: pageHref(each),
      path: addresses.get(each._id) ?? pageHref(each),
    }))
  }, [pages])
  const dropPage = async (pageId: string) => {
    try {
      showCopy(await (pageId === 'theme' ? withSavedTheme(site._id) : cachedData.discard(site._id, pageId)))
      reload()
    } catch (error) {
      showError(sentenceFor(error))
    }
  }
  return (
    <EditorScreen
      {...given}
      opened={opened}
      names={{
        title: site.name,
        subtitle: pages.find(({ _id }) => _id === page._id)?.name ?? page.name,
        open: 'subtitle',
      }}
      leave={leave}
      reload={reload}
      dropPage={(pageId) => void dropPage(pageId)}
      linkTargets={linkTargets}
      notice={(tools) => (
        <>
          <ChangedElsewhere
            saver={tools.saver}
            theme={opened.theme}
            siteId={site._id}
            pageId={page._id}
            show={reload}
          />
          {notice?.(tools)}
        </>
      )}
      follow={(href, tools) => followLink(href, pages, (pageId) => void openPage(pageId, tools), showError)}
      pages={(tools) => (
        <PagesPanel
          pages={pages}
          pageId={page._id}
          open={(pageId) => void openPage(pageId, tools)}
          showStructure={showStructure && (() => showStructure(tools))}
          refuse={showError}
          changes={pageChanges(
            { get: () => copyShown(site._id) ?? loaded.copy, set: showCopy, isPublished },
            { id: page._id, kept: tools.kept, show: (pageId) => void openPage(pageId, tools) },
          )}
        />
      )}
    />
  )
}
