import { setStyle } from '../../commands/set-style.ts'
import { styleOf } from '../../styles/node-css.ts'
import { sharedStyleAt } from '../../theme/named/shared-style.ts'
import { subtree } from '../../tree/walk.ts'
import { contrastRatio, over, parseColor, readableColor } from '../color.ts'
import type { CheckOptions, Finding, Fix, TextStyle } from '../finding.ts'
import { createFinding } from '../create-finding.ts'
import { ownLooks } from '../hard-to-judge-styles.ts'
import type { Scan, VisibleNode } from '../scan.ts'

/** Returns the contrast WCAG 2.2 requires for text (AA, 1.4.3); large text needs less. */
const needed = ({ fontSize, bold }: TextStyle): number =>
  fontSize >= 24 || (bold && fontSize >= 18.66) ? 3 : 4.5

/** Returns false for blocks with their own colors or design. */
const isPlain = ({ record }: VisibleNode): boolean =>
  !/^(?:Business|Carousel|Comment)/.test(record.componentName)

/** Returns the elements that contain text, either their own or as bare text among their children. */
const textElements = ({ seen }: Scan): number[] => {
  const found = new Set<number>()
  seen.forEach(({ facts, parent }, at) => {
    if (!/\S/.test(facts.text)) return
    const element = facts.tag === '' ? parent : at
    if (element >= 0 && isPlain(seen[element]!)) found.add(element)
  })
  return [...found]
}

/**
 * Returns the ancestors of nodes with their own background, where a new color would be inherited and might be
 * unreadable. Computed at once, because texts can be nested.
 */
const changesOthers = ({ document }: Scan): ReadonlySet<string> => {
  const around = new Set<string>()
  for (const record of subtree(document, document.root).reverse()) {
    const { uuid, parent } = record
    const style = { ...sharedStyleAt(record, document.page.theme), ...styleOf(record.props, 'desktop') }
    const has = 'background-color' in style || 'background' in style
    if (parent !== null && (has || around.has(uuid))) around.add(parent)
  }
  return around
}

/** Result for a pair of colors, cached because pages have many texts and few pairs. */
interface Pair {
  readonly ratio: number
  /** Similar color with enough contrast. */
  readonly readable: string
}

/** Returns undefined if the contrast is unknown or sufficient. */
const faintPair = ({ color, background }: TextStyle, least: number): Pair | undefined => {
  const [front, back] = [parseColor(color), parseColor(background)]
  if (!front || !back || back[3] < 1 || front[3] === 0) return undefined
  const ratio = contrastRatio(over(front, back), back)
  // displayed ratios are rounded
  return ratio >= least - 0.005 ? undefined : { ratio, readable: readableColor(front, back, least) }
}

const createPairs = () => {
  const known = new Map<string, Pair | undefined>()
  return (look: TextStyle, least: number): Pair | undefined => {
    const key = `${look.color}|${look.background}|${least}`
    if (!known.has(key)) known.set(key, faintPair(look, least))
    return known.get(key)
  }
}

/** Finds text with too little contrast to its background. */
export const checkContrast = (scan: Scan, { look }: CheckOptions): Finding[] => {
  const faint = createPairs()
  const own = look ? [] : ownLooks(scan)
  let others: ReadonlySet<string> | undefined
  return textElements(scan).flatMap((at) => {
    const { uuid } = scan.seen[at]!.record
    const seen = look ? look(uuid) : own[at]
    const least = seen && needed(seen)
    const pair = seen && least && faint(seen, least)
    if (!pair) return []
    const { ratio, readable } = pair
    others ??= changesOthers(scan)
    const fix: Fix = {
      label: `Use ${readable}`,
      command: (document) =>
        setStyle(document, { ids: [uuid], layer: 'desktop', style: { color: readable } }),
    }
    return createFinding(
      'contrast',
      ratio < 3 ? 'error' : 'warning',
      uuid,
      `The contrast is ${ratio.toFixed(1)}:1. This text needs at least ${least}:1.`,
      others.has(uuid) ? undefined : fix,
    )
  })
}
