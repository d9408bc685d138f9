import { fill, hasPlaceholder } from '../../bindings/placeholders.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import type { Attributes, NodeRecord } from '../../tree/record.ts'
import { formGaps, hasFields, missingThankYouPage, type LeadReach } from '../forms.ts'
import { leadAttributes, leadFallback } from '../leads/lead-action.ts'
import {
  filledDefinition,
  type LeadDefinition,
  type LeadDelivery,
  type LeadObstacle,
} from '../leads/lead-definition.ts'
import { readLeadForm } from '../leads/lead-form.ts'
import { ownFields } from '../leads/own-fields.ts'
import { keepsPlaceholders, type ExportPage, type ExportWarning } from '../page.ts'
import { escapeAttribute } from './escape.ts'
import type { Piece } from './page-parts.ts'

/** Field that visitors can't see. What is entered there comes from a program. */
const honeypot =
  '<div aria-hidden="true" style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">' +
  `<label>Leave this empty<input type="text" name="${ownFields.honeypot}" tabindex="-1" autocomplete="off"></label></div>`

/** Attributes that a delivery sets, and those that only describe it. */
const ofDelivery = new Set(['action', 'method', 'enctype', 'accept-charset'])
const descriptions = new Set<string>([leadAttributes.thankYouPage, leadAttributes.successText])

/** How a form that is received in Leads is written. */
export interface LeadWriting {
  /** Target for pages whose entries can't be received. */
  readonly fallback: string
  readonly hasFields: boolean
  /** Problems that keep visitors from sending it. */
  readonly gaps: readonly ExportWarning[]
  /** Names for fields without one of their own. */
  readonly names: ReadonlyMap<string, string>
  /** Values for radio buttons without one of their own. */
  readonly values: ReadonlyMap<string, string>
  /** Where the form posts to on a page; undefined for HTML that is imported again, and for its fallback. */
  readonly deliveryOn: (page: ExportPage) => LeadDelivery | undefined
  /** Whether entries of a page reach Leads; undefined without an installation. */
  readonly reachOn: (page: ExportPage) => LeadReach | undefined
  /** Returns true for attributes that are written differently on some pages. */
  readonly changes: (name: string) => boolean
  /** Returns true for attributes that visitors don't need. */
  readonly isDescription: (name: string) => boolean
  /** Attributes of the form where it posts to Leads. */
  readonly attributes: (delivery: LeadDelivery) => string
  /** Fields that are added at the end of the form. */
  readonly ending: Piece
}

const isDelivery = (answer: LeadDelivery | LeadObstacle): answer is LeadDelivery => 'action' in answer

/** Returns the definition for a page. One without placeholders is the same object on all pages. */
const definitionFor = (definition: LeadDefinition): ((page: ExportPage) => LeadDefinition) => {
  const same = hasPlaceholder(JSON.stringify(definition))
    ? undefined
    : filledDefinition(definition, (text) => text)
  return ({ data = {}, lang }) => {
    const filled = same ?? filledDefinition(definition, (text) => fill(text, data, () => undefined))
    return lang === undefined || lang === filled.lang ? filled : { ...filled, lang }
  }
}

/** Returns how a form with the action `lead:` is written; undefined for any other element. */
export const leadWriting = (
  document: BuilderDocument,
  record: NodeRecord,
  attributes: Attributes,
): LeadWriting | undefined => {
  const fallback = leadFallback(attributes.action ?? '')
  if (fallback === null) return undefined
  const takes = hasFields(document, record.uuid)
  const { definition, names, values, problem } = readLeadForm(document, record.uuid)
  const definitionOn = definitionFor(definition)
  const hasFiles = definition.fields.some(({ type }) => type === 'file')
  let last:
    { readonly page: ExportPage; readonly answer: LeadDelivery | LeadObstacle | undefined } | undefined
  const answerOn = (page: ExportPage): LeadDelivery | LeadObstacle | undefined => {
    if (!takes || keepsPlaceholders(page)) return undefined
    if (last?.page !== page) {
      const answer =
        problem === null ? page.leadForm?.(record.uuid, definitionOn(page), definition) : { problem }
      // without an installation, the form has its fallback anyway
      last = { page, answer: page.leadForm && answer }
    }
    return last.answer
  }
  const deliveryOn = (page: ExportPage): LeadDelivery | undefined => {
    const answer = answerOn(page)
    return answer && isDelivery(answer) ? answer : undefined
  }
  return {
    fallback,
    hasFields: takes,
    gaps: formGaps(document, record.uuid),
    names,
    values,
    deliveryOn,
    reachOn: (page) => {
      const answer = answerOn(page)
      return answer && (isDelivery(answer) ? { problem: null } : answer)
    },
    changes: (name) => ofDelivery.has(name) || descriptions.has(name),
    isDescription: (name) => descriptions.has(name),
    attributes: ({ action }) =>
      ` action="${escapeAttribute(action)}" method="post" enctype="${
        hasFiles ? 'multipart/form-data' : 'application/x-www-form-urlencoded'
      }" accept-charset="utf-8"`,
    ending: (page, around) => {
      const delivery = deliveryOn(page)
      if (!delivery) return ''
      const { missingPage } = delivery
      if (missingPage !== undefined) around.warn(missingThankYouPage(missingPage, record.uuid))
      const hidden = Object.entries(delivery.hidden)
      return (
        hidden
          .map(
            ([name, value]) =>
              `<input type="hidden" name="${escapeAttribute(name)}" value="${escapeAttribute(value)}">`,
          )
          .join('') + honeypot
      )
    },
  }
}
