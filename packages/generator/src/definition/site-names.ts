import { slugOf } from '../text/slug.ts'
import { mixSeeds, seeded } from '../text/random.ts'
import { writeText } from '../text/write-text.ts'
import { rowValues } from '../rows/row-values.ts'
import type { PlannedSite } from '../structure/plan-pages.ts'
import type { ReadDefinition } from './read-definition.ts'

/** Returns the name of a project's site, and its folder in buckets. */
export const siteNames = (
  { lists, scope, texts, sitePer }: Pick<ReadDefinition, 'lists' | 'scope' | 'texts' | 'sitePer'>,
  { row }: Pick<PlannedSite, 'row'>,
  seed: number,
): { readonly name: string; readonly rootSlug: string } => {
  const rows = lists.map((_list, at) => (at === sitePer ? row : null))
  const valueOf = rowValues(lists, scope, rows)
  const write = (field: 'siteName' | 'rootSlug', salt: number) =>
    writeText(texts[field], valueOf, seeded(mixSeeds(seed, salt, row ?? -1))).trim()
  return {
    name: write('siteName', 1).slice(0, 120) || 'Site',
    rootSlug: slugOf(write('rootSlug', 2)) || 'site',
  }
}
