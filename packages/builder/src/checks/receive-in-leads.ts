import { typeOfField } from '../html/forms.ts'
import { asLeadAction } from '../html/leads/lead-action.ts'
import { tagOf } from '../blocks/registry.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { Attributes, NodeRecord } from '../tree/record.ts'
import { subtree } from '../tree/walk.ts'
import type { CommandResult } from '../commands/command.ts'
import { canSetAddition } from '../commands/set-addition.ts'
import { editNodes } from '../commands/set-values.ts'

/** Attributes by which Netlify receives a form. */
const ofNetlify = /^(?:data-)?netlify(?:-|$)/

/** Returns true for the name of a frame that showed the answer of the former service, often a hidden one. */
const isFrame = (target: string): boolean => !target.startsWith('_')

const receivedAttributes = ({ action = '', method: _replaced, ...others }: Attributes): Attributes => {
  const kept = Object.entries(others).filter(
    ([name, value]) => !ofNetlify.test(name) && !(name === 'target' && isFrame(value)),
  )
  return { ...Object.fromEntries(kept), action: asLeadAction(action), method: 'post' }
}

const disabledClass = /(?:^|\s)(?:disabled|is-disabled)(?=\s|$)/g

/** Scripts of the former page enabled such a button; published pages have none. */
const isDisabledSubmit = (record: NodeRecord): boolean => {
  const { disabled, class: classes = '' } = record.addition.attributes ?? {}
  const [tag, type] = [tagOf(record), typeOfField(record)]
  const isSubmit =
    tag === 'button' ? type !== 'button' && type !== 'reset' : tag === 'input' && type === 'submit'
  return isSubmit && (disabled !== undefined || classes.search(disabledClass) >= 0)
}

const enabledAttributes = ({ disabled: _removed, ...others }: Attributes): Attributes =>
  others.class === undefined ? others : { ...others, class: others.class.replace(disabledClass, '').trim() }

/**
 * Receives the entries of a form in Leads. An email address that it was sent to stays as the fallback, and a button that
 * waited for a script is enabled.
 */
export const receiveInLeads = (document: BuilderDocument, form: string): CommandResult => {
  const verdict = canSetAddition(document, { ids: [form], addition: { attributes: {} } })
  if (!verdict.ok) return verdict
  const buttons = subtree(document, form).filter(isDisabledSubmit)
  const result = editNodes(document, [form, ...buttons.map(({ uuid }) => uuid)], (node) => {
    const { attributes = {} } = node.addition
    const next = node.uuid === form ? receivedAttributes(attributes) : enabledAttributes(attributes)
    return { ...node, addition: { ...node.addition, attributes: next } }
  })
  return result.ok ? { ...result, select: [form] } : result
}
