import type { Json } from '../../tree/record.ts'
import { readColor } from '../read-color.ts'
import { cssOfColor } from './css-of-color.ts'
import { isJsonObject, referredPath } from './format.ts'
import { splitList } from './lists.ts'

/** Returns the name of the token at a path; undefined if the file has none there. */
export type NameOf = (path: string) => string | undefined

export type ReadCss =
  | { readonly ok: true; readonly css: string }
  | { readonly ok: false; readonly reason: 'type' | 'value' }
  /** The path leads nowhere. */
  | { readonly ok: false; readonly reason: 'reference'; readonly path: string }

/** Returns the CSS of a value, null for one that is not of the type. */
type Read = (value: Json | undefined, nameOf: NameOf) => string | null

const joined = (parts: readonly (string | null)[], by: string): string | null =>
  parts.length > 0 && parts.every((part) => part !== null) ? parts.join(by) : null

const number = (value: Json | undefined): string | null =>
  typeof value === 'number' && Number.isFinite(value) ? String(value) : null

const measured = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[a-z]{1,5}|%)?$/i

/** Earlier drafts wrote `"16px"`, which many files still have. */
const withUnit: Read = (value) => {
  if (typeof value === 'string') return measured.test(value.trim()) ? value.trim() : null
  const unit = isJsonObject(value) && typeof value.unit === 'string' ? value.unit : ''
  return isJsonObject(value) && /^(?:[a-z]{1,5}|%)$/i.test(unit)
    ? joined([number(value.value), unit], '')
    : null
}

const color: Read = (value) => {
  if (typeof value === 'string') return readColor(value) ? value.trim() : null
  return isJsonObject(value) ? cssOfColor(value) : null
}

const generic =
  /^(?:serif|sans-serif|monospace|cursive|fantasy|math|emoji|system-ui|ui-[a-z-]+|-apple-system)$/i

const family = (name: unknown): string | null => {
  const text = typeof name === 'string' ? name.trim() : ''
  if (text === '') return null
  return generic.test(text) ? text : `"${text}"`
}

const fontFamily: Read = (value) => {
  const names = typeof value === 'string' ? splitList(value) : Array.isArray(value) ? value : []
  return joined(names.map(family), ', ')
}

const weights: ReadonlyMap<string, number> = new Map(
  (
    [
      ['thin hairline', 100],
      ['extra-light ultra-light', 200],
      ['light', 300],
      ['normal regular book', 400],
      ['medium', 500],
      ['semi-bold demi-bold', 600],
      ['bold', 700],
      ['extra-bold ultra-bold', 800],
      ['black heavy', 900],
      ['extra-black ultra-black', 950],
    ] as const
  ).flatMap(([names, weight]) => names.split(' ').map((name) => [name, weight] as const)),
)

const fontWeight: Read = (value) => {
  const weight = typeof value === 'string' ? weights.get(value) : value
  return typeof weight === 'number' && weight >= 1 && weight <= 1000 ? String(weight) : null
}

const cubicBezier: Read = (value) => {
  const parts = Array.isArray(value) && value.length === 4 ? joined(value.map(number), ', ') : null
  return parts === null ? null : `cubic-bezier(${parts})`
}

/** Own dash lengths have no CSS. */
const strokeStyle: Read = (value) => {
  if (isJsonObject(value)) return 'dashed'
  return typeof value === 'string' && /^[a-z]+$/.test(value) ? value : null
}

/** Reads a part of a composite value, which may refer to a token. */
const part = (read: Read, value: Json | undefined, nameOf: NameOf): string | null => {
  const path = referredPath(value)
  if (path === null) return read(value, nameOf)
  const name = nameOf(path)
  return name === undefined ? null : `var(--${name})`
}

const shadowLayer: Read = (value, nameOf) => {
  if (!isJsonObject(value)) return null
  const lengths = ['offsetX', 'offsetY', 'blur', 'spread'].map((key) =>
    part(withUnit, value[key] ?? '0px', nameOf),
  )
  return joined(
    [...(value.inset === true ? ['inset'] : []), ...lengths, part(color, value.color, nameOf)],
    ' ',
  )
}

const shadow: Read = (value, nameOf) => {
  const layers: readonly Json[] = Array.isArray(value) ? value : [value ?? null]
  return joined(
    layers.map((layer) => part(shadowLayer, layer, nameOf)),
    ', ',
  )
}

const border: Read = (value, nameOf) => {
  if (!isJsonObject(value)) return null
  const { width, style, color: line } = value
  return joined(
    [part(withUnit, width, nameOf), part(strokeStyle, style, nameOf), part(color, line, nameOf)],
    ' ',
  )
}

const transition: Read = (value, nameOf) => {
  if (!isJsonObject(value)) return null
  const { duration, timingFunction, delay = '0ms' } = value
  return joined(
    [
      part(withUnit, duration, nameOf),
      part(cubicBezier, timingFunction, nameOf),
      part(withUnit, delay, nameOf),
    ],
    ' ',
  )
}

const stop: Read = (value, nameOf) => {
  if (!isJsonObject(value) || typeof value.position !== 'number') return null
  const at = Math.min(1, Math.max(0, value.position)) * 100
  return joined([part(color, value.color, nameOf), `${Number(at.toFixed(3))}%`], ' ')
}

const gradient: Read = (value, nameOf) => {
  const stops = joined(
    (Array.isArray(value) ? (value as readonly Json[]) : []).map((each) => stop(each, nameOf)),
    ', ',
  )
  return stops === null ? null : `linear-gradient(${stops})`
}

const readers: ReadonlyMap<string, Read> = new Map<string, Read>([
  ['color', color],
  ['dimension', withUnit],
  ['duration', withUnit],
  ['fontFamily', fontFamily],
  ['fontWeight', fontWeight],
  ['number', number],
  ['cubicBezier', cubicBezier],
  ['strokeStyle', strokeStyle],
  ['shadow', shadow],
  ['border', border],
  ['transition', transition],
  ['gradient', gradient],
  ['string', (value) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)],
])

/** Returns a value of the design tokens format as CSS; references become `var()`. */
export const cssOfValue = (type: string | undefined, value: Json | undefined, nameOf: NameOf): ReadCss => {
  const read = type === undefined && referredPath(value) !== null ? () => null : readers.get(type ?? '')
  if (!read) return { ok: false, reason: 'type' }
  let missing: string | undefined
  const css = part(read, value, (path) => {
    const name = nameOf(path)
    if (name === undefined) missing ??= path
    return name
  })
  if (css !== null) return { ok: true, css }
  return missing === undefined
    ? { ok: false, reason: 'value' }
    : { ok: false, reason: 'reference', path: missing }
}
