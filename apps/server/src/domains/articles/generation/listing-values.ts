import { promptPlaceholders } from '@web2/contract/articles'
import type { NapData } from '@web2/contract/listings'
import { oneLine } from './business-details.ts'

const prefix = 'nap.'

/** Returns the listing's values by placeholder; empty without a listing. */
export const napValues = (nap: NapData | null): ReadonlyMap<string, string> => {
  if (nap === null) return new Map()
  const texts = nap as Readonly<Record<string, unknown>>
  return new Map(
    Object.keys(promptPlaceholders)
      .filter((name) => name.startsWith(prefix))
      .map((name) => [name, oneLine(String(texts[name.slice(prefix.length)] ?? ''))]),
  )
}
