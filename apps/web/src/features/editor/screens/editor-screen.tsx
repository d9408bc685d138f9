import styles from './screens.module.css'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useMemo, useState, useCallback, type ReactNode } from 'react'
import { useScreenTitle } from '../../../lib/screen-title.ts'
import type { Opened } from '../document/api/opened-document.ts'
import { LeadByAddress } from '../panels/checks/lead-by-address.tsx'
import { PageMenu } from '../panels/bar/page-menu.tsx'
import { SaveControls } from '../panels/bar/save-controls.tsx'
import { BreakpointMenu } from '../panels/bar/breakpoint-menu.tsx'
import { TopBar } from '../panels/bar/top-bar.tsx'
import { ZoomControl } from '../panels/bar/zoom-control.tsx'
import { ConflictDialog } from '../panels/page/conflict-dialog.tsx'
import { DraftNotice, OpenElsewhereNotice, RestoredNotice } from './draft-notice.tsx'
import { LiveRegion } from '../panels/page/live-region.tsx'
import { FirstSave } from './first-save.tsx'
import { ListingHint } from '../panels/listing/listing-hint.tsx'
import { LeftPanel } from '../panels/dock/left-panel.tsx'
import { PanelDock } from '../panels/dock/panel-dock.tsx'
import { PanelRoom } from '../panels/dock/panel-room.tsx'
import { RightPanel } from '../panels/dock/right-panel.tsx'
import { SaveFailure } from '../panels/bar/save-failure.tsx'
import { CanvasStage } from '../panels/stage/canvas-stage.tsx'
import { PreviewStage } from '../panels/stage/preview-stage.tsx'
import {
  BuilderContext,
  type Builder,
  type LinkTarget,
  type SharedParts,
} from '../panels/session/use-editor.ts'
import { useChosenListing } from '../panels/listing/use-chosen-listing.ts'
import { useDraftOffer } from './hooks/use-draft-offer.ts'
import { useEditing } from './hooks/use-editing.ts'
import { useKeptFocus } from '../panels/session/use-kept-focus.ts'
import { useOpenElsewhere } from './hooks/use-open-elsewhere.ts'
import { usePageReady } from './hooks/use-page-ready.ts'
import { useRestoredDraft } from './hooks/use-restored-draft.ts'
import { useSaving } from './hooks/use-saving.ts'
import { ThemeScope } from '../panels/theme/theme-scope.tsx'
import { placeOf } from '../interaction/editor-keys.ts'
import type { Saver } from '../document/saving/saver.ts'
import { tabOf, type ScreenNames } from './screen-names.ts'
import { HistoryButtons } from '../panels/bar/history-buttons.tsx'
import type { Editing } from '../panels/session/begin-editing.ts'
import { useHistory } from '../panels/session/use-history.ts'

/** Undo and redo buttons of the bar. */
const HistoryControls = ({ editing: { canvas } }: { readonly editing: Editing }) => {
  const { undoLabel, redoLabel } = useHistory()
  const undo = useCallback(() => canvas.get()?.machine.send({ type: 'command', command: 'undo' }), [canvas])
  const redo = useCallback(() => canvas.get()?.machine.send({ type: 'command', command: 'redo' }), [canvas])
  return <HistoryButtons undoLabel={undoLabel} redoLabel={redoLabel} undo={undo} redo={redo} />
}

/** Operations that parts of a screen may use on the open document. */
export interface ScreenTools {
  readonly saver: Saver
  /** Saves unsaved edits. Returns false if that failed, after the user was shown why. */
  readonly saved: (tell?: (sentence: string) => unknown) => Promise<boolean>
  /**
   * Shows a result, then returns to the list shortly after, unless the user chose to stay or keeps working.
   */
  readonly goOn: (sentence: string) => void
  /** Saves what closing the editor would lose. Returns false if that failed, after the user was shown why. */
  readonly kept: () => Promise<boolean>
}

export interface EditorScreenProps {
  readonly opened: Opened
  readonly names: ScreenNames
  readonly words: {
    readonly saved: string
    readonly edited: string
    readonly nameEmpty: string
    /** Contents of the list to return to, such as 'sites'. */
    readonly list: string
    readonly keptUnsaved?: string
  }
  readonly leave: () => void
  /** Reopens the stored version. */
  readonly reload: () => void
  /** Replaces the page here with the site's own version. */
  readonly dropPage?: (pageId: string) => void
  /** Follows a link of the preview. */
  readonly follow: (href: string, tools: ScreenTools) => void
  /** Renders a site's list of pages. */
  readonly pages?: (tools: ScreenTools) => ReactNode
  /**
   * First step of saving a new site: asks for its name, listing and destinations in a dialog of the shell.
   */
  readonly firstSave?: ((tools: ScreenTools) => void) | undefined
  /** Renders further entries of the menu beside Save. */
  readonly saveMenu?: (tools: ScreenTools) => ReactNode
  /** Renders buttons beside Save. */
  readonly actions?: (tools: ScreenTools) => ReactNode
  /** Renders a notice above the open page. */
  readonly notice?: (tools: ScreenTools) => ReactNode
  readonly linkTargets?: readonly LinkTarget[]
  readonly sharedParts?: (tools: ScreenTools) => SharedParts
}

