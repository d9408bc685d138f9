import {
  createStore,
  replaceDocument,
  type BindingData,
  type Breakpoint,
  type BuilderDocument,
} from '@web2/builder'
import { openCanvasDocument } from '../../editor/canvas/canvas-document.ts'
import { createDomWriter, type DomWriter } from '../../editor/canvas/dom-writer.ts'
import { renderInChunks } from '../../editor/canvas/timing/draw-in-slices.ts'
import { fitFrame } from '../../editor/canvas/viewport/viewport.ts'
import { addPickingStyle, mark } from './picking-style.ts'
import { publishedView } from './published-view.ts'

/** A block that can be selected on the page. */
export interface PickableBlock {
  readonly label: string
  /** Tab stops at it. */
  readonly isStop: boolean
}

export interface CanvasMarks {
  readonly blocks: ReadonlyMap<string, PickableBlock>
  /** Blocks with settings of their own. */
  readonly chosen: ReadonlySet<string>
  readonly wrong: ReadonlySet<string>
  readonly selected: string | null
}

export interface PageCanvasOptions {
  readonly frame: HTMLIFrameElement
  readonly space: HTMLElement
  readonly breakpoint: Breakpoint
  readonly pick: (nodeId: string) => void
  /** Called when Escape is pressed on the page. */
  readonly leave: () => void
}

/** A generated page on which blocks can be selected with pointer and keyboard. */
export interface PageCanvas {
  /** Shows a page, changing only what differs from the one before. */
  readonly show: (document: BuilderDocument, data: BindingData) => void
  readonly mark: (marks: CanvasMarks) => void
  /** Scrolls to a block, and focuses it if asked to. */
  readonly reveal: (nodeId: string, focus: boolean) => void
  readonly dispose: () => void
}

const reachable = 'a, button, input, select, textarea, summary, iframe, video, audio, [tabindex]'

/** Creates an empty canvas in the frame. */
export const createPageCanvas = (options: PageCanvasOptions): PageCanvas => {
  const { frame, space, breakpoint, pick, leave } = options
  let data: BindingData = {}
  let store: ReturnType<typeof createStore> | null = null
  let writer: DomWriter | null = null
  let stopDrawing = () => {}
  let marks: CanvasMarks = { blocks: new Map(), chosen: new Set(), wrong: new Set(), selected: null }
  let hovered: Element | null = null

  const elementOf = (nodeId: string): HTMLElement | null => {
    const node = writer?.nodeOf(nodeId)
    return node?.nodeType === 1 ? (node as HTMLElement) : null
  }
  /** Returns the innermost block at this node that can be selected. */
  const blockAt = (target: EventTarget | null): string | null => {
    let uuid = writer?.uuidOf(target as Node | null) ?? null
    while (uuid !== null && !marks.blocks.has(uuid)) uuid = store?.get(uuid)?.parent ?? null
    return uuid === store?.document.root ? null : uuid
  }
  const fit = () => {
    const { zoom } = fitFrame(frame, breakpoint, space)
    frame.contentDocument?.documentElement.style.setProperty('--w2m-px', `${1 / zoom}px`)
  }
  const drawMarks = () => {
    const doc = frame.contentDocument
    if (!doc || !writer) return
    for (const each of doc.querySelectorAll<HTMLElement>(reachable)) each.tabIndex = -1
    for (const [nodeId, { label, isStop }] of marks.blocks) {
      const element = elementOf(nodeId)
      if (!element) continue
      element.toggleAttribute(mark.chosen, marks.chosen.has(nodeId))
      element.toggleAttribute(mark.wrong, marks.wrong.has(nodeId))
      element.toggleAttribute(mark.selected, marks.selected === nodeId)
      if (!isStop) continue
      element.tabIndex = 0
      element.setAttribute('role', 'button')
      element.setAttribute('aria-label', `${label}: ${(element.textContent ?? '').trim().slice(0, 80)}`)
      element.setAttribute('aria-pressed', String(marks.selected === nodeId))
    }
  }
  const hover = (target: EventTarget | null) => {
    const nodeId = blockAt(target)
    const next = nodeId === null ? null : elementOf(nodeId)
    if (next === hovered) return
    hovered?.removeAttribute(mark.hover)
    next?.setAttribute(mark.hover, '')
    hovered = next
  }
  const listen = (doc: Document) => {
    doc.addEventListener('pointerover', ({ target }) => hover(target))
    doc.documentElement.addEventListener('pointerleave', () => hover(null))
    doc.addEventListener('click', (event) => {
      event.preventDefault()
      const nodeId = blockAt(event.target)
      if (nodeId !== null) pick(nodeId)
    })
    doc.addEventListener('submit', (event) => event.preventDefault())
    doc.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') leave()
      if (event.key !== 'Enter' && event.key !== ' ') return
      const nodeId = blockAt(event.target)
      if (nodeId === null) return
      event.preventDefault()
      pick(nodeId)
    })
  }
  const open = (document: BuilderDocument) => {
    const scrolled = frame.contentWindow?.scrollY ?? 0
    stopDrawing()
    writer?.dispose()
    const doc = openCanvasDocument(frame, document)
    hovered = null
    const opened = createStore(document)
    store = opened
    writer = createDomWriter({
      doc,
      store: opened,
      view: (record) => publishedView(record, data),
      marksEmpty: false,
      changed: drawMarks,
      replaced: () => open(opened.snapshot()),
    })
    addPickingStyle(doc)
    listen(doc)
    fit()
    stopDrawing = renderInChunks(writer.draw(), {
      progress: () => undefined,
      whole: () => {
        drawMarks()
        frame.contentWindow?.scrollTo({ top: scrolled, behavior: 'instant' })
      },
      drawn: () => undefined,
    })
  }

  const observer = new ResizeObserver(fit)
  observer.observe(space)
  return {
    show: (document, next) => {
      data = next
      if (store) store.apply(replaceDocument(store.snapshot(), document).change)
      else open(document)
    },
    mark: (next) => {
      marks = next
      drawMarks()
    },
    reveal: (nodeId, focus) => {
      const element = elementOf(nodeId)
      element?.scrollIntoView({ block: 'center', behavior: 'instant' })
      if (focus) element?.focus({ preventScroll: true })
    },
    dispose: () => {
      observer.disconnect()
      stopDrawing()
      writer?.dispose()
    },
  }
}
