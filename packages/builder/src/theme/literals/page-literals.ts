import { tagOf } from '../../blocks/registry.ts'
import { declarations } from '../../styles/declarations.ts'
import type { Style } from '../../styles/style.ts'
import { baseCss, themedBaseCss } from '../../tree/base-css.ts'
import type { BuilderDocument, HeadElement } from '../../tree/document.ts'
import type { Json, NodeRecord } from '../../tree/record.ts'
import type { NamedStyle } from '../named/named-style.ts'
import type { Literal, ReplaceLiteral } from './literal.ts'
import { isSheet, sheetsOf } from './page-sheets.ts'
import { replaceLiterals } from './replace-literals.ts'
import { replaceInAttribute, replaceInSheet, type Subject } from './sheet-literals.ts'

/** Where a literal was found: a block, a style sheet or a named style. */
export interface LiteralPlace {
  readonly kind: 'block' | 'sheet' | 'style'
  readonly id: string
  readonly subject: Subject
}

/** Returns what replaces a literal at a place; undefined to leave it. */
export type ReplaceAt = (literal: Literal, place: LiteralPlace) => string | undefined

const styleWith = (style: Style, replace: ReplaceLiteral): Style => {
  let changed = false
  const entries = Object.entries(style).map(([property, value]) => {
    const written = value === undefined ? '' : declarations({ [property]: value })
    const at = written.indexOf(':')
    const css = written.slice(at + 1)
    const next = at < 0 ? css : replaceLiterals(written.slice(0, at), css, replace)
    changed ||= next !== css
    return [property, next === css ? value : next] as const
  })
  return changed ? (Object.fromEntries(entries) as Style) : style
}

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Edits the values of an object; the same object if nothing changes. */
const mapped = <T extends object>(value: T, edit: (each: never, key: string) => unknown): T => {
  const entries = Object.entries(value).map(([key, each]) => [key, edit(each as never, key)] as const)
  return entries.every(([key, each]) => each === value[key as keyof T])
    ? value
    : (Object.fromEntries(entries) as T)
}

const isTitle = (record: NodeRecord): boolean => /^h[1-6]$/.test(tagOf(record))

const subjectOf = (record: NodeRecord): Subject => {
  if (record.parent === null) return 'page'
  if (isTitle(record)) return 'title'
  const { attributes } = record.addition
  const isAction =
    tagOf(record) === 'button' ||
    record.componentName === 'Button' ||
    /btn|button/i.test(attributes?.class ?? '')
  return isAction ? 'action' : 'block'
}

interface NodeOptions {
  readonly replaceAt: ReplaceAt
  /** A selector of the page depends on the text of style attributes. */
  readonly keepsAttributes: boolean
}

/** Returns a node with other text in place of the literals of its styles; the same one if nothing changes. */
const nodeWith = (record: NodeRecord, { replaceAt, keepsAttributes }: NodeOptions): NodeRecord => {
  const place = { kind: 'block', id: record.uuid, subject: subjectOf(record) } as const
  const replace: ReplaceLiteral = (literal) => replaceAt(literal, place)
  const edit = (style: Json | undefined) =>
    isObject(style) ? (styleWith(style as Style, replace) as Json) : style
  const props = mapped(record.props, (value: Json | undefined, name) => {
    if (name === 'elementStyle' || name === 'hover') return edit(value)
    if (name === 'breakpoints') return isObject(value) ? mapped(value, edit) : value
    if (name !== 'content' || !isSheet(record) || typeof value !== 'string') return value
    return replaceInSheet(
      value,
      (subject) => (literal) => replaceAt(literal, { kind: 'sheet', id: record.uuid, subject }),
    )
  })
  const inline = record.addition.attributes?.style ?? ''
  const style = keepsAttributes ? inline : replaceInAttribute(inline, place.subject, () => replace)
  if (props === record.props && style === inline) return record
  return {
    ...record,
    props,
    ...(style !== inline && {
      addition: { ...record.addition, attributes: { ...record.addition.attributes, style } },
    }),
  }
}

const base = new Set([baseCss, themedBaseCss])

const headWith = (head: readonly HeadElement[], replaceAt: ReplaceAt): readonly HeadElement[] => {
  const next = head.map((element, at) => {
    // the base style sheet is known by its text
    if (element.tag !== 'style' || element.text === undefined || base.has(element.text)) return element
    const text = replaceInSheet(
      element.text,
      (subject) => (literal) => replaceAt(literal, { kind: 'sheet', id: `head ${at}`, subject }),
    )
    return text === element.text ? element : { ...element, text }
  })
  return next.every((element, at) => element === head[at]) ? head : next
}

export interface PageParts {
  /** Those that changed. */
  readonly nodes: readonly NodeRecord[]
  readonly head: readonly HeadElement[]
  readonly styles: readonly NamedStyle[] | undefined
}

/**
 * Replaces the literals of a page: in the styles of its blocks, its style sheets, and the named styles of its theme.
 * Sections that it shows, files that it links to and the design tokens themselves stay as they are.
 */
export const replaceInPage = (document: BuilderDocument, replaceAt: ReplaceAt): PageParts => {
  const keepsAttributes = sheetsOf(document).some((css) => /\[\s*style\b/i.test(css))
  const { theme, head } = document.page
  return {
    nodes: [...document.nodes.values()].flatMap((record) => {
      const next = nodeWith(record, { replaceAt, keepsAttributes })
      return next === record ? [] : [next]
    }),
    head: headWith(head, replaceAt),
    styles:
      theme?.styles &&
      theme.styles.map((style) => ({
        ...style,
        layers: mapped(style.layers, (layer: Style) =>
          styleWith(layer, (literal) =>
            replaceAt(literal, {
              kind: 'style',
              id: style.id,
              subject: /^h[1-6]$/.test(style.id) ? 'title' : style.id === 'button' ? 'action' : 'block',
            }),
          ),
        ),
      })),
  }
}
