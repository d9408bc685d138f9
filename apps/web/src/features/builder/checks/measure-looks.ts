import type { NodeRecord, Store, TextLook } from '@web2/builder'
import type { Canvas } from '../canvas/canvas.ts'
import { textsInSection } from '../canvas/module-instances.ts'
import type { Editor } from '../editor/editor.ts'
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

interface ShownText {
  readonly uuid: string
  readonly element: () => Element | null
}

/** The texts of the page, and of the sections on it. */
const shownTexts = ({ store, modules }: Editor, canvas: Canvas): ShownText[] => [
  ...textNodes(store).map((uuid) => ({ uuid, element: () => canvas.elementOf(uuid) })),
  ...modules.places().flatMap((place) => {
    const around = canvas.elementOf(place)
    return around ? textsInSection(around).map(([uuid, element]) => ({ uuid, element: () => element })) : []
  }),
]

/**
 * Measures the texts of the page as the browser shows them, in its free time and slice by slice; `done` gets what was
 * found. Answers how to call it off: a page that changes meanwhile is measured anew.
 */
export const measureLooks = (
  editor: Editor,
  canvas: Canvas,
  done: (looks: ReadonlyMap<string, TextLook>) => void,
): (() => void) => {
  const looks = new Map<string, TextLook>()
  const measure = createLookMeasurer()
  const waiting = shownTexts(editor, canvas)
  let at = 0
  let cancel = () => {}
  const goOn = () => {
    cancel = inIdleTime((left) => {
      do {
        const text = waiting[at]
        at += 1
        const element = text?.element()
        const look = element && measure(element)
        if (text && look) looks.set(text.uuid, look)
      } while (at < waiting.length && left() > 1)
      if (at < waiting.length) goOn()
      else done(looks)
    })
  }
  goOn()
  return () => cancel()
}
