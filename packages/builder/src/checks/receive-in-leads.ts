import { asLeadAction } from '../html/leads/lead-action.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { nodeOf } from '../tree/walk.ts'
import type { CommandResult } from '../commands/command.ts'
import { setAddition } from '../commands/set-addition.ts'

/** Receives the entries of a form in Leads. An email address that it was sent to stays as the fallback. */
export const receiveInLeads = (document: BuilderDocument, form: string): CommandResult => {
  const { attributes = {} } = nodeOf(document, form).addition
  const { action = '', method: _replaced, ...others } = attributes
  return setAddition(document, {
    ids: [form],
    addition: { attributes: { ...others, action: asLeadAction(action), method: 'post' } },
  })
}
