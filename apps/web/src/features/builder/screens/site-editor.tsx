import { useQuery } from '@tanstack/react-query'
import { messages, type SiteSummary } from '@web2/contract'
import { pageHref } from '@web2/site'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { cachedData } from '../../../lib/api/cached-data.ts'
import { sites } from '../../../lib/api/resources.ts'
import { createStore as signal, type Store as Signal } from '../../../lib/store.ts'
import { sayFailure } from '../../../lib/snackbar.ts'
import type { Opened } from '../api/opened.ts'
import { pageChanges } from '../api/page-changes.ts'
import { saveSite } from '../api/save-site.ts'
import { copyQuery, copyShown, isCopyChanged, showCopy, workPages } from '../api/shown-copy.ts'
import type { LoadedWorkPage } from '../api/site-pages.ts'
import type { WorkPage } from '../api/work-page.ts'
import { ChangedElsewhere } from '../components/changed-elsewhere.tsx'
import { DiscardItem } from '../components/discard-item.tsx'
import { addressesOf } from '../components/pages/page-rows.ts'
import { PagesPanel } from '../components/pages/pages-panel.tsx'
import type { SharedParts } from '../hooks/use-builder.ts'
import { useLoadedWorkPage } from '../hooks/use-loaded-page.ts'
import { createSiteSaver } from '../saving/site-saver.ts'
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
  keptUnsaved: 'Your changes are kept. Save the site to use them.',
}

interface PageScreenProps extends SiteScreenProps {
  readonly loaded: LoadedWorkPage
  readonly leave: () => void
  readonly reload: () => void
  /** The panel that is open; it stays so from page to page. */
  readonly panel: Signal<string | null | undefined>
}

/** The site as it is on the server, also when another tab or person changes it. */
const useSite = (loaded: SiteSummary): SiteSummary => {
  const { _id } = loaded
  const { data = loaded } = useQuery({
    queryKey: [sites.path, 'summary', _id],
    queryFn: async () => {
      const found = await sites.summary(_id)
      // a site that was deleted meanwhile is shown until it is saved, which says so
      return found.status === 'success' ? found.site : loaded
    },
    initialData: loaded,
    staleTime: Infinity,
  })
  return data
}

/** The pages of the working copy as they are on the server; what the open page shows of them follows. */
const useWorkPages = ({ copy, pages: shown }: LoadedWorkPage): readonly WorkPage[] => {
  useState(() => showCopy(copy))
  const { data: pages = workPages(copy) } = useQuery({ ...copyQuery(copy._id), select: workPages })
  useEffect(() => shown.set(pages), [shown, pages])
  return pages
}

/** Whether the working copy differs from the site, also when somebody else changes it. */
const useIsChanged = ({ copy }: LoadedWorkPage): Signal<boolean> => {
  const isChanged = isCopyChanged(copy._id)
  const { data = copy.isChanged } = useQuery({
    ...copyQuery(copy._id),
    select: (present) => present.isChanged,
  })
  useEffect(() => isChanged.set(data), [isChanged, data])
  return isChanged
}

/** Puts a section onto all pages of a site; the page that is open is loaded anew. */
const useSharedParts = (site: SiteSummary, pages: number, reload: () => void) =>
  useCallback(
    ({ saved }: ScreenTools): SharedParts => ({
      headerId: site.headerId,
      footerId: site.footerId,
      pages,
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
    [site._id, site.headerId, site.footerId, pages, reload],
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
  const site = useSite(loaded.site)
  const pages = useWorkPages(loaded)
  const isChanged = useIsChanged(loaded)
  const [opened] = useState<Opened>(() => ({
    ...loaded.opened,
    panel,
    whole: (saver) =>
      createSiteSaver({
        page: saver,
        isChanged,
        store: (overwrite) => saveSite(siteShown.current, overwrite),
      }),
  }))
  const siteShown = useRef(site)
  useEffect(() => {
    siteShown.current = site
  }, [site])
  const sharedParts = useSharedParts(site, pages.length, reload)
  const openPage = async (pageId: string, { kept }: ScreenTools) => {
    if (!(await kept())) return
    // on a small screen the list is over the page
    if (window.matchMedia('(max-width: 62em)').matches) panel.set(null)
    onPageChange(pageId)
  }
  const showStructure = async ({ saved }: ScreenTools) => {
    if (await saved()) onStructure()
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
      showCopy(await cachedData.discard(site._id, pageId))
      reload()
    } catch (error) {
      sayFailure(sentenceFor(error))
    }
  }
  return (
    <EditorScreen
      opened={opened}
      names={{
        title: site.name,
        subtitle: pages.find(({ _id }) => _id === page._id)?.name ?? page.name,
        open: 'subtitle',
      }}
      words={words}
      leave={leave}
      reload={reload}
      dropPage={(pageId) => void dropPage(pageId)}
      linkTargets={linkTargets}
      sharedParts={sharedParts}
      notice={({ saver }) => (
        <ChangedElsewhere saver={saver} siteId={site._id} pageId={page._id} show={reload} />
      )}
      follow={(href, tools) => followLink(href, pages, (pageId) => void openPage(pageId, tools), sayFailure)}
      pages={(tools) => (
        <PagesPanel
          pages={pages}
          pageId={page._id}
          open={(pageId) => void openPage(pageId, tools)}
          showStructure={() => void showStructure(tools)}
          refuse={sayFailure}
          changes={pageChanges(
            {
              get: () => copyShown(site._id) ?? loaded.copy,
              set: showCopy,
              isPublished: site.status === 'published',
            },
            { id: page._id, kept: tools.kept, show: (pageId) => void openPage(pageId, tools) },
          )}
        />
      )}
      saveMenu={(tools) => (
        <>
          {shell.saveMenu?.({ site, save: tools.saved, goOn: tools.goOn, reload })}
          <DiscardItem site={site} saver={tools.saver} discarded={reload} />
        </>
      )}
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
    <Loaded query={useLoadedWorkPage(siteId, pageId, visit)} list={words.list} leave={onLeave}>
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
