import type { Theme } from '@web2/builder'
import { messages } from '@web2/contract/core'
import { withOwnTokens } from '@web2/site'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { cachedData } from '../../sites/cached-data.ts'
import { isApiError, sentenceFor } from '../../../lib/api/errors.ts'
import { ask } from '../../../lib/questions.ts'
import { showError } from '../../../lib/snackbar.ts'
import { createStore as signal, type Store as Signal } from '../../../lib/store.ts'
import type { NewSiteInHand } from '../../sites/new-site.ts'
import { copyShown, shownPages, showCopy } from '../document/api/shown-copy.ts'
import type { LoadedWorkPage, NewSite } from '../document/api/site-pages.ts'
import { FillOffer } from '../panels/fill-images/fill-offer.tsx'
import { NewSiteItems } from '../panels/new-site/new-site-items.tsx'
import { useTheme } from '../panels/theme/use-theme.ts'
import { StartPanel, type StartChange } from '../panels/new-site/start-panel.tsx'
import { useLoadedNewPage } from './hooks/use-loaded-new-page.ts'
import { createNewSiteSaver } from '../document/saving/site-saver.ts'
import type { ScreenTools } from './editor-screen.tsx'
import { Loaded } from './loaded-screen.tsx'
import { WorkPageScreen, type WorkPageWays } from './work-page-screen.tsx'

export interface NewSiteEditorProps {
  /** Id of the working copy that holds the pages. */
  readonly initialDataId: string
  /** Page to open; by default the first one. */
  readonly pageId?: string | undefined
  /** A listing that was just added for this site. */
  readonly napId?: string | undefined
  /** Details entered for the site so far. */
  readonly details: { readonly name: string; readonly email: string }
  readonly onPageChange: (pageId: string | undefined) => void
  /** Discards the pages, the open page and all entered details. */
  readonly onReset: () => void
  /** Continues with another site that was never saved. */
  readonly onResume: (initialDataId: string) => void
  readonly onLeave: () => void
  /** Asks for the details that the site still needs, and saves it. */
  readonly onSave: (site: NewSiteInHand) => void
}

const words = {
  saved: messages.siteSaved,
  edited: messages.siteSaved,
  nameEmpty: messages.pageNameEmpty,
  list: 'sites',
  keptUnsaved: 'Your new site is kept. Choose “Build site” to continue.',
}

/** Operations of the surrounding component on the open page. */
interface PageTools extends ScreenTools {
  readonly takeTheme: (theme: Theme) => void
}

/** Gives the surrounding component access to the tools of the open page. */
const Held = ({ tools, held }: { tools: ScreenTools; held: RefObject<PageTools | null> }) => {
  const { theme: present, set } = useTheme()
  useEffect(() => {
    const takeTheme = (theme: Theme) => set('Change theme', withOwnTokens(theme, present))
    held.current = { ...tools, takeTheme }
    return () => {
      held.current = null
    }
  }, [tools, held, present, set])
  return null
}

interface PageScreenProps extends WorkPageWays {
  readonly loaded: LoadedWorkPage<NewSite>
  readonly held: RefObject<PageTools | null>
  readonly panel: Signal<string | null | undefined>
  readonly onSave: NewSiteEditorProps['onSave']
  /** The first panel is closed. */
  readonly isStarted: boolean
  readonly openStart: () => void
  readonly reset: () => void
}

const PageScreen = ({ loaded, held, onSave, isStarted, openStart, reset, ...ways }: PageScreenProps) => {
  const { site, copy } = loaded
  const shown = () => copyShown(site._id) ?? copy
  return (
    <WorkPageScreen
      {...ways}
      loaded={loaded}
      site={site}
      isPublished={false}
      whole={(page) => createNewSiteSaver(page, () => shown().revision > 1)}
      words={words}
      firstSave={({ kept }) =>
        onSave({
          initialDataId: site._id,
          napId: shown().napId,
          pages: () => shownPages(shown()),
          keep: kept,
        })
      }
      notice={(tools) => (
        <>
          <Held tools={tools} held={held} />
          {isStarted && <FillOffer siteId={site._id} />}
        </>
      )}
      saveMenu={() => <NewSiteItems openStart={openStart} reset={reset} />}
    />
  )
}

/** Returns the pending changes without the one just made. */
const without = ({ templateId, napId }: StartChange, done: StartChange): StartChange => ({
  ...(templateId !== undefined && templateId !== done.templateId && { templateId }),
  ...(napId !== undefined && napId !== done.napId && { napId }),
})

