import { promptPlaceholders } from '@web2/contract/articles'
import type { NapData } from '@web2/contract/listings'
import { oneLine } from './business-details.ts'

const prefix = 'nap.'

/** Texts of a business listing by the placeholders that stand for them; empty without one. */
export const napValues = (nap: NapData | null): ReadonlyMap<string, string> => {
  if (nap === null) return new Map()
  const texts = nap as Readonly<Record<string, unknown>>
  return new Map(
    Object.keys(promptPlaceholders)
      .filter((name) => name.startsWith(prefix))
      .map((name) => [name, oneLine(String(texts[name.slice(prefix.length)] ?? ''))]),
  )
}
