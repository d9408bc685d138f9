import { canvasView, showsSample, type Point } from '@web2/builder'
import type { Editor } from '../document/editor.ts'
import { createMachine, type Machine } from './machine.ts'
import type { InteractionHost } from './state.ts'
import { openInPlaceText } from './text/in-place-text.ts'
import { createTextSession, type TextSession } from './text/text-session.ts'
import { autoScroll } from '../canvas/viewport/auto-scroll.ts'
import { openCanvasDocument } from '../canvas/canvas-document.ts'
import type { CanvasView } from '../canvas/canvas-view.ts'
import { createDomWriter } from '../canvas/dom-writer.ts'
import { renderInChunks } from '../canvas/timing/draw-in-slices.ts'
import { addEditingStyle } from '../canvas/editing-style.ts'
import { everyFrame } from '../canvas/timing/every-frame.ts'
import { createHitTest } from '../canvas/measure/hit-test.ts'
import { createLayout, rectOf } from '../canvas/measure/layout-measure.ts'
import { createModuleInstances } from '../canvas/module-instances.ts'
import { createOverlay } from '../canvas/overlay.ts'
import { containOffscreenSections } from '../canvas/containment/contain-offscreen.ts'
import { listenForGestures, type GestureKeys } from './gestures.ts'
import { listenForPinch } from '../canvas/viewport/pinch.ts'
import { fitFrame, toPage, toSpace, type Viewport } from '../canvas/viewport/viewport.ts'
import { zoomAt } from '../canvas/viewport/zoom-at.ts'

export interface CanvasOptions {
  readonly frame: HTMLIFrameElement
  /** Parent of the frame; as wide as the drawn page. */
  readonly surface: HTMLElement
  /** Parent of the overlays; covers the visible space of the frame. */
  readonly layer: HTMLElement
  readonly noun: 'page' | 'section'
  readonly editor: Editor
  readonly toolbar: () => HTMLElement | null
  readonly keys: GestureKeys
  /** Called once the whole page is drawn and painted; a large one is drawn in slices. */
  readonly drawn: () => void
  /** Called when another page was put into the store and the canvas must be remounted. */
  readonly replaced: () => void
}

/** The page in its frame, with all pointer interaction. */
export interface Canvas extends CanvasView {
  readonly machine: Machine
  readonly text: TextSession
  readonly focus: () => void
  readonly dispose: () => void
}

