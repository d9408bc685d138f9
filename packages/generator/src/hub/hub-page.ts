import type { BuilderDocument } from '@web2/builder'
import type { TurboRule } from '@web2/contract/generator'
import { frameDocument, hubPageDocument } from '../document/link-blocks.ts'
import { hubHead } from '../document/prepare-head.ts'
import { removeBlocks } from '../document/remove-blocks.ts'
import { slotsIn, type Slot } from '../document/value-slots.ts'
import { isPageName, type Scope } from '../rows/name-scope.ts'
import { neededNames } from '../text/placeholder-names.ts'
import type { ValueOf } from '../text/write-text.ts'
import { matchesCondition } from '../rows/condition.ts'

export const hubSlots = {
  title: 'g.title',
  description: 'g.description',
  heading: 'g.heading',
  intro: 'g.intro',
} as const

export interface HubPage {
  readonly document: BuilderDocument
  /** Slots of the frame that it fills. */
  readonly uses: ReadonlySet<number>
}

export interface HubFrame {
  /** Page with slots, whose header, navigation and footer are kept. */
  readonly filled: BuilderDocument
  readonly slots: readonly Slot[]
  readonly rules: readonly TurboRule[]
  readonly scope: Pick<Scope, 'find'>
  readonly breadcrumb: boolean
}

/** Variant of a hub page; pages of the same variant share one document. */
export interface HubLook {
  /** Lists that it has a value of. */
  readonly own: ReadonlySet<number>
  readonly isHome: boolean
  readonly hasIntro: boolean
  readonly contact: boolean
}

const slotNumbers = (document: BuilderDocument): Set<number> => {
  const found = new Set<number>()
  for (const { props, addition } of document.nodes.values())
    for (const number of slotsIn(JSON.stringify([props, addition]))) found.add(number)
  for (const { attributes } of document.page.head)
    for (const number of slotsIn(attributes.content ?? '')) found.add(number)
  return found
}

/**
 * Creates the documents of hub pages. Omits parts of the frame that name a value the page lacks, so that no
 * placeholder stays unfilled.
 */
export const hubPages = ({ filled, slots, rules, scope, breadcrumb }: HubFrame) => {
  const frame = frameDocument(filled)
  const made = new Map<string, HubPage>()
  const conditional = rules.filter(({ when }) => when)

  const isKnown = (own: ReadonlySet<number>, name: string): boolean => {
    const found = scope.find(name)
    return found ? own.has(found.list) : isPageName(name)
  }
  const isOpenSlot = (own: ReadonlySet<number>) => {
    const open = new Set(
      slots.flatMap(({ nodes }, at) =>
        neededNames(nodes).some(({ name }) => !isKnown(own, name)) ? [at] : [],
      ),
    )
    return (text: string): boolean => slotsIn(text).some((number) => open.has(number))
  }

  return ({ own, isHome, hasIntro, contact }: HubLook, valueOf: ValueOf): HubPage => {
    const hidden = conditional
      .filter(({ when }) => when && !(isKnown(own, when.name) && matchesCondition(when, valueOf)))
      .map(({ nodeId }) => nodeId)
    const key = JSON.stringify([[...own], isHome, hasIntro, contact, hidden])
    const known = made.get(key)
    if (known) return known
    const isOpen = isOpenSlot(own)
    const unfilled = [...frame.nodes.values()]
      .filter(({ props, addition }) => isOpen(JSON.stringify([props, addition])))
      .map(({ uuid }) => uuid)
    const bare = removeBlocks(frame, [...hidden, ...unfilled])
    const head = hubHead(bare.page.head, isOpen)
    const document = hubPageDocument(
      { ...bare, page: { ...bare.page, head } },
      {
        heading: `{${hubSlots.heading}}`,
        intro: hasIntro ? `{${hubSlots.intro}}` : '',
        breadcrumb: breadcrumb && !isHome,
        contact,
      },
    )
    const page = { document, uses: slotNumbers(document) }
    made.set(key, page)
    return page
  }
}

export type HubPages = ReturnType<typeof hubPages>
