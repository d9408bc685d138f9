import { columnName, type ListRows } from './list-rows.ts'

const placeNames = new Set(
  (
    'place location city town village suburb district borough neighborhood neighbourhood area region county state ' +
    'province zip zip_code postcode postal_code country ort stadt gemeinde landkreis ville commune ciudad pueblo'
  ).split(' '),
)

const isPlaceName = (name: string): boolean => {
  const own = columnName(name)
  return placeNames.has(own) || placeNames.has(own.replace(/ies$/, 'y').replace(/s$/, ''))
}

const hasCoordinates = ({ columns }: Pick<ListRows, 'columns'>): boolean => {
  const own = columns.map(columnName)
  return (
    own.some((name) => ['latitude', 'lat'].includes(name)) &&
    own.some((name) => ['longitude', 'lon', 'lng', 'long'].includes(name))
  )
}

type Named = Pick<ListRows, 'name' | 'columns'>

/** Returns true if the list holds places, judged by its name or by coordinates in its rows. */
export const isPlaceList = (list: Named): boolean => isPlaceName(list.name) || hasCoordinates(list)

/** Returns the default list of places; null if there are no lists. */
export const defaultPlaceList = (lists: readonly Named[]): number | null => {
  if (lists.length === 0) return null
  const located = lists.findIndex(hasCoordinates)
  if (located >= 0) return located
  const named = lists.findIndex(({ name }) => isPlaceName(name))
  return named < 0 ? lists.length - 1 : named
}
