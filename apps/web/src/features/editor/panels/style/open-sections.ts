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
    // a browser that keeps nothing, or keeps something else there: begin as new
    return {}
  }
}

let choices: Choices | null = null
const listeners = new Set<() => void>()
const nameOf = (kind: BlockKind, title: SectionTitle) => `${kind}/${title}`

/**
 * Which sections are open: at first those that matter for the kind of block, then as the person left them, for other
 * blocks of the kind and later too.
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
      // without storage the habit lasts as long as the page
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
