import { isSameProperty, siteKey, type Property } from '@web2/contract/properties'
import { addressOf, isGood, type CheckedProperty } from './property-table.ts'

/** Fields by which two properties are compared. */
export type KnownProperty = Pick<Property, 'propertyType' | 'url' | 'username'>

interface Place {
  readonly propertyType: string
  readonly key: string
  readonly username: string
  /** Row of the table, from 0; null for a property of the account. */
  readonly at: number | null
}

const known = 'You already have this property.'

const placeOf = ({ propertyType, url, username }: KnownProperty, at: number | null): Place | null => {
  const address = addressOf(url)
  return address && { propertyType, key: siteKey(address), username, at }
}

/** Returns the rows with an error at each one that repeats a property of the account or a row above it. */
export const withDuplicates = (
  rows: readonly CheckedProperty[],
  properties: readonly KnownProperty[],
): readonly CheckedProperty[] => {
  const bySite = new Map<string, Place[]>()
  const keep = (place: Place) => {
    const same = bySite.get(place.key)
    if (same) same.push(place)
    else bySite.set(place.key, [place])
  }
  for (const property of properties) {
    const place = placeOf(property, null)
    if (place) keep(place)
  }
  return rows.map((checked) => {
    if (!isGood(checked)) return checked
    const { propertyType, url, username = '' } = checked.row
    const place = placeOf({ propertyType, url, username }, checked.at)
    if (place === null) return checked
    const same = bySite.get(place.key)?.find((other) => isSameProperty(place, other))
    if (same === undefined) {
      keep(place)
      return checked
    }
    const problem = same.at === null ? known : `Row ${same.at + 1} has this property already.`
    return { ...checked, problems: { url: problem } }
  })
}

/** Returns the errors of rows that repeat a property of the account, by row index. */
export const knownRows = (rows: readonly CheckedProperty[]) =>
  rows.flatMap(({ at, problems }) => (problems.url === known ? [[at, { url: known }] as const] : []))
