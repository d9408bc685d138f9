import type { BuilderDocument } from '../tree/document.ts'
import { subtree } from '../tree/walk.ts'
import type { ExportWarning } from './page.ts'
import { tagOf } from '../blocks/registry.ts'
import { textProp } from '../blocks/element.ts'

const withoutEntry = new Set(['hidden', 'submit', 'reset', 'button', 'image'])

/** Returns true for a form with fields for visitors, unless its buttons set their own target. */
export const takesEntries = (document: BuilderDocument, uuid: string): boolean => {
  const inside = subtree(document, uuid)
  if (inside.some(({ addition }) => addition.attributes?.formaction)) return false
  return inside.some((record) => {
    const tag = tagOf(record)
    if (tag === 'textarea' || tag === 'select') return true
    const type = textProp(record.props.type) || record.addition.attributes?.type || ''
    return tag === 'input' && !withoutEntry.has(type.toLowerCase())
  })
}

const local = /^https?:\/\/(?:localhost|127\.|0\.0\.0\.0|10\.|192\.168\.|\[::1\])/i

/** Returns the problem of a form's target; null for a URL that can receive entries. */
export const formWarning = (action: string, nodeId: string): ExportWarning | null => {
  const address = action.trim()
  const place = { nodeId, field: 'form' } as const
  if (address === '' || address.startsWith('#'))
    return {
      code: 'form-without-recipient',
      severity: 'error',
      message: 'A form has no recipient, so its submissions are lost. Enter the URL of a form service.',
      ...place,
    }
  if (isMailWithoutAddress(address))
    return {
      code: 'form-without-recipient',
      severity: 'warning',
      message: 'A form is left out because its recipient has no email address. Enter one.',
      ...place,
    }
  if (/^mailto:/i.test(address))
    return {
      code: 'form-mailto',
      severity: 'warning',
      message:
        'A form opens the visitor’s email app, which not everyone uses. Use a form service to receive every message.',
      ...place,
    }
  if (/^https?:\/\//i.test(address) && !local.test(address)) return null
  return {
    code: 'dead-form',
    severity: 'error',
    message: `A form submits to “${address.slice(0, 60)}”, which this site can’t process. Enter the URL of a form service.`,
    ...place,
  }
}

/** Returns true for `mailto:` without a recipient. */
export const isMailWithoutAddress = (address: string): boolean => /^\s*mailto:\s*(?:\?|$)/i.test(address)
