import { useQuery } from '@tanstack/react-query'
import { messages, type Site } from '@web2/contract'
import { pageHref } from '@web2/site'
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { sites } from '../../../lib/api/resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { createStore as signal, type Store as Signal } from '../../../lib/store.ts'
import { sayFailure } from '../../../lib/snackbar.ts'
import { pageChanges, type ShownSite } from '../api/page-changes.ts'
import type { LoadedPage } from '../api/site-pages.ts'
import { addressesOf } from '../components/pages/page-rows.ts'
import { PagesPanel } from '../components/pages/pages-panel.tsx'
import type { SharedParts } from '../hooks/use-builder.ts'
import { useLoadedPage } from '../hooks/use-loaded-page.ts'
import { EditorScreen, type ScreenTools } from './editor-screen.tsx'
import { followLink } from './linked-page.ts'
import { Loaded } from './loaded.tsx'
import type { PublishContext } from './publish-context.ts'

export type { PublishContext }

interface SiteScreenProps {
  readonly onPageChange: (pageId: string) => void
  /** Shows the site's pages as a diagram. */
  readonly onStructure: () => void
  /** The button that publishes, given by the shell. */
  readonly publishButton?: (context: PublishContext) => ReactNode
  /** Further ways to save, given by the shell. */
  readonly saveMenu?: (context: PublishContext) => ReactNode
}

export interface SiteEditorProps extends SiteScreenProps {
  readonly siteId: string
  /** The site's first page when it is left out. */
  readonly pageId?: string
  readonly onLeave: () => void
}

const words = {
  saved: messages.siteEdited,
  edited: messages.siteEdited,
  nameEmpty: messages.pageNameEmpty,
  list: 'sites',
}

interface PageScreenProps extends SiteScreenProps {
  readonly loaded: LoadedPage
  readonly leave: () => void
  readonly reload: () => void
  /** The panel that is open; it stays so from page to page. */
  readonly panel: Signal<string | null | undefined>
}

/** The site as it is on the server, also when another tab or person changes it. */
const useSite = (loaded: LoadedPage): { site: Site; shown: ShownSite } => {
  const { _id } = loaded.site
  const [key] = useState(() => {
    const queryKey = [sites.path, 'get', _id]
    queryClient.setQueryData(queryKey, loaded.site)
    return queryKey
  })
  const { data: site = loaded.site } = useQuery({
    queryKey: key,
    queryFn: async () => {
      const found = await sites.outline(_id)
      // a site that was deleted meanwhile is shown until its page is saved, which says so
      return found.status === 'success' ? found.site : loaded.site
    },
    staleTime: Infinity,
  })
  const shown = useMemo<ShownSite>(
    () => ({
      get: () => queryClient.getQueryData<Site>(key) ?? loaded.site,
      set: (next) => queryClient.setQueryData(key, next),
    }),
    [key, loaded.site],
  )
  const { pages } = loaded
  useEffect(() => pages.set(site.pages), [pages, site.pages])
  return { site, shown }
}

/** Puts a section onto all pages of a site; the page that is open is loaded anew. */
const useSharedParts = (site: Site, reload: () => void) =>
  useCallback(
    ({ saved }: ScreenTools): SharedParts => ({
      headerId: site.headerId,
      footerId: site.footerId,
      pages: site.pages.length,
      share: async (kind, sectionId) => {
        if (!(await saved())) return 'This page could not be saved, so nothing was changed.'
        try {
          const answer = await sites.patch(site._id, { siteId: site._id, [`${kind}Id`]: sectionId })
          if (answer.status === 'error') return answer.message
          reload()
          return null
        } catch (error) {
          return Object.values(fieldErrors(error))[0] ?? sentenceFor(error)
        }
      },
    }),
    [site._id, site.headerId, site.footerId, site.pages.length, reload],
  )

/** One page of a site in the editor, with the list of its pages. */
const PageScreen = ({
  loaded,
  onPageChange,
  onStructure,
  leave,
  reload,
  panel,
  ...shell
}: PageScreenProps) => {
  const { page } = loaded
  const [opened] = useState(() => ({ ...loaded.opened, panel }))
  const { site, shown } = useSite(loaded)
  const sharedParts = useSharedParts(site, reload)
  const openPage = async (pageId: string, { saved }: ScreenTools) => {
    if (!(await saved())) return
    // on a small screen the list is over the page
    if (window.matchMedia('(max-width: 62em)').matches) panel.set(null)
    onPageChange(pageId)
  }
  const showStructure = async ({ saved }: ScreenTools) => {
    if (await saved()) onStructure()
  }
  const linkTargets = useMemo(() => {
    const addresses = addressesOf(site.pages)
    return site.pages.map((each) => ({
      label: each.name,
      address: pageHref(each),
      path: addresses.get(each._id) ?? pageHref(each),
    }))
  }, [site.pages])
  return (
    <EditorScreen
      opened={opened}
      names={{
        title: site.name,
        subtitle: site.pages.find(({ _id }) => _id === page._id)?.name ?? page.name,
        open: 'subtitle',
      }}
      words={words}
      leave={leave}
      reload={reload}
      linkTargets={linkTargets}
      sharedParts={sharedParts}
      follow={(href, tools) =>
        followLink(href, site.pages, (pageId) => void openPage(pageId, tools), sayFailure)
      }
      pages={(tools) => (
        <PagesPanel
          site={site}
          pageId={page._id}
          open={(pageId) => void openPage(pageId, tools)}
          showStructure={() => void showStructure(tools)}
          refuse={sayFailure}
          changes={pageChanges(shown, {
            id: page._id,
            ...tools,
            show: (pageId) => void openPage(pageId, tools),
          })}
        />
      )}
      saveMenu={({ saved, goOn }) => shell.saveMenu?.({ site, save: saved, goOn, reload })}
      actions={({ saved, goOn }) => shell.publishButton?.({ site, save: saved, goOn, reload })}
    />
  )
}

/** edit-site: one page of a site at a time, editable. */
export const SiteEditor = ({ siteId, pageId, onLeave, ...props }: SiteEditorProps) => {
  /** Counts how often the stored page was asked for again, throwing away what was edited. */
  const [visit, setVisit] = useState(0)
  const [panel] = useState(() => signal<string | null | undefined>(undefined))
  const reload = useCallback(() => setVisit((present) => present + 1), [])
  return (
    <Loaded query={useLoadedPage(siteId, pageId, visit, true)} list={words.list} leave={onLeave}>
      {(loaded) => (
        <PageScreen
          key={`${loaded.page._id} ${visit}`}
          loaded={loaded}
          leave={onLeave}
          reload={reload}
          panel={panel}
          {...props}
        />
      )}
    </Loaded>
  )
}
