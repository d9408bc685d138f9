import {
  attributeRefusal as unsafe,
  bindAttribute,
  componentAttribute,
  tagOf,
  valuesAttribute,
  variantAttribute,
  viewOf,
  type NodeRecord,
} from '@web2/builder'

const validName = /^[a-zA-Z_][\w:.-]*$/

const sentences = {
  'event-handler': 'Event handlers aren’t allowed because pages can’t run scripts.',
  'inline-document': 'Documents in attributes aren’t allowed because they could run scripts.',
  'dangerous-url': 'URLs that run scripts aren’t allowed.',
  'invalid-name': 'Use letters, digits and hyphens, for example data-plan.',
} as const

/** Returns the attributes that the block generates from its properties. */
const ownAttributes = (record: NodeRecord): ReadonlySet<string> => {
  const bare: NodeRecord = { ...record, addition: { ...record.addition, attributes: {} } }
  const view = viewOf(bare, { mode: 'edit', data: {}, firstPicture: false })
  return new Set(view.kind === 'element' ? Object.keys(view.attributes) : [])
}

/** Returns why an attribute can't be set manually, as a sentence; null if it can. */
export const attributeRefusal = (record: NodeRecord, name: string, value = ''): string | null => {
  if (!validName.test(name)) return sentences['invalid-name']
  const lower = name.toLowerCase()
  if (lower === 'style') return 'Set styles in the Style tab or in Custom CSS below.'
  const refusal = unsafe(tagOf(record), lower, value)
  if (refusal !== null) return sentences[refusal]
  if (lower !== 'class' && ownAttributes(record).has(lower))
    return `The block sets ${lower} itself. Change it in the Properties tab.`
  return null
}

/** Attributes with separate fields in the tab. */
export const shownApart: ReadonlySet<string> = new Set([
  'class',
  'id',
  'role',
  'aria-label',
  'title',
  'style',
  // set by the properties of sections, as encoded data
  bindAttribute,
  componentAttribute,
  valuesAttribute,
  variantAttribute,
])
