import type { BuilderDocument } from '../tree/document.ts'
import type { Json, NodeRecord } from '../tree/record.ts'
import { numberProp } from '../blocks/element.ts'
import { maxWidthOf } from '../styles/breakpoints.ts'
import { breakpointMaxWidth, type Breakpoint } from '../styles/style.ts'
import type { Theme } from '../theme/theme.ts'
import { breakpointsOf, styleAt, type Values } from './style-at.ts'

/** Width of a box: a share of the viewport, and a maximum in px. Either may be infinite. */
export interface ShownWidth {
  readonly share: number
  readonly most: number
}

/** Widths of a box by breakpoint; each is the widest up to the next, whatever breakpoints the site added. */
export type ShownWidths = Readonly<Record<'desktop' | 'tablet' | 'mobile', ShownWidth>>

const whole: ShownWidth = { share: 1, most: Infinity }
const everywhere: ShownWidths = { desktop: whole, tablet: whole, mobile: whole }

const text = (value: Json | undefined): string => (typeof value === 'string' ? value.trim() : '')

const remInPx = 16

/** Returns a length in px; undefined for one that depends on anything else. */
export const pxOf = (value: Json | undefined): number | undefined => {
  if (typeof value === 'number') return value
  const [, digits = '', unit] = /^(\d+(?:\.\d+)?|\.\d+)(px|rem)$/i.exec(text(value)) ?? []
  return unit === undefined ? undefined : Number(digits) * (unit.toLowerCase() === 'rem' ? remInPx : 1)
}

const shareOf = (value: Json | undefined, unit: '%' | 'vw'): number | undefined => {
  const typed = text(value)
  if (!typed.endsWith(unit)) return undefined
  const digits = typed.slice(0, -unit.length)
  return /^(?:\d+(?:\.\d+)?|\.\d+)$/.test(digits) ? Number(digits) / 100 : undefined
}

const scaled = ({ share, most }: ShownWidth, by: number): ShownWidth => ({
  share: share * by,
  most: most * by,
})

const narrower = (one: ShownWidth, other: ShownWidth): ShownWidth => ({
  share: Math.min(one.share, other.share),
  most: Math.min(one.most, other.most),
})

/** Lengths inside of `min(…)`; of others the only one. */
const lengthsOf = (value: Json | undefined): readonly (Json | undefined)[] => {
  const [, inner] = /^min\(([^()]*)\)$/i.exec(text(value)) ?? []
  return inner === undefined ? [value] : inner.split(',').map((each) => each.trim())
}

/** Returns the width that one value sets; undefined for a value that only the browser can compute. */
const widthOf = (value: Json | undefined, around: ShownWidth): ShownWidth | undefined =>
  lengthsOf(value).reduce<ShownWidth | undefined>((found, length) => {
    const px = pxOf(length)
    const [percent, ofViewport] = [shareOf(length, '%'), shareOf(length, 'vw')]
    const one =
      px !== undefined
        ? { share: Infinity, most: px }
        : percent !== undefined && percent > 0
          ? scaled(around, percent)
          : ofViewport === undefined
            ? undefined
            : { share: ofViewport, most: Infinity }
    return one && found ? narrower(one, found) : (one ?? found)
  }, undefined)

/** Returns the shares of the tracks of a grid; undefined for tracks that content or px decide. */
const tracksOf = (template: string): readonly number[] | undefined => {
  const shares: number[] = []
  const pattern =
    /repeat\(\s*(\d{1,2})\s*,\s*(?:minmax\([^,()]*,\s*([\d.]+)fr\)|([\d.]+)fr)\s*\)|minmax\([^,()]*,\s*([\d.]+)fr\)|(?<![\d.])([\d.]+)fr/gi
  const rest = template.replace(pattern, (_all, times, one, other, third, fourth) => {
    const share = Number(one ?? other ?? third ?? fourth)
    for (let at = 0; at < Number(times ?? 1); at += 1) shares.push(share)
    return ''
  })
  return rest.trim() === '' && shares.length > 0 && shares.every((share) => share > 0) ? shares : undefined
}

const growOf = (values: Values): number => {
  const typed =
    values['flex-grow'] ?? (typeof values.flex === 'number' ? values.flex : text(values.flex).split(' ')[0])
  return numberProp(typed) || 0
}

/** Returns the shares of its own width that a node gives its children; undefined if each gets all of it. */
const sharesOf = (
  document: BuilderDocument,
  parent: NodeRecord,
  breakpoint: Breakpoint,
): ReadonlyMap<string, number> | undefined => {
  const values = styleAt(parent, breakpoint, document.page.theme)
  const display = text(values.display)
  if (display !== 'grid' && display !== 'flex') return undefined
  const styles = parent.children.map((uuid): [string, Values] => {
    const record = document.nodes.get(uuid)
    return [uuid, record ? styleAt(record, breakpoint, document.page.theme) : {}]
  })
  if (display === 'grid') {
    const tracks = tracksOf(text(values['grid-template-columns']))
    if (
      !tracks ||
      styles.some(([, own]) => own['grid-column'] !== undefined || own['grid-area'] !== undefined)
    )
      return undefined
    const sum = tracks.reduce((total, each) => total + each, 0)
    return new Map(styles.map(([uuid], at) => [uuid, tracks[at % tracks.length]! / sum]))
  }
  const flow = `${text(values['flex-direction'])} ${text(values['flex-wrap'])} ${text(values['flex-flow'])}`
  if (/column|\bwrap/.test(flow) || styles.some(([, own]) => growOf(own) <= 0)) return undefined
  const sum = styles.reduce((total, [, own]) => total + growOf(own), 0)
  return new Map(styles.map(([uuid, own]) => [uuid, growOf(own) / sum]))
}

