import type { SectionItem } from '../section-content.ts'

export interface ItemGroup {
  /** Empty for items without a group. */
  readonly name: string
  readonly items: readonly SectionItem[]
}

/** Returns items by their groups, in the order in which the groups first appear. */
export const itemGroups = (items: readonly SectionItem[]): readonly ItemGroup[] =>
  [...Map.groupBy(items, ({ group = '' }) => group)].map(([name, own]) => ({ name, items: own }))

/** Returns the id of a group's heading, to which links on the page lead. */
export const groupId = (prefix: string, at: number): string => `${prefix}-${at + 1}`

/**
 * Returns the text of a link to a group. Its space at the end tells it from the heading, whose text is the one that is
 * read as the group's name.
 */
export const groupLinkText = (name: string): string => `${name} `
