import type { SectionContent, SectionItem } from '../../section-content.ts'
import { groupsOf } from '../../parts/groups.ts'

export interface DetailParts {
  /** Signs, or the parts of the text. */
  readonly main: readonly SectionItem[]
  /** Second group without labels, with its heading. */
  readonly aside: { readonly head: string; readonly items: readonly SectionItem[] } | undefined
  /** Items with labels. */
  readonly facts: readonly SectionItem[]
}

/** Returns the parts of a service's details: items with labels are facts, those of a named group go into a column of their own. */
export const detailParts = ({ items }: SectionContent): DetailParts => {
  const facts = items.filter(({ label }) => label !== undefined)
  const others = items.filter(({ label }) => label === undefined)
  const named = groupsOf(others).find(({ head }) => head !== undefined)
  return {
    main: others.filter(({ group }) => group === undefined || group !== named?.head),
    aside: named?.head === undefined ? undefined : { head: named.head, items: named.items },
    facts,
  }
}