export const mountCanvas = (options: CanvasOptions): Canvas => {
  const { frame, surface, layer, noun, editor, toolbar, keys, drawn, replaced } = options
  const { store, session, data, modules } = editor
  const doc = openCanvasDocument(frame, store.document)
  const view = doc.defaultView
  if (!view) throw new Error('The canvas frame has no window.')
  addEditingStyle(doc, noun)
  const scroller = surface.parentElement ?? layer

  const measured = (): Viewport => {
    const fitted = fitFrame(
      frame,
      session.breakpoint.get(),
      scroller,
      session.zoom.get(),
      store.document.page.theme?.breakpoints,
    )
    surface.style.width = `${Math.max(scroller.clientWidth, Math.floor(fitted.width * fitted.zoom))}px`
    session.shownZoom.set(fitted.zoom)
    return { ...fitted, left: fitted.left - scroller.scrollLeft }
  }
  let viewport = measured()

  const unsettle = () => {
    layout.forget()
    overlay.schedule()
  }
  const writer = createDomWriter({
    doc,
    store,
    view: (record) => canvasView(record, data),
    sections: createModuleInstances({ doc, store, shelf: modules, data }),
    marksEmpty: true,
    showsSample: (record) => showsSample(record, data),
    changed: (change) => {
      rest.touched(change)
      unsettle()
    },
    replaced: () => {
      session.drawn.set(0)
      replaced()
    },
  })
  const elementOf = (uuid: string): Element | null => {
    const node = writer.nodeOf(uuid)
    return node?.nodeType === 1 ? (node as Element) : (node?.parentElement ?? null)
  }
  const rest = containOffscreenSections({
    doc,
    view,
    elementOf,
    authored: store.document.page.importedStyles,
  })
  const layout = createLayout(writer, view)
  const overlay = createOverlay({ layer, editor, writer, viewport: () => viewport, toolbar })

  const hits = createHitTest(doc, writer)
  const hit = (point: Point): string | null => {
    if (point.x < 0 || point.y < 0 || point.x >= view.innerWidth || point.y >= view.innerHeight) return null
    return hits.recordAt(point) ?? store.document.root
  }

  const text = createTextSession()
  const stage: InteractionHost = {
    editor,
    layout,
    hit,
    showDrop: overlay.showDrop,
    autoScroll: (point) => autoScroll(view, point),
    everyFrame,
    capture: (id) => doc.documentElement.setPointerCapture(id),
    openMenu: (at) => {
      const box = at
        ? { ...at, width: 0, height: 0 }
        : rectOf(writer.nodeOf(session.selection.get()[0] ?? ''))
      const space = toSpace(viewport, box ?? { x: 0, y: 0, width: 0, height: 0 })
      const { left, top } = layer.getBoundingClientRect()
      const below = at ? space.y : space.y + 24
      session.menu.set({
        x: left + Math.max(0, Math.min(space.x, layer.clientWidth)),
        y: top + Math.max(0, Math.min(below, layer.clientHeight)),
      })
    },
    openText: (uuid, at) =>
      openInPlaceText(
        {
          editor,
          writer,
          doc,
          session: text,
          elementAt: hits.elementAt,
          blurred: () => machine.send({ type: 'text-blur' }),
        },
        uuid,
        at,
      ),
  }
  const machine = createMachine(stage)

  /** Keeps a visible selection in view when a sheet or a keyboard takes space. */
  const keepInSight = (height: number) => {
    const uuid = session.selection.get()[0] ?? ''
    const rect = rectOf(writer.nodeOf(uuid))
    if (rect && rect.y >= 0 && rect.y < height) reveal(uuid)
  }
  const fit = () => {
    const { width, height, zoom } = viewport
    viewport = measured()
    if (viewport.width !== width) rest.wake()
    unsettle()
    if (viewport.height < height && viewport.zoom === zoom) keepInSight(height)
  }
  const observer = new ResizeObserver(fit)
  observer.observe(layer)
  // a scroll bar takes some of its height
  observer.observe(scroller)
  scroller.addEventListener('scroll', fit, { passive: true })
  /** Ignores pointer events until the page is drawn, because what is under the pointer still changes. */
  const sendWhenDrawn: Machine['send'] = (event) => {
    if (session.drawn.get() === 1) machine.send(event)
  }
  const zoomTo = (point: Point, zoom: number) =>
    zoomAt({ viewport: () => viewport, zoom: session.zoom.set, scroll: scrollBy }, point, zoom)
  const scrollBy = (page: number, space: number) => {
    view.scrollBy({ top: page, behavior: 'instant' })
    scroller.scrollLeft += space
  }
  session.drawn.set(0)
  let breakpoints = store.document.page.theme?.breakpoints
  const fitToBreakpoints = () => {
    const before = breakpoints
    breakpoints = store.document.page.theme?.breakpoints
    if (breakpoints !== before) fit()
  }
  const stops = [
    session.breakpoint.subscribe(fit),
    store.subscribePage(fitToBreakpoints),
    session.zoom.subscribe(fit),
    text.typing.subscribe(overlay.schedule),
    text.panel.subscribe(overlay.schedule),
    session.activity.subscribe(() => rest.hold(session.activity.get() === 'dragging')),
    modules.documents.subscribe(() => {
      for (const uuid of modules.places()) writer.rewrite(uuid)
      unsettle()
    }),
    editor.dataChanged(() => {
      const navigations = [...store.document.nodes.values()].filter(
        ({ componentName }) => componentName === 'Navigation',
      )
      for (const uuid of [...navigations.map(({ uuid }) => uuid), ...modules.places()]) writer.rewrite(uuid)
      unsettle()
    }),
    listenForGestures({
      doc,
      editor,
      machine: { ...machine, send: sendWhenDrawn },
      keys,
      hits,
      unsettle,
      zoomAt: zoomTo,
    }),
    listenForPinch({
      doc,
      session,
      zoomAt: zoomTo,
      fits: () => viewport.width * viewport.zoom <= layer.clientWidth,
      began: () => machine.send({ type: 'pointer-cancel' }),
    }),
    renderInChunks(writer.draw(), {
      progress: session.drawn.set,
      whole: () => session.drawn.set(1),
      drawn: () => {
        rest.begin()
        revealSelection()
        unsettle()
        drawn()
      },
    }),
  ]

  /** Scrolls to the selection after a remount, because the last change was about it. */
  const revealSelection = () => {
    const [selected] = session.selection.get()
    if (selected !== undefined && selected !== store.document.root) reveal(selected)
  }
  const reveal = (uuid: string) => elementOf(uuid)?.scrollIntoView({ block: 'nearest', behavior: 'instant' })

  return {
    machine,
    pagePoint: (screen) => toPage(viewport, frame.getBoundingClientRect(), screen),
    covers: ({ x, y }) => {
      const { left, right, top, bottom } = layer.getBoundingClientRect()
      return x >= left && x <= right && y >= top && y <= bottom
    },
    reveal,
    boxOf: (uuid) => {
      const rect = rectOf(writer.nodeOf(uuid))
      return rect && toSpace(viewport, rect)
    },
    elementOf,
    text,
    focus: () => view.focus(),
    dispose: () => {
      machine.rest()
      for (const stop of stops) stop()
      observer.disconnect()
      scroller.removeEventListener('scroll', fit)
      rest.dispose()
      writer.dispose()
      overlay.dispose()
    },
  }
}
