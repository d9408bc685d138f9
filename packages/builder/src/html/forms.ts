import type { BuilderDocument } from '../tree/document.ts'
import { subtree } from '../tree/walk.ts'
import type { ExportWarning } from './page.ts'
import { tagOf } from '../blocks/registry.ts'
import { textProp } from '../blocks/element.ts'
import { leadFallback } from './leads/lead-action.ts'

const withoutEntry = new Set(['hidden', 'submit', 'reset', 'button', 'image'])

/** Returns true for a form with fields for visitors. */
export const hasFields = (document: BuilderDocument, uuid: string): boolean =>
  subtree(document, uuid).some((record) => {
    const tag = tagOf(record)
    if (tag === 'textarea' || tag === 'select') return true
    const type = textProp(record.props.type) || record.addition.attributes?.type || ''
    return tag === 'input' && !withoutEntry.has(type.toLowerCase())
  })

/** Returns true for a form with fields for visitors, unless its buttons set their own target. */
export const takesEntries = (document: BuilderDocument, uuid: string): boolean =>
  hasFields(document, uuid) &&
  !subtree(document, uuid).some(({ addition }) => addition.attributes?.formaction)

const local = /^https?:\/\/(?:localhost|127\.|0\.0\.0\.0|10\.|192\.168\.|\[::1\])/i

/** Whether entries of a page's forms reach Leads. */
export interface LeadReach {
  /** Why entries can't be received there, as text for the user; null if they can. */
  readonly problem: string | null
}

/**
 * Returns the problem of a form's target; null for one that can receive entries. Without `leads`, the page is not
 * published by an installation, so a form that is received in Leads has no recipient but its fallback.
 */
export const formWarning = (action: string, nodeId: string, leads?: LeadReach): ExportWarning | null => {
  const fallback = leadFallback(action)
  if (fallback !== null && leads?.problem === null) return null
  const address = fallback ?? action.trim()
  const place = { nodeId, field: 'form' } as const
  const problem = fallback === null ? null : (leads?.problem ?? null)
  if (address === '' || address.startsWith('#'))
    return problem === null
      ? {
          code: 'form-without-recipient',
          severity: 'error',
          message:
            'A form has no recipient, so its submissions are lost. Receive them in Leads, or enter the URL of a form service.',
          ...place,
        }
      : { code: 'form-unreachable', severity: 'error', message: problem, ...place }
  if (isMailWithoutAddress(address))
    return {
      code: 'form-without-recipient',
      severity: 'warning',
      message: `A form is left out because its recipient has no email address. ${problem ?? 'Enter one.'}`,
      ...place,
    }
  if (/^mailto:/i.test(address))
    return {
      code: 'form-mailto',
      severity: 'warning',
      message: `A form opens the visitor’s email app, which not everyone uses. ${
        problem ?? 'Receive its entries in Leads, or use a form service.'
      }`,
      ...place,
    }
  if (/^https?:\/\//i.test(address) && !local.test(address)) return null
  return {
    code: 'dead-form',
    severity: 'error',
    message: `A form submits to “${address.slice(0, 60)}”, which this site can’t process. Receive its entries in Leads, or enter the URL of a form service.`,
    ...place,
  }
}

/** Returns the warning of a form whose thank-you page the site doesn't have. */
export const missingThankYouPage = (entered: string, nodeId: string): ExportWarning => ({
  code: 'form-thank-you',
  severity: 'warning',
  message: `This site has no page “${entered.slice(0, 60)}”, which a form names as its thank-you page. Visitors see the default page. Choose another page.`,
  nodeId,
  field: 'form',
})

/** Returns true for `mailto:` without a recipient. */
export const isMailWithoutAddress = (address: string): boolean => /^\s*mailto:\s*(?:\?|$)/i.test(address)
