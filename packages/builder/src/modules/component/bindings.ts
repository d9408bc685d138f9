import { blockType } from '../../blocks/registry.ts'
import { tones } from '../../theme/tone.ts'
import type { Attributes, NodeRecord, Props } from '../../tree/record.ts'
import { bindAttribute, type PropertyKind, type PropertyValue, type PropertyValues } from './component.ts'

/** Part of a block that a property can drive. */
export const bindTargets = [
  'text',
  'rich-text',
  'content',
  'image',
  'alt',
  'link',
  'color',
  'background-color',
  'font-size',
  'width',
  'border-radius',
  'gap',
  'tone',
  'text-align',
  'shown',
] as const

export type BindTarget = (typeof bindTargets)[number]

const kinds: Readonly<Record<BindTarget, PropertyKind>> = {
  text: 'text',
  'rich-text': 'richText',
  content: 'slot',
  image: 'image',
  alt: 'text',
  link: 'link',
  color: 'color',
  'background-color': 'color',
  'font-size': 'number',
  width: 'number',
  'border-radius': 'number',
  gap: 'number',
  tone: 'choice',
  'text-align': 'choice',
  shown: 'boolean',
}

/** Returns the kind that a property must have to drive a part of a block. */
export const kindOfTarget = (target: BindTarget): PropertyKind => kinds[target]

/** Returns the choices of a part of a block that only takes certain values. */
export const optionsOfTarget = (target: BindTarget): readonly string[] | undefined =>
  target === 'tone' ? tones : target === 'text-align' ? ['left', 'center', 'right'] : undefined

const ofBoxes: readonly BindTarget[] = [
  'background-color',
  'tone',
  'text-align',
  'width',
  'border-radius',
  'gap',
]

const withoutTargets: ReadonlySet<string> = new Set(['Text', 'Module', 'Slot', 'OwnText', 'Comment'])
const withRichText: ReadonlySet<string> = new Set(['Paragraph', 'Heading'])
const withSlot: ReadonlySet<string> = new Set(['Container', 'ContainerFill'])

/** Returns the parts of a block that properties can drive. */
export const targetsOf = ({ componentName, parent }: NodeRecord): readonly BindTarget[] => {
  const shown: readonly BindTarget[] = parent === null ? [] : ['shown']
  if (componentName === 'Picture') return ['image', 'alt', 'width', 'border-radius', ...shown]
  if (withoutTargets.has(componentName)) return []
  const { editableText, group } = blockType(componentName)
  const hasText = editableText.includes('content') && group !== 'layout' && componentName !== 'Element'
  return [
    ...(hasText ? (['text'] as const) : []),
    ...(withRichText.has(componentName) ? (['rich-text'] as const) : []),
    ...(parent !== null && withSlot.has(componentName) ? (['content'] as const) : []),
    ...(componentName === 'Link' ? (['link'] as const) : []),
    ...(hasText ? (['color', 'font-size'] as const) : []),
    ...ofBoxes,
    ...shown,
  ]
}

/** Part of a block, and the id of the property that drives it. */
export interface Binding {
  readonly target: BindTarget
  readonly property: string
}

const parse = (text: string): readonly Binding[] =>
  text.split(/\s+/).flatMap((each) => {
    const [name = '', property = ''] = each.split(':')
    const target = bindTargets.find((known) => known === name)
    return target && property ? [{ target, property }] : []
  })

/** Returns the bindings of a block; none for most. */
export const bindingsOf = ({ addition }: NodeRecord): readonly Binding[] => {
  const text = addition.attributes?.[bindAttribute]
  return text === undefined ? [] : parse(text)
}

/** Returns bindings as an attribute has them; undefined for none. */
export const bindingsText = (bindings: readonly Binding[]): string | undefined =>
  bindings.length === 0
    ? undefined
    : bindings.map(({ target, property }) => `${target}:${property}`).join(' ')

/** Returns a node with attributes set; undefined removes one. */
export const withAttributes = (
  record: NodeRecord,
  change: Readonly<Record<string, string | undefined>>,
): NodeRecord => {
  const attributes: Record<string, string> = { ...record.addition.attributes }
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) delete attributes[name]
    else attributes[name] = value
  }
  const { attributes: _before, ...addition } = record.addition
  return {
    ...record,
    addition:
      Object.keys(attributes).length > 0 ? { ...addition, attributes: attributes as Attributes } : addition,
  }
}

const withProps = (record: NodeRecord, props: Props): NodeRecord => ({
  ...record,
  props: { ...record.props, ...props },
})

const withStyle = (record: NodeRecord, property: string, value: string | number): NodeRecord => {
  const { elementStyle } = record.props
  const before =
    typeof elementStyle === 'object' && elementStyle !== null && !Array.isArray(elementStyle)
      ? elementStyle
      : {}
  return withProps(record, { elementStyle: { ...before, [property]: value } })
}

const shown = (record: NodeRecord, isShown: boolean): NodeRecord => {
  const { hidden: _before, ...addition } = record.addition
  return { ...record, addition: isShown ? addition : { ...addition, hidden: true } }
}

const apply = (record: NodeRecord, target: BindTarget, value: PropertyValue): NodeRecord => {
  if (target === 'shown') return shown(record, value === true)
  if (typeof value === 'boolean') return record
  switch (target) {
    case 'text':
      return { ...withProps(record, { content: String(value) }), children: [] }
    case 'image':
      // other sizes are of the other image
      return withAttributes(withProps(record, { imageUrl: String(value) }), {
        srcset: undefined,
        sizes: undefined,
      })
    case 'alt':
      return withProps(record, { alt: String(value) })
    case 'link':
      return withProps(record, { href: String(value) })
    case 'rich-text':
    case 'content':
      // content is no value
      return record
    case 'tone':
      return withAttributes(record, { 'data-tone': String(value) })
    default:
      return withStyle(record, target, value)
  }
}

/** Returns a block of a section with the values that drive it, as pages show it; the same one if there are none. */
export const withBoundValues = (record: NodeRecord, values: PropertyValues): NodeRecord => {
  const bindings = bindingsOf(record)
  if (record.addition.attributes?.[bindAttribute] === undefined) return record
  return bindings.reduce(
    (changed, { target, property }) => {
      const value = Object.hasOwn(values, property) ? values[property] : undefined
      return value === undefined ? changed : apply(changed, target, value)
    },
    withAttributes(record, { [bindAttribute]: undefined }),
  )
}
