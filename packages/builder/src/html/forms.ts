import type { BuilderDocument } from '../tree/document.ts'
import type { NodeRecord } from '../tree/record.ts'
import { nodeOf, subtree } from '../tree/walk.ts'
import type { ExportWarning } from './page.ts'
import { tagOf } from '../blocks/registry.ts'
import { textProp } from '../blocks/element.ts'
import { leadFallback } from './leads/lead-action.ts'

const withoutEntry = new Set(['hidden', 'submit', 'reset', 'button', 'image'])

/** Returns the type of a field or button in lower case; empty for the default. */
export const typeOfField = ({ props, addition }: NodeRecord): string =>
  (textProp(props.type) || addition.attributes?.type || '').trim().toLowerCase()

/** Returns true for a form with fields for visitors. */
export const hasFields = (document: BuilderDocument, uuid: string): boolean =>
  subtree(document, uuid).some((record) => {
    const tag = tagOf(record)
    if (tag === 'textarea' || tag === 'select') return true
    return tag === 'input' && !withoutEntry.has(typeOfField(record))
  })

const withoutText = new Set([...withoutEntry, 'checkbox', 'radio', 'range', 'color', 'file'])
const searchNames = /^(?:q|s|qs|query|search|keywords?|term|suche?|buscar|recherche|zoek|cerca|szukaj)$/i

/**
 * Returns true for a form that searches: its entries are questions of a visitor to the site, and no leads. It says so by
 * its role, by a field for searching, or by a single text that is sent with the URL under a name of searching.
 */
export const isSearchForm = (document: BuilderDocument, uuid: string): boolean => {
  const form = nodeOf(document, uuid)
  const { role = '', method = '' } = form.addition.attributes ?? {}
  if (role.trim().toLowerCase() === 'search') return true
  if (form.parent !== null && tagOf(nodeOf(document, form.parent)) === 'search') return true
  const texts = subtree(document, uuid).filter((record) => {
    const tag = tagOf(record)
    return tag === 'textarea' || (tag === 'input' && !withoutText.has(typeOfField(record)))
  })
  const [first] = texts
  if (first === undefined || texts.length > 1) return false
  return (
    typeOfField(first) === 'search' ||
    (method.trim().toLowerCase() !== 'post' &&
      searchNames.test(first.addition.attributes?.name?.trim() ?? ''))
  )
}

const isSubmit = (record: NodeRecord): boolean => {
  if (record.addition.attributes?.disabled !== undefined) return false
  const [tag, type] = [tagOf(record), typeOfField(record)]
  if (tag === 'input') return type === 'submit' || type === 'image'
  return tag === 'button' && type !== 'button' && type !== 'reset'
}

/** Returns true for a form with a button that sends it, in it or elsewhere on the page. */
const hasSubmit = (document: BuilderDocument, uuid: string): boolean => {
  if (subtree(document, uuid).some(isSubmit)) return true
  const id = nodeOf(document, uuid).addition.attributes?.id
  if (!id) return false
  return [...document.nodes.values()].some(
    (record) => record.addition.attributes?.form === id && isSubmit(record),
  )
}

/** Returns true for a form with fields for visitors, unless its buttons set their own target or it closes a dialog. */
export const takesEntries = (document: BuilderDocument, uuid: string): boolean =>
  hasFields(document, uuid) &&
  nodeOf(document, uuid).addition.attributes?.method?.trim().toLowerCase() !== 'dialog' &&
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
export const formWarning = (
  action: string,
  nodeId: string,
  { leads, searches = false }: { readonly leads?: LeadReach | undefined; readonly searches?: boolean } = {},
): ExportWarning | null => {
  const fallback = leadFallback(action)
  if (fallback !== null && leads?.problem === null) return null
  const address = fallback ?? action.trim()
  const place = { nodeId, field: 'form' } as const
  const problem = fallback === null ? null : (leads?.problem ?? null)
  if (searches && fallback === null)
    return /^https?:\/\//i.test(address) && !local.test(address)
      ? null
      : {
          code: 'dead-form',
          severity: 'error',
          message:
            'A search form has no search behind it, because this site can’t answer it. Delete it, or enter the URL of a search service.',
          ...place,
        }
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
    return problem === null
      ? {
          code: 'form-without-recipient',
          severity: 'warning',
          message: 'A form is left out because its recipient has no email address. Enter one.',
          ...place,
        }
      : {
          code: 'form-unreachable',
          severity: 'error',
          message: `A form is left out because its recipient has no email address. ${problem}`,
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

/** Returns the problems that keep visitors from sending a form that is received in Leads. */
export const formGaps = (document: BuilderDocument, nodeId: string): ExportWarning[] => {
  const place = { nodeId, field: 'form', severity: 'warning' } as const
  if (!hasFields(document, nodeId))
    return [
      {
        code: 'form-empty',
        message: 'A form has no fields, so visitors can’t send anything. Add a field, or delete the form.',
        ...place,
      },
    ]
  if (hasSubmit(document, nodeId)) return []
  return [
    {
      code: 'form-without-button',
      message: 'A form has no button that sends it. Add a Button, or enable the one it has.',
      ...place,
    },
  ]
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
