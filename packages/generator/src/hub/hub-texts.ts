import type { TurboHubTexts, TurboStructure } from '@web2/contract/generator'
import type { ListRows } from '../rows/list-rows.ts'
import { isPlaceList } from '../rows/place-list.ts'

export type HubField = keyof TurboHubTexts
export const hubFields: readonly HubField[] = ['title', 'description', 'heading', 'intro']

export type HubTexts = Readonly<Record<HubField, string>>

export interface HubSetting {
  readonly lists: readonly Pick<ListRows, 'name' | 'columns'>[]
  readonly placeList: number | null
  readonly sitePer: number | null
}

/** Returns the lists that a home page, or a hub page of a list, has a value of. */
export const ownLists = (sitePer: number | null, hubList: number | null): ReadonlySet<number> =>
  new Set([sitePer, hubList].filter((list) => list !== null))

/** Returns the default texts of a hub page. */
export const defaultHubTexts = (
  { lists, placeList, sitePer }: HubSetting,
  hubList: number | null,
): HubTexts => {
  const own = ownLists(sitePer, hubList)
  const part = (list: number) => (own.has(list) ? `{${lists[list]!.name}}` : `{${lists[list]!.name}.list}`)
  const place = placeList !== null && lists[placeList] && isPlaceList(lists[placeList]) ? placeList : null
  const other = lists.findIndex((_list, at) => at !== place)
  if (place === null) {
    const what = part(Math.max(0, other))
    return {
      title: `${what} | {business}`,
      description: `${what} by {business}. Find the page you need.`,
      heading: what,
      intro: `Choose a page to learn more and to get in touch with {business}.`,
    }
  }
  const where = part(place)
  const choose = own.has(place)
    ? 'Choose a page to see what we do there and how to reach us.'
    : 'Choose your location to see what we do there and how to reach us.'
  if (other < 0)
    return {
      title: `{business} in ${where}`,
      description: `{business} works in ${where}. ${own.has(place) ? 'See what we offer.' : 'Find the page for your location.'}`,
      heading: `{business} in ${where}`,
      intro: choose,
    }
  const what = part(other)
  const isShort = own.has(place) || own.has(other)
  return {
    title: isShort ? `${what} in ${where} | {business}` : `${what} | {business}`,
    description: `{business} offers ${what} in ${where}. ${own.has(place) ? 'See what we do and how to reach us.' : 'Find the page for your location.'}`,
    heading: `${what} in ${where}`,
    intro: `{business} works in ${where}. ${choose}`,
  }
}

/**
 * Returns the texts of a home page (`hubList` null) or of a list's hub pages: the user's, else the default.
 */
export const hubTextsOf = (
  setting: HubSetting,
  { home, hubTexts = [] }: Pick<TurboStructure, 'home' | 'hubTexts'>,
  hubList: number | null,
): HubTexts => {
  const usual = defaultHubTexts(setting, hubList)
  const name = hubList === null ? '' : (setting.lists[hubList]?.name.toLowerCase() ?? '')
  const written: TurboHubTexts =
    (hubList === null ? home : hubTexts.find(({ list }) => list.toLowerCase() === name)) ?? {}
  const needed = (field: 'title' | 'heading') =>
    written[field] === undefined || written[field].trim() === '' ? usual[field] : written[field]
  return {
    title: needed('title'),
    description: written.description ?? usual.description,
    heading: needed('heading'),
    intro: written.intro ?? usual.intro,
  }
}
