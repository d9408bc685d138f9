import { useMediaQuery } from '@mantine/hooks'
import { limits, messages } from '@web2/contract'
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { say, sayFailure } from '../../../lib/snackbar.ts'
import { pageChanges } from '../api/page-changes.ts'
import type { LoadedPage } from '../api/site-pages.ts'
import { SaveControls } from '../components/bar/save-controls.tsx'
import { PageMenu } from '../components/bar/page-menu.tsx'
import { HistoryButtons, TopBar } from '../components/bar/top-bar.tsx'
import { ConflictDialog } from '../components/conflict-dialog.tsx'
import { DraftNotice } from '../components/draft-notice.tsx'
import { LiveRegion } from '../components/live-region.tsx'
import { PagesPanel } from '../components/pages/pages-panel.tsx'
import { LeftPanel } from '../components/panels/left-panel.tsx'
import { PanelDock } from '../components/panels/panel-dock.tsx'
import { RightPanel } from '../components/panels/right-panel.tsx'
import { CanvasStage } from '../components/stage/canvas-stage.tsx'
import { PreviewStage } from '../components/stage/preview-stage.tsx'
import { BuilderContext, type Builder } from '../hooks/use-builder.ts'
import { useDraftOffer } from '../hooks/use-draft-offer.ts'
import { useEditing, type Editing } from '../hooks/use-editing.ts'
import { useHistory } from '../hooks/use-history.ts'
import { placeOf } from '../keyboard/editor-keys.ts'
import { followLink } from './linked-page.ts'
import styles from './screens.module.css'
import type { PublishContext } from './publish-context.ts'

export interface EditorScreenProps {
  readonly loaded: LoadedPage
  readonly onPageChange: (pageId: string) => void
  readonly leave: () => void
  readonly reload: () => void
  readonly publishButton?: (context: PublishContext) => ReactNode
}

/** Saves and tells how it went; true when all is stored. */
const saveAndTell = async ({ saver, canvas }: Editing, overwrite = false): Promise<boolean> => {
  canvas.get()?.machine.rest()
  const done = await saver.save({ overwrite })
  const state = saver.state.get()
  if (done) say(messages.siteEdited)
  else if (state.kind === 'failed') sayFailure(state.sentence)
  return done
}

const History = ({ editing }: { readonly editing: Editing }) => {
  const { undoLabel, redoLabel } = useHistory()
  const send = (command: 'undo' | 'redo') => editing.canvas.get()?.machine.send({ type: 'command', command })
  return (
    <HistoryButtons
      undoLabel={undoLabel}
      redoLabel={redoLabel}
      undo={() => send('undo')}
      redo={() => send('redo')}
    />
  )
}

/** One page of a site in the editor. */
export const EditorScreen = ({ loaded, onPageChange, leave, reload, publishButton }: EditorScreenProps) => {
  const editing = useEditing(loaded, (self) => void saveAndTell(self))
  const { editor, saver, canvas, press } = editing
  const [site, setSite] = useState(loaded.site)
  const [previewing, setPreviewing] = useState(false)
  const offer = useDraftOffer(editing)
  const breakpoint = editor.session.breakpoint.use()
  const small = useMediaQuery('(max-width: 62em)', window.innerWidth <= 992, {
    getInitialValueInEffect: false,
  })
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(leaving.current), [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event, placeOf(event.target))
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [press])

  const builder: Builder = useMemo(() => ({ editor, canvas, press, kind: 'site' }), [editor, canvas, press])
  const save = useCallback(() => saveAndTell(editing), [editing])
  const saveAndClose = async () => {
    if (await save()) leaving.current = setTimeout(leave, limits.redirectAfterSave)
  }
  const leaveSaved = async () => {
    canvas.get()?.machine.rest()
    if (!saver.isDirty() || (await save())) leave()
  }
  const openPage = async (pageId: string) => {
    canvas.get()?.machine.rest()
    if (!saver.isDirty() || (await save())) onPageChange(pageId)
  }
  const togglePreview = () => {
    canvas.get()?.machine.rest()
    editor.select([])
    setPreviewing(!previewing)
  }
  const snapshot = useMemo(() => (previewing ? editor.store.snapshot() : null), [previewing, editor])
  const pages = (
    <PagesPanel
      site={site}
      pageId={loaded.page._id}
      open={(pageId) => void openPage(pageId)}
      refuse={sayFailure}
      changes={pageChanges(site, { id: loaded.page._id, saver }, setSite)}
    />
  )
  const pageName = site.pages.find(({ _id }) => _id === loaded.page._id)?.name ?? loaded.page.name

  return (
    <BuilderContext value={builder}>
      <div className={styles.screen}>
        <TopBar
          siteName={site.name}
          pageName={pageName}
          leave={() => void leaveSaved()}
          breakpoint={breakpoint}
          setBreakpoint={editor.session.breakpoint.set}
          preview={{ on: previewing, toggle: togglePreview }}
          history={<History editing={editing} />}
          menu={!previewing && <PageMenu />}
          actions={
            <>
              <SaveControls saver={saver} save={() => void save()} saveAndClose={() => void saveAndClose()} />
              {publishButton?.({ site, save: async () => !saver.isDirty() || save() })}
            </>
          }
        />
        {offer && (
          <div className={styles.notice}>
            <DraftNotice offer={offer} />
          </div>
        )}
        <div className={styles.work} data-panels={small || previewing ? 'off' : 'on'}>
          {!small && !previewing && <LeftPanel pages={pages} />}
          <main className={styles.main}>
            {snapshot ? (
              <PreviewStage
                document={snapshot}
                data={editor.data}
                breakpoint={breakpoint}
                follow={(href) => followLink(href, site.pages, (pageId) => void openPage(pageId), sayFailure)}
              />
            ) : (
              <CanvasStage />
            )}
          </main>
          {!small && !previewing && <RightPanel />}
        </div>
        {small && !previewing && <PanelDock pages={pages} />}
        <LiveRegion />
        <ConflictDialog saver={saver} overwrite={() => void saveAndTell(editing, true)} reload={reload} />
      </div>
    </BuilderContext>
  )
}
