import { messages } from '@web2/contract'
import { useMemo, useState, type ReactNode } from 'react'
import { sayFailure } from '../../../lib/snackbar.ts'
import { pageChanges } from '../api/page-changes.ts'
import type { LoadedPage } from '../api/site-pages.ts'
import { PagesPanel } from '../components/pages/pages-panel.tsx'
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
}

/** One page of a site in the editor, with the list of its pages. */
const PageScreen = ({ loaded, onPageChange, onStructure, leave, reload, publishButton }: PageScreenProps) => {
  const { opened, page } = loaded
  const [site, setSite] = useState(loaded.site)
  const openPage = async (pageId: string, { saved }: ScreenTools) => {
    if (await saved()) onPageChange(pageId)
  }
  const showStructure = async ({ saved }: ScreenTools) => {
    if (await saved()) onStructure()
  }
  const linkTargets = useMemo(
    () =>
      site.pages.map(({ name, slug, isDefault }) => ({ label: name, address: isDefault ? '/' : `/${slug}` })),
    [site],
  )
  return (
    <EditorScreen
      opened={opened}
      names={{
        title: site.name,
        subtitle: site.pages.find(({ _id }) => _id === page._id)?.name ?? page.name,
      }}
      words={words}
      leave={leave}
      reload={reload}
      linkTargets={linkTargets}
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
          changes={pageChanges(site, { id: page._id, saver: tools.saver }, setSite)}
        />
      )}
      actions={({ saved }) => publishButton?.({ site, save: saved })}
    />
  )
}

/** edit-site: one page of a site at a time, editable. */
export const SiteEditor = ({ siteId, pageId, onLeave, ...props }: SiteEditorProps) => {
  /** Counts how often the stored page was asked for again, throwing away what was edited. */
  const [visit, setVisit] = useState(0)
  return (
    <Loaded query={useLoadedPage(siteId, pageId, visit, true)} list={words.list} leave={onLeave}>
      {(loaded) => (
        <PageScreen
          key={`${loaded.page._id} ${visit}`}
          loaded={loaded}
          leave={onLeave}
          reload={() => setVisit((present) => present + 1)}
          {...props}
        />
      )}
    </Loaded>
  )
}