/** Width of an image without any in its style: that of its attribute. */
const attributeWidth = ({ componentName, props }: NodeRecord): Json | undefined =>
  componentName === 'Picture' ? (pxOf(props.width) ?? pxOf(`${text(props.width)}px`)) : undefined

const inside = (record: NodeRecord, values: Values, around: ShownWidth): ShownWidth => {
  const own = widthOf(values.width ?? attributeWidth(record), around) ?? around
  const most = widthOf(values['max-width'], around)
  return most ? narrower(own, most) : own
}

/** Widths of the nodes of a page, and the theme that their styles may refer to. */
export interface LayoutOf {
  (id: string): ShownWidths
  readonly theme: Theme | undefined
  /** From the widest to the narrowest. */
  readonly breakpoints: readonly Breakpoint[]
}

/** A node nested deeper than this counts as being as wide as the viewport. */
const deepest = 200

const wider = (one: ShownWidth, other: ShownWidth): ShownWidth => ({
  share: Math.max(one.share, other.share),
  most: Math.max(one.most, other.most),
})

/** Returns the widest of the widths that apply somewhere between a breakpoint and the next narrower one. */
const widest = (all: ReadonlyMap<Breakpoint, ShownWidth>, upTo: Breakpoint, down: number): ShownWidth => {
  let found = all.get(upTo) ?? whole
  for (const [breakpoint, width] of all) {
    const max = maxWidthOf(breakpoint)
    if (max < maxWidthOf(upTo) && max > down) found = wider(found, width)
  }
  return found
}

/**
 * Returns a function for how wide the nodes of a document are shown at each breakpoint, from the styles of
 * the node and everything around it. Paddings and values that only a browser can compute are left out, so
 * the result is never too narrow. Remembers what nodes have in common; the document must not change.
 */
export const layoutOf = (document: BuilderDocument): LayoutOf => {
  const { theme } = document.page
  const breakpoints = breakpointsOf(document)
  const known = new Map<string, ReadonlyMap<Breakpoint, ShownWidth>>()
  const shares = new Map<string, ReturnType<typeof sharesOf>>()
  const partOf = (parent: NodeRecord, id: string, breakpoint: Breakpoint): number => {
    const key = `${breakpoint} ${parent.uuid}`
    if (!shares.has(key)) shares.set(key, sharesOf(document, parent, breakpoint))
    return shares.get(key)?.get(id) ?? 1
  }
  const widthsOf = (id: string): ReadonlyMap<Breakpoint, ShownWidth> | undefined => {
    const path: string[] = []
    for (let at: string | null = id; at !== null && !known.has(at) && path.length < deepest;) {
      path.unshift(at)
      at = document.nodes.get(at)?.parent ?? null
    }
    for (const each of path) {
      const record = document.nodes.get(each)
      if (!record) continue
      const parent = record.parent === null ? undefined : document.nodes.get(record.parent)
      const around = parent && known.get(parent.uuid)
      const at = (breakpoint: Breakpoint): ShownWidth => {
        const part = parent ? partOf(parent, each, breakpoint) : 1
        return inside(
          record,
          styleAt(record, breakpoint, theme),
          scaled(around?.get(breakpoint) ?? whole, part),
        )
      }
      known.set(each, new Map(breakpoints.map((breakpoint) => [breakpoint, at(breakpoint)])))
    }
    return known.get(id)
  }
  const shownOf = (id: string): ShownWidths => {
    const all = widthsOf(id)
    if (!all) return everywhere
    return {
      desktop: widest(all, 'desktop', breakpointMaxWidth.tablet),
      tablet: widest(all, 'tablet', breakpointMaxWidth.mobile),
      mobile: widest(all, 'mobile', 0),
    }
  }
  return Object.assign(shownOf, { theme, breakpoints })
}

/** Returns the width in px in a viewport of this width. */
export const pxIn = ({ share, most }: ShownWidth, viewport: number): number =>
  Math.min(share === Infinity ? Infinity : share * viewport, most)

/** Widest viewport in px that widths are chosen for; wider ones are rare. */
const widestDesktop = 1_920

/** Returns the largest width in px that any viewport shows. */
export const largestPx = ({ desktop, tablet, mobile }: ShownWidths): number =>
  Math.max(
    pxIn(desktop, widestDesktop),
    pxIn(tablet, breakpointMaxWidth.tablet),
    pxIn(mobile, breakpointMaxWidth.mobile),
  )

const rounded = (value: number): string => String(Math.round(value * 100) / 100)

const lengthText = ({ share, most }: ShownWidth): string => {
  const ofViewport = `${rounded(share * 100)}vw`
  if (share === Infinity) return most === Infinity ? '100vw' : `${rounded(most)}px`
  return most === Infinity ? ofViewport : `min(${ofViewport}, ${rounded(most)}px)`
}

/** Returns the widths, at least `least` px, as the `sizes` of an image. */
export const sizesText = ({ desktop, tablet, mobile }: ShownWidths, least = 0): string => {
  const one = (width: ShownWidth) => (least > 0 ? `max(${lengthText(width)}, ${least}px)` : lengthText(width))
  const [wide, middle, narrow] = [one(desktop), one(tablet), one(mobile)]
  const parts = [wide]
  if (middle !== wide) parts.unshift(`(max-width: ${breakpointMaxWidth.tablet}px) ${middle}`)
  if (narrow !== middle) parts.unshift(`(max-width: ${breakpointMaxWidth.mobile}px) ${narrow}`)
  return parts.join(', ')
}
