import type { Refusal } from '../../safety/safe-attributes.ts'
import type { TagRefusal } from '../../safety/safe-tag.ts'
import { isElement, type ParsedElement, type ParsedParent } from './parsed.ts'
import type { Dropped, DroppedWhat, ImportReport } from './import-report.ts'

const mostEntries = 1_000
/** Entries of a kind that are always listed, regardless of other kinds. */
const alwaysListed = 5
const mostSteps = 12
/** Characters of a listed text. */
const mostSample = 120
const embedsListed = 5

const reasons: Readonly<Record<DroppedWhat, string>> = {
  script: 'Pages can’t run scripts.',
  'event-handler': 'Attributes that run code aren’t allowed.',
  'dangerous-url': 'The URL would run code on the page.',
  'meta-refresh': 'A page that redirects or reloads itself can’t be edited.',
  base: 'A base URL would also change the editor’s own URLs. Relative URLs were completed with it, so they still work.',
  plugin: 'Browsers no longer run plugins. Fallback content is kept.',
  'inline-document': 'A document inside an attribute could run scripts.',
  frameset: 'Browsers no longer support frames.',
  'invalid-name': 'The name isn’t valid HTML. The content inside is kept.',
}

const step = (element: ParsedElement): string => {
  if (element.tagName === 'body' || element.tagName === 'head') return element.tagName
  const siblings = element.parentNode?.childNodes.filter(isElement) ?? []
  return siblings.length < 2 || siblings.length > 10_000
    ? element.tagName
    : `${element.tagName}:nth-child(${siblings.indexOf(element) + 1})`
}

/** Returns the path to an element from the root, at most a dozen steps. */
const pathOf = (element: ParsedElement): string => {
  const steps: string[] = []
  let at: ParsedParent | null = element
  while (at && isElement(at) && at.tagName !== 'html' && steps.length < mostSteps) {
    steps.unshift(step(at))
    at = at.parentNode
  }
  return (at && isElement(at) && at.tagName !== 'html' ? '… > ' : '') + steps.join(' > ')
}

export interface DropReport {
  readonly drop: (what: Refusal | TagRefusal, element: ParsedElement, sample: string) => void
  /** Notes an iframe that became an embed block, by its URL. */
  readonly embed: (address: string) => void
  readonly done: (nodeCount: number) => ImportReport
}

/** Collects omissions and changes; `where` is only called for listed entries. */
export const droppedList = () => {
  const dropped: Dropped[] = []
  const counts: Partial<Record<DroppedWhat, number>> = {}
  const embeds: string[] = []
  let droppedCount = 0
  let embedCount = 0
  return {
    add: (what: DroppedWhat, where: () => string, sample: string) => {
      droppedCount += 1
      const count = (counts[what] ?? 0) + 1
      counts[what] = count
      if (dropped.length < mostEntries || count <= alwaysListed)
        dropped.push({ what, where: where(), why: reasons[what], sample: sample.slice(0, mostSample) })
    },
    embed: (address: string) => {
      embedCount += 1
      // an import processes a page from its end
      embeds.unshift(address.slice(0, mostSample))
      embeds.length = Math.min(embeds.length, embedsListed)
    },
    done: (nodeCount: number): ImportReport => ({
      dropped,
      droppedCount,
      counts,
      embedCount,
      embeds,
      nodeCount,
    }),
  }
}

/** Collects what an HTML import omits, and which iframes are not videos. */
export const dropReport = (): DropReport => {
  const { add, embed, done } = droppedList()
  return { drop: (what, element, sample) => add(what, () => pathOf(element), sample), embed, done }
}
