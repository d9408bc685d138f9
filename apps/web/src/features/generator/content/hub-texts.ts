import type { TurboHubTexts, TurboStructure } from '@web2/contract/generator'

/** Returns the user's texts of the first page (null) or of a list's hub pages. */
export const writtenHubTexts = (
  { home = {}, hubTexts = [] }: TurboStructure,
  list: string | null,
): TurboHubTexts => {
  if (list === null) return home
  const { list: _list, ...texts } = hubTexts.find((each) => each.list === list) ?? { list }
  return texts
}

/** The structure with another text of such a page. */
export const withHubText = (
  structure: TurboStructure,
  list: string | null,
  text: TurboHubTexts,
): TurboStructure => {
  const written = { ...writtenHubTexts(structure, list), ...text }
  if (list === null) return { ...structure, home: written }
  const others = (structure.hubTexts ?? []).filter((each) => each.list !== list)
  return { ...structure, hubTexts: [...others, { list, ...written }] }
}

/** The structure after a list was given another name. */
export const withListRenamed = (structure: TurboStructure, from: string, to: string): TurboStructure => ({
  ...structure,
  hubs: structure.hubs.map((hub) => (hub === from ? to : hub)),
  ...(structure.placeList === from && { placeList: to }),
  ...(structure.hubTexts && {
    hubTexts: structure.hubTexts.map((each) => (each.list === from ? { ...each, list: to } : each)),
  }),
})
