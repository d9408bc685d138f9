import { textProp } from '../blocks/element.ts'
import { viewOf } from '../blocks/view-of.ts'
import type { View } from '../blocks/view.ts'
import type { Attributes, NodeRecord } from '../tree/record.ts'

/** Facts about a node for the checks, cached per record; an edit creates a new record. */
export interface Facts {
  /** '' for bare text, comments and omitted nodes. */
  readonly tag: string
  readonly attributes: Attributes
  /** Its own text, without that of its children. */
  readonly text: string
  /** Approximate characters of its HTML. */
  readonly weight: number
}

const none: Attributes = {}

const textOf = (view: View): string => {
  if (view.kind === 'text') return view.text
  if (view.kind !== 'element' || view.content === 'children') return ''
  return view.content.map(textOf).join(' ')
}

const weightOf = (view: View): number => {
  if (view.kind === 'nothing') return 0
  if (view.kind !== 'element') return view.text.length
  const { tag, attributes, content } = view
  let weight = 2 * tag.length + 5
  for (const name in attributes) weight += name.length + attributes[name]!.length + 4
  if (content === 'children') return weight
  return content.reduce((sum, each) => sum + weightOf(each), weight)
}

/** Returns true for business blocks, whose content is not known here. */
const isBusiness = ({ componentName }: NodeRecord): boolean => componentName.startsWith('Business')

const factsFrom = (record: NodeRecord): Facts => {
  const view = viewOf(record, { mode: 'edit', data: {}, firstPicture: false })
  if (view.kind === 'text') return { tag: '', attributes: none, text: view.text, weight: view.text.length }
  if (view.kind !== 'element') return { tag: '', attributes: none, text: '', weight: 0 }
  const text = isBusiness(record) ? textProp(record.props.content) || record.componentName : textOf(view)
  return { tag: view.tag, attributes: view.attributes, text, weight: weightOf(view) }
}

const known = new WeakMap<NodeRecord, Facts>()

export const factsOf = (record: NodeRecord): Facts => {
  const found = known.get(record)
  if (found) return found
  const made = factsFrom(record)
  known.set(record, made)
  return made
}
