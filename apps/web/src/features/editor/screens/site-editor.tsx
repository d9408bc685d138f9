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
import { WorkPageScreen, type WorkPageWays } from './work-page-screen.tsx'

export type { PublishContext }

interface SiteScreenProps extends Pick<WorkPageWays, 'onPageChange'> {
  /** Shows the site's pages as a diagram. */
  readonly onStructure: () => void
  /** Renders the publish button, passed by the shell. */
  readonly publishButton?: (context: PublishContext) => ReactNode
  /** Renders further ways to save, passed by the shell. */
  readonly saveMenu?: (context: PublishContext) => ReactNode
}

export interface SiteEditorProps extends SiteScreenProps {
  readonly siteId: string
  /** Page to open; by default the site's first one. */
  readonly pageId?: string
  readonly onLeave: () => void
}

const words = {
  saved: messages.siteEdited,
  edited: messages.siteEdited,
  nameEmpty: messages.pageNameEmpty,
  list: 'sites',
  keptUnsaved: 'Your changes are kept. Save the site to apply them.',
}

interface PageScreenProps extends SiteScreenProps, WorkPageWays {
  readonly loaded: LoadedWorkPage
  readonly panel: Signal<string | null | undefined>
}

/** Returns the site as on the server, following changes by other tabs and users. */
const useSite = (loaded: SiteSummary): SiteSummary => {
  const { _id } = loaded
  const { data = loaded } = useQuery({
    queryKey: [sites.path, 'summary', _id],
    queryFn: async () => {
      const found = await sites.summary(_id)
      // a deleted site stays on screen until a save reports it
      return found.status === 'success' ? found.site : loaded
    },
    initialData: loaded,
    staleTime: Infinity,
  })
  return data
}

/** Signals if the working copy differs from the site, following changes by other users. */
const useIsChanged = ({ copy }: LoadedWorkPage): Signal<boolean> => {
  const isChanged = isCopyChanged(copy._id)
  const { data = copy.isChanged } = useQuery({
    ...copyQuery(copy._id),
    select: (present) => present.isChanged,
  })
  useEffect(() => isChanged.set(data), [isChanged, data])
  return isChanged
}

/** Returns operations that put a section on all pages of a site and reload the open page. */
const useSharedParts = (site: SiteSummary, reload: () => void) =>
  useCallback(
    ({ saved }: ScreenTools): SharedParts => ({
      headerId: site.headerId,
      footerId: site.footerId,
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
    [site._id, site.headerId, site.footerId, reload],
  )

/** Editor of one page of a saved site. */
const PageScreen = ({ loaded, onStructure, publishButton, saveMenu, ...ways }: PageScreenProps) => {
  const { reload } = ways
  const site = useSite(loaded.site)
  const isChanged = useIsChanged(loaded)
  const siteShown = useRef(site)
  useEffect(() => {
    siteShown.current = site
  }, [site])
  const sharedParts = useSharedParts(site, reload)
  const showStructure = async ({ saved }: ScreenTools) => {
    if (await saved()) onStructure()
  }
  return (
    <WorkPageScreen
      {...ways}
      loaded={loaded}
      site={site}
      isPublished={site.status === 'published'}
      liveUrls={site.targets.flatMap(({ url }) => url ?? [])}
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

/** Editor of a site's pages, one at a time: edit-site. */
export const SiteEditor = ({ siteId, pageId, onLeave, ...props }: SiteEditorProps) => {
  /** Number of reloads of the stored page, each of which discards edits. */
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
