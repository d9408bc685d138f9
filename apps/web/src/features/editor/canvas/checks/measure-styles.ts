import type { NodeRecord, Store } from '@web2/builder'
import type { CanvasView } from '../canvas-view.ts'
import { textsInSection } from '../module-instances.ts'
import type { Editor } from '../../document/editor.ts'
import { runWhenIdle } from './idle-deadline.ts'
import type { TextStyleCache } from './cached-styles.ts'
import { createLookMeasurer } from './measured-style.ts'

const showsText = ({ props }: NodeRecord): boolean =>
  typeof props.content === 'string' && /\S/.test(props.content)

/** Returns the nodes that show text; a bare text counts for the element around it. */
const textNodes = (store: Store): string[] => {
  const found = new Set<string>()
  for (const record of store.document.nodes.values())
    if (showsText(record))
      found.add(record.componentName === 'Text' ? (record.parent ?? record.uuid) : record.uuid)
  return [...found]
}

interface ShownText {
  readonly uuid: string
  readonly element: () => Element | null
}

/** Returns the texts of the page and of its sections whose style may have changed. */
const textsToMeasure = (
  { store, modules }: Editor,
  canvas: CanvasView,
  looks: TextStyleCache,
): ShownText[] => {
  const width = canvas.elementOf(store.document.root)?.ownerDocument.documentElement.clientWidth ?? 0
  return [
    ...looks
      .toMeasure(textNodes(store), width)
      .map((uuid) => ({ uuid, element: () => canvas.elementOf(uuid) })),
    ...modules.places().flatMap((place) => {
      const around = canvas.elementOf(place)
      return around ? textsInSection(around).map(([uuid, element]) => ({ uuid, element: () => element })) : []
    }),
  ]
}

export interface MeasureOptions {
  readonly editor: Editor
  readonly canvas: CanvasView
  /** Cache that receives the measured styles. */
  readonly looks: TextStyleCache
  readonly done: () => void
}

/**
 * Measures the changed texts of the page as the browser renders them, in slices of idle time. Returns a
 * function to cancel it, for when the page changes before it has finished.
 */
export const measureLooks = ({ editor, canvas, looks, done }: MeasureOptions): (() => void) => {
  const measure = createLookMeasurer()
  let waiting: readonly ShownText[] | null = null
  let at = 0
  let cancel = () => {}
  const goOn = () => {
    cancel = runWhenIdle((left) => {
      waiting ??= textsToMeasure(editor, canvas, looks)
      do {
        const text = waiting[at]
        at += 1
        const element = text?.element()
        if (text) looks.set(text.uuid, element ? measure(element) : undefined)
      } while (at < waiting.length && left() > 1)
      if (at < waiting.length) return goOn()
      looks.done()
      done()
    })
  }
  goOn()
  return () => cancel()
}
