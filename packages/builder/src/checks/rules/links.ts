import { blockType } from '../../blocks/registry.ts'
import { textProp } from '../../blocks/element.ts'
import { setAddition } from '../../commands/set-addition.ts'
import { setProps } from '../../commands/set-props.ts'
import { leadsNowhere } from '../../html/export/write-attributes.ts'
import { isSample } from '../../html/may-be-left-out.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import { ancestors, nodeOf } from '../../tree/walk.ts'
import type { CheckOptions, Finding } from '../finding.ts'
import { createFinding } from '../create-finding.ts'
import { quoted, type Scan, type VisibleNode } from '../scan.ts'

const vague =
  /^(?:(?:please )?click(?: here)?|here|this|link|this link|more|read more|learn more|see more|details|go)[.!…»› ]*$/i
const script = /^\s*(?:javascript|vbscript)\s*:/i
const internal = /^\/(?![/\\])([^?#]*)/

interface Places {
  readonly document: BuilderDocument
  readonly ids: ReadonlySet<string>
  readonly pages: ReadonlySet<string> | undefined
}

/** True in sample text, which visitors don't get: its links lead to pages that the owner may add. */
const isLeftOut = (document: BuilderDocument, uuid: string): boolean =>
  [nodeOf(document, uuid), ...ancestors(document, uuid)].some(isSample)

/** Returns the URL as typed; a view omits unsafe ones. */
const addressOf = ({ record, facts }: VisibleNode): string | undefined => {
  const { href } = record.props
  return typeof href === 'string' ? href : facts.attributes.href
}

const checkAddress = (one: VisibleNode, name: string, { document, ids, pages }: Places): Finding[] => {
  const { uuid, componentName } = one.record
  const href = addressOf(one)
  const isAnchor = href === undefined && (one.facts.attributes.id || one.facts.attributes.name)
  if (isAnchor) return []
  if (href === undefined || leadsNowhere(href))
    return [
      createFinding(
        'link-address',
        // published links without a URL have an earlier rule
        href === undefined ? 'warning' : 'error',
        uuid,
        `${quoted(name || 'This link')} leads nowhere. Enter a URL.`,
      ),
    ]
  if (script.test(href))
    return [
      createFinding(
        'link-script',
        'error',
        uuid,
        'The URL of this link is a script. It’s left out of published pages.',
        {
          label: 'Remove URL',
          command: (document) => setProps(document, { ids: [uuid], props: { href: '' } }),
        },
      ),
    ]
  if (componentName === 'Link' && href === blockType('Link').defaults.href)
    return [
      createFinding(
        'link-address',
        'warning',
        uuid,
        `${quoted(name || 'This link')} still uses the example URL ${href}. Enter your own.`,
      ),
    ]
  if (href.includes('{')) return []
  if (href.startsWith('#') && href !== '#top') {
    if (ids.has(decoded(href.slice(1)))) return []
    return [
      createFinding(
        'link-broken',
        'error',
        uuid,
        `No block on this page has the ID ${quoted(href.slice(1))}.`,
      ),
    ]
  }
  const path = internal.exec(href)?.[1]
  if (path === undefined || !pages || path.includes('.') || path.startsWith('media/')) return []
  const slug = path.replace(/\/$/, '')
  if (pages.has(slug) || isLeftOut(document, uuid)) return []
  return [createFinding('link-broken', 'error', uuid, `This site has no page with the slug ${quoted(slug)}.`)]
}

const decoded = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment)
  } catch {
    // browsers also use an invalid fragment literally
    return fragment
  }
}

const checkName = ({ record, facts }: VisibleNode, name: string): Finding[] => {
  const { uuid } = record
  if (name === '') {
    if (facts.attributes.href === undefined && textProp(record.props.href) === '') return []
    return [
      createFinding('link-name', 'error', uuid, 'This link has no text. Add text that says where it leads.'),
    ]
  }
  if (!vague.test(name)) return []
  return [
    createFinding(
      'link-vague',
      'hint',
      uuid,
      `${quoted(name)} doesn’t say where the link leads. Describe the linked page.`,
    ),
  ]
}

const checkNewTab = ({ record, facts }: VisibleNode): Finding[] => {
  const { target = '', rel = '' } = facts.attributes
  if (target !== '_blank' || /\bno(?:opener|referrer)\b/.test(rel)) return []
  const { uuid } = record
  return [
    createFinding(
      'link-new-tab',
      'hint',
      uuid,
      'Older browsers let the page in the new tab control this page.',
      {
        label: 'Add rel="noopener"',
        command: (document) => {
          const { attributes } = document.nodes.get(uuid)?.addition ?? {}
          const own = `${attributes?.rel ?? ''} noopener`.trim()
          return setAddition(document, { ids: [uuid], addition: { attributes: { ...attributes, rel: own } } })
        },
      },
    ),
  ]
}

/** Finds links without a target, with a wrong target, or with unclear text. */
export const checkLinks = (scan: Scan, { pages }: CheckOptions): Finding[] => {
  const { seen, names } = scan
  const ids = new Set(seen.map(({ facts }) => facts.attributes.id ?? facts.attributes.name ?? ''))
  const places: Places = { document: scan.document, ids, pages: pages && new Set(pages) }
  return seen.flatMap((one, at) => {
    if (one.facts.tag !== 'a') return []
    const name = names[at]!
    return [...checkAddress(one, name, places), ...checkName(one, name), ...checkNewTab(one)]
  })
}
