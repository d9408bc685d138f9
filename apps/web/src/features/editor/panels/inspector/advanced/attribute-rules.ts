import { attributeRefusal as unsafe, tagOf, viewOf, type NodeRecord } from '@web2/builder'

const validName = /^[a-zA-Z_][\w:.-]*$/

const sentences = {
  'event-handler': 'Event handlers run scripts, and pages have none.',
  'inline-document': 'A document inside an attribute could bring scripts, and pages have none.',
  'dangerous-url': 'This address could run a script, and pages have none.',
  'invalid-name': 'An attribute’s name has letters, digits and hyphens, for example data-plan.',
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
  if (lower === 'style') return 'Styles belong to the tab Style, or to the CSS of the block below.'
  const refusal = unsafe(tagOf(record), lower, value)
  if (refusal !== null) return sentences[refusal]
  if (lower !== 'class' && ownAttributes(record).has(lower))
    return `The block writes ${lower} itself. Change it in the tab Properties.`
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
])