/** Editor of one document, regardless of what it belongs to. */
export const EditorScreen = (props: EditorScreenProps) => {
  const { opened, words, leave, linkTargets, sharedParts } = props
  useScreenTitle(...tabOf(props.names))
  const editing = useEditing(opened, () => save())
  const { editor, saver, whole, canvas, press } = editing
  const saving = useSaving({ editing, words, leave })
  const pageThere = usePageReady(editing)
  useKeptFocus(canvas)
  const [previewing, setPreviewing] = useState(false)
  const offer = useDraftOffer(editing)
  const restored = useRestoredDraft(editing)
  const elsewhere = useOpenElsewhere(opened, opened.key())
  const breakpoint = editor.session.breakpoint.use()
  const small = useMediaQuery('(max-width: 62em)', window.innerWidth <= 992, {
    getInitialValueInEffect: false,
  })

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event, placeOf(event.target))
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [press])

  const listing = useChosenListing(editing)
  const { saved, goOn, kept } = saving
  const builder: Builder = useMemo(
    () => ({
      editor,
      canvas,
      press,
      kind: opened.kind,
      opened,
      ...listing.choice,
      ...(linkTargets && { linkTargets }),
      ...(sharedParts && { sharedParts: sharedParts({ saver, saved, goOn, kept }) }),
    }),
    [editor, canvas, press, opened, linkTargets, sharedParts, saver, saved, goOn, kept, listing.choice],
  )
  const tools: ScreenTools = { saver, saved, goOn, kept }
  const save = () => {
    canvas.get()?.machine.rest()
    if (props.firstSave) props.firstSave(tools)
    else void saving.saveAndGoOn()
  }
  const togglePreview = () => {
    canvas.get()?.machine.rest()
    editor.select([])
    setPreviewing(!previewing)
  }
  const snapshot = useMemo(() => (previewing ? editor.store.snapshot() : null), [previewing, editor])
  const pages = props.pages?.(tools)
  const noun = opened.kind === 'section' ? 'section' : 'page'
  const panels = !small && !previewing

  return (
    <BuilderContext value={builder}>
      <ThemeScope>
        <div className={styles.screen}>
          <TopBar
            siteName={props.names.title}
            pageName={props.names.subtitle}
            leaveLabel={`Back to ${words.list}`}
            leave={() => void saving.leaveSaved()}
            breakpoint={breakpoint}
            setBreakpoint={editor.session.breakpoint.set}
            moreBreakpoints={<BreakpointMenu />}
            preview={{ on: previewing, toggle: togglePreview }}
            history={<HistoryControls editing={editing} />}
            menu={
              !previewing && (
                <>
                  <ZoomControl />
                  <PageMenu />
                </>
              )
            }
            actions={
              <>
                <SaveControls
                  saver={whole}
                  list={words.list}
                  save={save}
                  {...(!props.firstSave && { saveOtherwise: () => void saving.saveOtherwise() })}
                  more={props.saveMenu?.(tools)}
                />
                {props.actions?.(tools)}
              </>
            }
          />
          <div className={styles.notice}>
            {props.notice?.(tools)}
            <SaveFailure saver={whole} retry={() => (props.firstSave ? void kept() : save())} leave={leave} />
            {elsewhere && <OpenElsewhereNotice noun={noun} />}
            {restored && <RestoredNotice restored={restored} noun={noun} />}
            {offer && <DraftNotice offer={offer} noun={noun} />}
          </div>
          <div className={styles.work} data-panels={panels ? 'on' : 'off'}>
            {panels && (pageThere ? <LeftPanel pages={pages} /> : <PanelRoom side="left" />)}
            <main className={styles.main}>
              {snapshot ? (
                <PreviewStage
                  document={snapshot}
                  data={editor.data}
                  breakpoint={breakpoint}
                  follow={(href) => props.follow(href, tools)}
                  leave={togglePreview}
                />
              ) : (
                <>
                  <CanvasStage key={listing.napId} />
                  <ListingHint />
                </>
              )}
            </main>
            {panels && (pageThere ? <RightPanel /> : <PanelRoom side="right" />)}
          </div>
          {small && !previewing && <PanelDock pages={pages} />}
          <LiveRegion />
          <LeadByAddress />
          <ConflictDialog
            saver={whole}
            noun={noun}
            overwrite={props.firstSave ? () => void whole.save({ overwrite: true }) : saving.overwrite}
            reload={(pageId) =>
              pageId === undefined || !props.dropPage ? props.reload() : props.dropPage(pageId)
            }
          />
          {saving.question && <FirstSave question={saving.question} noun={noun} empty={words.nameEmpty} />}
        </div>
      </ThemeScope>
    </BuilderContext>
  )
}
