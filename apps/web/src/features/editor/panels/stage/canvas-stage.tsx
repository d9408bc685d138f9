import styles from './stage.module.css'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { mountCanvas } from '../../interaction/mount-canvas.ts'
import { copySelection, cutSelection, pasteEvent } from '../../interaction/clipboard/clipboard-events.ts'
import { focusNextRegion } from '../../../../lib/browser/regions.ts'
import { useBuilder, useEditor } from '../session/use-editor.ts'
import { ModuleLoader } from '../library/section-loader.tsx'
import { TextTools } from '../text/text-tools.tsx'
import { EditorParts } from './editor-parts.tsx'
import { frameSubject } from './toolbar-subject.ts'
import { SelectionToolbar } from './selection-toolbar.tsx'

/** Progress bar while a large page is drawn; pages drawn at once show none. */
const DrawingSign = () => {
  const part = useEditor().session.drawn.use()
  if (part === 0 || part === 1) return null
  return (
    <progress className={styles.drawing} aria-label="Rendering the page" value={part}>
      {Math.round(part * 100)} %
    </progress>
  )
}

/** Moves the focus out of the page: forward to what follows the frame, backward to the canvas as a whole. */
const focusBeside = (frame: HTMLElement, backward: boolean) => {
  const stage = frame.closest<HTMLElement>('[role="group"]')
  if (backward) return stage?.focus()
  const stops = [...document.querySelectorAll<HTMLElement>('button, input, [tabindex="0"]')]
  const next = stops.find(
    (element) =>
      element.offsetParent !== null &&
      !element.matches(':disabled') &&
      frame.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  ;(next ?? stage)?.focus()
}

/**
 * The page in its frame, with overlays and the selection's toolbar. React renders nothing inside the frame.
 */
export const CanvasStage = () => {
  const { editor, canvas, press, kind } = useBuilder()
  const frame = useRef<HTMLIFrameElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const mountedCanvas = canvas.use()
  const bar = useMemo(() => frameSubject(editor, canvas), [editor, canvas])
  /** Number of replaced pages, each of which needs a new canvas. */
  const [generation, setGeneration] = useState(0)

  // in the same frame as the elements around the page
  useLayoutEffect(() => {
    if (!frame.current || !surface.current || !layer.current) return
    const mounted = mountCanvas({
      frame: frame.current,
      surface: surface.current,
      layer: layer.current,
      noun: kind === 'section' ? 'section' : 'page',
      editor,
      toolbar: () => {
        bar.follow()
        return toolbar.current
      },
      keys: {
        press: (event) => {
          if (event.key !== 'F6') return press(event, 'canvas')
          event.preventDefault()
          focusNextRegion(event.shiftKey)
        },
        copy: (event) => copySelection(editor, event),
        cut: (event) => cutSelection(editor, event),
        paste: (event) => pasteEvent(editor, event),
        leave: (backward) => focusBeside(frame.current ?? document.body, backward),
      },
      drawn: () => canvas.set(mounted),
      replaced: () => setGeneration((present) => present + 1),
    })
    return () => {
      canvas.set(null)
      mounted.dispose()
    }
  }, [editor, canvas, bar, press, kind, generation])

  return (
    <div className={styles.stage} tabIndex={0} role="group" aria-label="Page canvas" data-canvas-keys="">
      <div className={styles.scroller}>
        <div ref={surface} className={styles.surface}>
          <iframe ref={frame} className={styles.frame} title="Page" />
        </div>
      </div>
      <DrawingSign />
      <div ref={layer} className={styles.layer} aria-hidden="true" />
      <SelectionToolbar bar={toolbar} subject={bar.shown} />
      <EditorParts />
      <ModuleLoader />
      {mountedCanvas && <TextTools canvas={mountedCanvas} />}
    </div>
  )
}
