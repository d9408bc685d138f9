import { hasPlaceholder } from '../../bindings/placeholders.ts'
import { textProp } from '../../blocks/element.ts'
import { receiveInLeads } from '../receive-in-leads.ts'
import { setAddition } from '../../commands/set-addition.ts'
import { exportHtml } from '../../html/export/export-html.ts'
import { hasFields, isSearchForm } from '../../html/forms.ts'
import type { LeadField } from '../../html/leads/lead-definition.ts'
import { leadFormDefinition } from '../../html/leads/lead-form.ts'
import type { ExportWarning } from '../../html/page.ts'
import { leadAttributes, leadFallback, thankYouSlug } from '../../html/leads/lead-action.ts'
import { pageSettings } from '../../html/page-settings.ts'
import { nodeOf } from '../../tree/walk.ts'
import type { CheckOptions, CheckRule, Finding, Fix } from '../finding.ts'
import { createFinding } from '../create-finding.ts'
import type { Scan, VisibleNode } from '../scan.ts'

const keepSample = (uuid: string): Fix => ({
  label: 'Keep this text',
  command: (document) => setAddition(document, { ids: [uuid], addition: { sample: undefined } }),
})

/** Returns undefined for warnings covered by other rules, and for content omitted without a gap. */
const ruleOf = ({ code, field, placeholder }: ExportWarning): CheckRule | undefined => {
  switch (code) {
    case 'unfilled-placeholder':
      if (field === 'title' || field === 'description') return `${field}-unfilled`
      return field === 'link' ? 'link-address' : 'placeholder-unfilled'
    case 'empty-link':
      return placeholder === undefined ? undefined : 'link-address'
    case 'sample-text':
    case 'form-without-recipient':
    case 'form-unreachable':
    case 'form-mailto':
    case 'form-thank-you':
    case 'dead-form':
    case 'form-empty':
    case 'form-without-button':
      return code
    default:
      return undefined
  }
}

/** Returns true if the exporter may warn about a block; most blocks are plain. */
const mayMiss = ({ record, facts: { tag, attributes, text } }: VisibleNode): boolean =>
  record.addition.sample === true ||
  tag === 'form' ||
  text.includes('{') ||
  Object.values(attributes).some((value) => value.includes('{'))

/** Returns true for warnings caused only by unknown values of placeholders in a form's URL. */
const isUnknown = (scan: Scan, { nodeId, code }: ExportWarning, { data }: CheckOptions): boolean => {
  if (data) return false
  if (code === 'unfilled-placeholder') return true
  const record = nodeId === undefined ? undefined : scan.document.nodes.get(nodeId)
  const { action = '', href = '' } = record?.addition.attributes ?? {}
  return [action, href, textProp(record?.props.href)].some(hasPlaceholder)
}

const receive = (uuid: string): Fix => ({
  label: 'Receive entries in Leads',
  command: (document) => receiveInLeads(document, uuid),
})

const leadsNowhere: ReadonlySet<CheckRule> = new Set(['form-without-recipient', 'dead-form', 'form-mailto'])

const answerByDefault = (uuid: string): Fix => ({
  label: 'Use the default page',
  command: (document) => {
    const { [leadAttributes.thankYouPage]: _page, ...attributes } =
      nodeOf(document, uuid).addition.attributes ?? {}
    return setAddition(document, { ids: [uuid], addition: { attributes } })
  },
})

const findingOf = (
  rule: CheckRule,
  warning: ExportWarning,
  { document }: Scan,
  { leads }: CheckOptions,
): Finding => {
  const { code, severity, message, nodeId = null, placeholder = '' } = warning
  const fixOf = (uuid: string): Fix | undefined => {
    if (code === 'sample-text') return keepSample(uuid)
    if (code === 'form-thank-you') return answerByDefault(uuid)
    const isLost = leads?.problem === null && leadsNowhere.has(rule)
    return isLost && !isSearchForm(document, uuid) ? receive(uuid) : undefined
  }
  const fix = nodeId === null ? undefined : fixOf(nodeId)
  const finding = createFinding(rule, severity, nodeId, message, fix)
  return { ...finding, id: `${finding.id}:${code}:${placeholder}` }
}

const isContact = ({ type, required, autocomplete = '', name }: LeadField): boolean =>
  required === true &&
  (type === 'email' ||
    type === 'tel' ||
    /\b(?:email|tel)\b/.test(autocomplete) ||
    /e-?mail|phone/i.test(name))

/** Finds forms whose leads may come without a way to answer them. */
const checkAnswers = ({ document, seen }: Scan): Finding[] =>
  seen.flatMap(({ record: { uuid }, facts: { tag, attributes } }) => {
    if (tag !== 'form' || leadFallback(attributes.action ?? '') === null || !hasFields(document, uuid))
      return []
    if (leadFormDefinition(document, uuid).fields.some(isContact)) return []
    const message =
      'A form requires neither an email address nor a phone number, so you may get leads that you can’t answer. Make one of them required.'
    return [createFinding('form-contact', 'hint', uuid, message)]
  })

/**
 * Returns the findings of a review before publishing, with their nodes: exports the page as for visitors and
 * collects the warnings. Placeholders only count if their values are known.
 */
export const checkPublishing = (scan: Scan, options: CheckOptions): Finding[] => {
  const { title = '', description = '' } = pageSettings(scan.document)
  if (!scan.seen.some(mayMiss) && !hasPlaceholder(title + description)) return []
  const warnings: ExportWarning[] = []
  const { leads, pages } = options
  const isMissing = (slug: string | null) => slug !== null && pages !== undefined && !pages.includes(slug)
  exportHtml(scan.document, {
    title,
    description,
    data: options.data ?? {},
    ...(leads && {
      leadForm: (_nodeId, { thankYouPage }) =>
        leads.problem !== null
          ? { problem: leads.problem }
          : {
              ...{ action: '', hidden: {} },
              ...(isMissing(thankYouSlug(thankYouPage)) && { missingPage: thankYouPage }),
            },
    }),
    warn: (warning) => warnings.push(warning),
  })
  const findings = warnings.flatMap((warning) => {
    const rule = ruleOf(warning)
    return rule === undefined || isUnknown(scan, warning, options)
      ? []
      : [findingOf(rule, warning, scan, options)]
  })
  findings.push(...checkAnswers(scan))
  // a text can contain the same placeholder twice
  return [...new Map(findings.map((finding) => [finding.id, finding])).values()]
}
