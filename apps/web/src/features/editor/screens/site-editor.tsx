import { useQuery } from '@tanstack/react-query'
import { messages } from '@web2/contract/core'
import type { SiteSummary } from '@web2/contract/sites'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { sites } from '../../sites/resources.ts'
import { createStore as signal, type Store as Signal } from '../../../lib/store.ts'
import { saveSite } from '../document/api/save-site.ts'
import { copyQuery, isCopyChanged } from '../document/api/shown-copy.ts'
import type { LoadedWorkPage } from '../document/api/site-pages.ts'
import { DiscardItem } from '../panels/bar/discard-item.tsx'
import type { SharedParts } from '../panels/session/use-editor.ts'
import { useLoadedWorkPage } from './hooks/use-loaded-page.ts'
import { createSiteSaver } from '../document/saving/site-saver.ts'
import type { ScreenTools } from './editor-screen.tsx'
import { Loaded } from './loaded-screen.tsx'
import type { PublishContext } from './publish-context.ts'
import { useWorkPages, WorkPageScreen, type WorkPageWays } from './work-page-screen.tsx'

export type { PublishContext }

interface SiteScreenProps extends Pick<WorkPageWays, 'onPageChange'> {
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

interface PageScreenProps extends SiteScreenProps, WorkPageWays {
  readonly loaded: LoadedWorkPage
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

/** One page of a saved site. */
const PageScreen = ({ loaded, onStructure, publishButton, saveMenu, ...ways }: PageScreenProps) => {
  const { reload } = ways
  const site = useSite(loaded.site)
  const pages = useWorkPages(loaded)
  const isChanged = useIsChanged(loaded)
  const siteShown = useRef(site)
  useEffect(() => {
    siteShown.current = site
  }, [site])
  const sharedParts = useSharedParts(site, pages.length, reload)
  const showStructure = async ({ saved }: ScreenTools) => {
    if (await saved()) onStructure()
  }
  return (
    <WorkPageScreen
      {...ways}
      loaded={loaded}
      site={site}
      isPublished={site.status === 'published'}
      whole={(page) =>
        createSiteSaver({ page, isChanged, store: (overwrite) => saveSite(siteShown.current, overwrite) })
      }
      words={words}
      sharedParts={sharedParts}
      showStructure={(tools) => void showStructure(tools)}
      saveMenu={(tools) => (
        <>
          {saveMenu?.({ site, save: tools.saved, goOn: tools.goOn, reload })}
          <DiscardItem site={site} saver={tools.saver} discarded={reload} />
        </>
      )}
      actions={({ saved, goOn }) => publishButton?.({ site, save: saved, goOn, reload })}
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
