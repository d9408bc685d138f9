import type { BlockKind } from './block-kind.ts'
import { foremost, type SectionTitle } from './section-order.ts'

const key = 'web2.style-sections.by-kind'

type Choices = Readonly<Record<string, boolean>>

const isChoices = (kept: unknown): kept is Choices =>
  typeof kept === 'object' && kept !== null && Object.values(kept).every((each) => typeof each === 'boolean')

const read = (): Choices => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isChoices(kept) ? kept : {}
  } catch {
    // storage is unavailable or contains something else: start fresh
    return {}
  }
}

let choices: Choices | null = null
const listeners = new Set<() => void>()
const nameOf = (kind: BlockKind, title: SectionTitle) => `${kind}/${title}`

/**
 * Open sections per kind of block: at first the most important ones, then as the user left them, kept across
 * visits.
 */
export const openSections = {
  has: (kind: BlockKind, title: SectionTitle): boolean =>
    (choices ??= read())[nameOf(kind, title)] ?? foremost[kind].includes(title),
  set: (kind: BlockKind, title: SectionTitle, isOpen: boolean): void => {
    if (openSections.has(kind, title) === isOpen) return
    choices = { ...choices, [nameOf(kind, title)]: isOpen }
    for (const listener of [...listeners]) listener()
    try {
      localStorage.setItem(key, JSON.stringify(choices))
    } catch {
      // without storage the choice lasts as long as the page
      return
    }
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
