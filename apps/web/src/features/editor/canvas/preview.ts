import {
  afterClickClass,
  createStore,
  type Breakpoint,
  type BuilderDocument,
  type NodeRecord,
  type View,
} from '@web2/builder'
import { openCanvasDocument } from './canvas-document.ts'
import { createDomWriter } from './dom-writer.ts'
import { renderInChunks } from './timing/draw-in-slices.ts'
import { fitFrame } from './viewport/viewport.ts'

export interface PreviewOptions {
  readonly frame: HTMLIFrameElement
  readonly space: HTMLElement
  readonly document: BuilderDocument
  readonly breakpoint: Breakpoint
  readonly view: (record: NodeRecord) => View
  readonly follow: (href: string) => void
  /** Called when a form would be submitted. */
  readonly sent: () => void
  /** Called when Escape is pressed on the page. */
  readonly leave: () => void
}

const linkAt = (target: EventTarget | null): string | null =>
  (target as Element | null)?.closest?.('a[href]')?.getAttribute('href') ?? null

/** Loads the frame of a block as its form would do, which the app's content security policy forbids. */
const loadFrame = (form: HTMLFormElement): boolean => {
  const frame = form.querySelector<HTMLIFrameElement>(':scope > iframe')
  if (!frame || !form.classList.contains(afterClickClass) || frame.name !== form.target) return false
  const url = URL.parse(form.getAttribute('action') ?? '', location.href)
  if (!url || !/^https?:$/.test(url.protocol) || url.origin === location.origin) return false
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type=hidden]'))
    url.searchParams.append(field.name, field.value)
  frame.src = url.href
  return true
}

/**
 * Shows a page as a preview. Links are passed to `follow`. Forms are not submitted, but load the frames of their
 * blocks. Returns a function to remove it.
 */
export const mountPreview = (options: PreviewOptions): (() => void) => {
  const { frame, space, document, breakpoint, view, follow, sent, leave } = options
  const doc = openCanvasDocument(frame, document)
  const unchanging = () => {}
  const writer = createDomWriter({
    doc,
    store: createStore(document),
    view,
    marksEmpty: false,
    changed: unchanging,
    replaced: unchanging,
  })
  const stopDrawing = renderInChunks(writer.draw(), {
    progress: unchanging,
    whole: unchanging,
    drawn: unchanging,
  })
  doc.addEventListener('click', (event) => {
    const href = linkAt(event.target)
    // same-page anchors scroll as they do for visitors
    if (href === null) return
    event.preventDefault()
    if (href.startsWith('#')) doc.getElementById(href.slice(1))?.scrollIntoView()
    else follow(href)
  })
  doc.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!loadFrame(event.target as HTMLFormElement)) sent()
  })
  doc.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') leave()
  })

  const fit = () => fitFrame(frame, breakpoint, space)
  fit()
  const observer = new ResizeObserver(fit)
  observer.observe(space)
  return () => {
    observer.disconnect()
    stopDrawing()
    writer.dispose()
  }
}