const confirmTemplate = (apply: () => void) =>
  ask({
    title: 'Start over with this template?',
    children: 'This replaces the new site’s pages, including your changes.',
    labels: { confirm: 'Replace pages', cancel: 'Cancel' },
    confirmProps: { color: 'red' },
    onConfirm: apply,
  })

/**
 * Editor of a site that was never saved: build-site. Its pages are stored on the server from the start, so
 * that nothing is lost; saving creates the site.
 */
export const NewSiteEditor = (props: NewSiteEditorProps) => {
  const { initialDataId, pageId, napId, details, onPageChange, onReset, onLeave } = props
  const [visit, setVisit] = useState(0)
  const [panel] = useState(() => signal<string | null | undefined>(undefined))
  const reload = useCallback(() => setVisit((present) => present + 1), [])
  const held = useRef<PageTools | null>(null)
  /** Latest revision at which the copy holds only its template. */
  const untouched = useRef(1)
  const query = useLoadedNewPage({ initialDataId, pageId, details, napId }, visit)
  const copy = query.data?.copy
  const [startOpened, setStartOpened] = useState<boolean | null>(null)
  const startShown = startOpened ?? (copy !== undefined && (copy.revision <= 1 || napId !== undefined))

  const isTouched = () =>
    (copyShown(initialDataId)?.revision ?? 0) > untouched.current || held.current?.saver.isDirty() === true

  /** The revision that the latest choice led to; the canvas shows an earlier one until it has loaded. */
  const [expected, setExpected] = useState({ id: initialDataId, revision: 0 })

  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      showError(sentenceFor(error))
    }
  }
  const applied = (change: StartChange) =>
    attempt(async () => {
      if (held.current && !(await held.current.kept())) return
      const wasTouched = isTouched()
      const answer =
        change.templateId === undefined
          ? await cachedData.patch(initialDataId, { napId: change.napId ?? null, pages: [] })
          : await cachedData.update(initialDataId, { templateId: change.templateId, pages: [] })
      if (change.templateId !== undefined || !wasTouched) untouched.current = answer.revision
      showCopy(answer)
      setExpected({ id: initialDataId, revision: answer.revision })
      if (change.templateId !== undefined) {
        setTheme(undefined)
        onPageChange(undefined)
      }
      reload()
    })
  /** Theme of the open page since it was chosen in the panel; a template brings its own. */
  const [theme, setTheme] = useState<Theme>()
  const chooseTheme = (chosen: Theme) => {
    setStartOpened(true)
    setTheme(chosen)
    held.current?.takeTheme(chosen)
  }
  /** Chosen changes that are not applied yet. */
  const [wanted, setWanted] = useState<StartChange>({})
  const begun = useRef<Promise<void>>(Promise.resolve())
  const choose = (change: StartChange) => {
    setStartOpened(true)
    const apply = () => {
      setWanted((present) => ({ ...present, ...change }))
      begun.current = begun.current
        .then(() => applied(change))
        // a later change of the same kind may still be pending
        .then(() => setWanted((present) => without(present, change)))
    }
    if (change.templateId !== undefined && isTouched()) confirmTemplate(apply)
    else apply()
  }
  const isArriving =
    Object.keys(wanted).length > 0 ||
    (!query.isError &&
      expected.id === initialDataId &&
      copy !== undefined &&
      copy.revision < expected.revision)
  const reset = () =>
    attempt(async () => {
      await held.current?.kept()
      await cachedData.discard(initialDataId).catch((error: unknown) => {
        // another user has already reset it
        if (!isApiError(error) || error.code !== 404) throw error
      })
      untouched.current = 1
      setExpected({ id: initialDataId, revision: 0 })
      setStartOpened(null)
      setTheme(undefined)
      onReset()
    })

  return (
    <>
      <Loaded query={query} list={words.list} leave={onLeave}>
        {(loaded) => (
          <PageScreen
            key={`${loaded.site._id} ${loaded.page._id} ${loaded.copy.revision}`}
            loaded={loaded}
            held={held}
            panel={panel}
            leave={onLeave}
            reload={reload}
            onPageChange={onPageChange}
            onSave={props.onSave}
            isStarted={!startShown}
            openStart={() => setStartOpened(true)}
            reset={() => void reset()}
          />
        )}
      </Loaded>
      {copy && (
        <StartPanel
          key={initialDataId}
          opened={startShown}
          copy={copy}
          details={details}
          wanted={wanted}
          isArriving={isArriving}
          choose={choose}
          theme={theme}
          chooseTheme={chooseTheme}
          resume={props.onResume}
          // a page that is about to be replaced is neither edited nor saved
          close={() => !isArriving && setStartOpened(false)}
        />
      )}
    </>
  )
}
