import type { NodeRecord, Store, TextLook } from '@web2/builder'
import type { Canvas } from '../canvas/canvas.ts'
import { inIdleTime } from './in-idle-time.ts'
import { createLookMeasurer } from './measured-look.ts'

const showsText = ({ props }: NodeRecord): boolean =>
  typeof props.content === 'string' && /\S/.test(props.content)

/** Nodes whose text is seen: a bare text is seen in the element around it. */
const textNodes = (store: Store): string[] => {
  const found = new Set<string>()
  for (const record of store.document.nodes.values())
    if (showsText(record))
      found.add(record.componentName === 'Text' ? (record.parent ?? record.uuid) : record.uuid)
  return [...found]
}

/**
 * Measures the texts of the page as the browser shows them, in its free time and slice by slice; `done` gets what was
 * found. Answers how to call it off: a page that changes meanwhile is measured anew.
 */
export const measureLooks = (
  store: Store,
  canvas: Canvas,
  done: (looks: ReadonlyMap<string, TextLook>) => void,
): (() => void) => {
  const looks = new Map<string, TextLook>()
  const measure = createLookMeasurer()
  const waiting = textNodes(store)
  let at = 0
  let cancel = () => {}
  const goOn = () => {
    cancel = inIdleTime((left) => {
      do {
        const uuid = waiting[at]
        at += 1
        const element = uuid === undefined ? null : canvas.elementOf(uuid)
        const look = element && measure(element)
        if (uuid !== undefined && look) looks.set(uuid, look)
      } while (at < waiting.length && left() > 1)
      if (at < waiting.length) goOn()
      else done(looks)
    })
  }
  goOn()
  return () => cancel()
}
