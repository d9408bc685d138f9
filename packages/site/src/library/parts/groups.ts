import type { SectionItem } from '../section-content.ts'

export interface ItemGroup {
  /** Heading of the group; none if its items belong to no group. */
  readonly head?: string
  readonly items: readonly SectionItem[]
}

/** Returns items by their groups, in their order. */
export const groupsOf = (items: readonly SectionItem[]): readonly ItemGroup[] => {
  const groups: { readonly head: string | undefined; readonly items: SectionItem[] }[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last.head === item.group) last.items.push(item)
    else groups.push({ head: item.group, items: [item] })
  }
  return groups.map(({ head, items: own }) => ({ ...(head !== undefined && { head }), items: own }))
}
