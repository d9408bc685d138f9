import { maybeBlockType, subtree, type BuilderDocument, type NodeRecord, withTexts } from '@web2/builder'
import type { TurboRule, TurboStructure } from '@web2/contract/generator'
import { countVariants } from '../text/count-variants.ts'
import { namesIn } from '../text/placeholder-names.ts'
import { parseText } from '../text/parse-text.ts'
import { isPageName, type Scope } from '../rows/name-scope.ts'
import { hubDocument, withLinkBlocks } from './link-blocks.ts'
import { hubPages, type HubPages } from '../hub/hub-page.ts'
import { preparedHead } from './prepare-head.ts'
import { removeBlocks } from './remove-blocks.ts'
import { slotName, withSlots, type Slot } from './value-slots.ts'

/** Source page, parsed once for all pages. */
export interface PreparedSource {
  /** One sentence per block ('blocks.<nodeId>') or rule ('rules.2.nodeId'). */
  readonly problems: Readonly<Record<string, string>>
  readonly variants: bigint
  readonly slots: readonly Slot[]
  /** Slots filled by a rule, by rule index. */
  readonly ruleSlots: ReadonlyMap<number, number>
  /** Slots used by pages of each kind. */
  readonly usedBy: { readonly page: ReadonlySet<number>; readonly frame: ReadonlySet<number> }
  /** Returns the document without the hidden blocks; the same one for the same blocks. */
  page(hidden: readonly string[]): BuilderDocument
  /** Hub pages of the first edition. */
  readonly hub: BuilderDocument
  /** Hub pages of later editions; null in the first. */
  readonly hubPage: HubPages | null
}

export interface SourceRules {
  readonly rules: readonly TurboRule[]
  readonly structure: Pick<TurboStructure, 'breadcrumb' | 'nearby' | 'related' | 'edition'>
  readonly scope: Scope
}

/** Cached page variants; others are rebuilt on demand. */
const looksKept = 256

const placeAt = (text: string, at: number): string => {
  const around = text.slice(Math.max(0, at - 12), at + 24).replace(/\s+/g, ' ')
  return `At character ${at + 1} (“${around}”)`
}

/** Pseudo block id of the page's head. */
const headId = 'head'

/** Slot of a hub page's name: the first slot of all. */
export const nameSlot = 0

const takesText = ({ componentName }: NodeRecord): boolean =>
  maybeBlockType(componentName)?.editableText.includes('content') ?? false

/** Parses the texts and rules of a page. Texts with problems stay as typed. */
export const prepareSource = (
  source: BuilderDocument,
  { rules, structure, scope }: SourceRules,
): PreparedSource => {
  const problems: Record<string, string> = {}
  const slots: Slot[] = [{ nodes: [], nodeId: '', field: 'name' }]
  const ruleSlots = new Map<number, number>()
  let variants = 1n

  const slotted = (text: string, field: string, nodeId: string, isForced = false): string => {
    if (!isForced && !/[{}]/.test(text)) return text
    const parsed = parseText(text)
    const place = nodeId === headId ? 'source' : `blocks.${nodeId}`
    if (!parsed.ok) {
      problems[place] = `${placeAt(text, parsed.problem.at)}: ${parsed.problem.message}`
      return text
    }
    const unknown = namesIn(parsed.nodes).find(({ name }) => !isPageName(name) && !scope.find(name))
    if (unknown) {
      problems[place] =
        `${placeAt(text, unknown.at)}: {${unknown.name}} is not a list or column. Check the spelling, or type \\{${unknown.name}\\} to show it as text.`
      return text
    }
    variants *= countVariants(parsed.nodes)
    const add = (nodes: Slot['nodes']) => slots.push({ nodes, nodeId, field }) - 1
    return isForced ? `{${slotName(add(parsed.nodes))}}` : withSlots(text, parsed.nodes, add)
  }

  const nodes = new Map<string, NodeRecord>()
  const ruleOf = new Map(rules.map((rule, at) => [rule.nodeId, { rule, at }]))
  const dropped: string[] = []
  for (const record of subtree(source, source.root)) {
    const { rule, at = 0 } = ruleOf.get(record.uuid) ?? {}
    let own = record
    const replaced = rule?.write ? 'write' : rule?.text === undefined ? null : 'text'
    if (replaced !== null && !takesText(record))
      problems[`rules.${at}.${replaced}`] = 'This block has no text to replace.'
    else if (replaced !== null) {
      for (const child of record.children) dropped.push(child)
      if (record.children.length > 0) own = { ...record, children: [] }
      if (rule?.text !== undefined && replaced === 'text')
        own = { ...own, props: { ...own.props, content: rule.text } }
    }
    if (rule?.picture && record.componentName !== 'Picture')
      problems[`rules.${at}.picture`] = 'This block is not an image.'
    const forced = rule?.write ? 'content' : rule?.picture ? 'imageUrl' : null
    if (forced !== null && own.props[forced] === undefined)
      own = { ...own, props: { ...own.props, [forced]: '' } }
    nodes.set(
      record.uuid,
      withTexts(own, (text, field) => {
        if (field !== forced) return slotted(text, field, record.uuid)
        const filled = slotted(text, field, record.uuid, true)
        ruleSlots.set(at, slots.length - 1)
        return filled
      }),
    )
  }
  for (const [at, { nodeId, when }] of rules.entries()) {
    if (!source.nodes.has(nodeId))
      problems[`rules.${at}.nodeId`] =
        'This block is no longer on the page. Remove its settings, or choose another template.'
    if (when && !isPageName(when.name) && !scope.find(when.name))
      problems[`rules.${at}.when.name`] = `{${when.name}} is not a list or column.`
  }
  const isFirstEdition = (structure.edition ?? 1) < 2
  const head = isFirstEdition
    ? source.page.head
    : preparedHead(source.page.head, {
        slotted: (text) => slotted(text, 'head', headId),
        usesLists: (text) => scope.names.some(({ name }) => text.toLowerCase().includes(`{${name}}`)),
      })
  const filled: BuilderDocument = {
    ...source,
    page: head === source.page.head ? source.page : { ...source.page, head },
    nodes: dropped.length === 0 ? nodes : new Map([...nodes].filter(([id]) => !isBelow(source, id, dropped))),
  }
  const whole = withLinkBlocks(filled, structure)
  const hub = hubDocument(filled, `{${slotName(nameSlot)}}`, structure.breadcrumb)
  const looks = new Map<string, BuilderDocument>([['', whole]])
  const usedIn = (document: BuilderDocument): Set<number> =>
    new Set([
      nameSlot,
      ...slots.flatMap(({ nodeId }, at) => (nodeId === headId || document.nodes.has(nodeId) ? [at] : [])),
    ])

  return {
    problems,
    variants,
    slots,
    ruleSlots,
    usedBy: { page: usedIn(whole), frame: usedIn(hub) },
    page: (hidden) => {
      const key = hidden.join()
      const known = looks.get(key)
      if (known) return known
      const look = removeBlocks(whole, hidden)
      const oldest = [...looks.keys()][1]
      if (looks.size >= looksKept && oldest !== undefined) looks.delete(oldest)
      looks.set(key, look)
      return look
    },
    hub,
    hubPage: isFirstEdition
      ? null
      : hubPages({ filled, slots, rules, scope, breadcrumb: structure.breadcrumb }),
  }
}

const isBelow = (document: BuilderDocument, id: string, roots: readonly string[]): boolean => {
  for (let at: string | null = id; at !== null; at = document.nodes.get(at)?.parent ?? null)
    if (roots.includes(at)) return true
  return false
}
