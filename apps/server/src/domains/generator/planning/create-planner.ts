import { pagePlanner, siteNames, type PagePlanner } from '@web2/generator'
import type { OpenDefinition } from './load-definition.ts'
import type { PageMaker } from '../pages/page-generator.ts'

/** Returns the planner of a definition; null if it has problems. */
export const plannerOf = (open: OpenDefinition, maker: PageMaker | null): PagePlanner | null => {
  const { definition, address, lists, combinations, texts, hubLists, sitePer } = open
  if (!maker || !address) return null
  return pagePlanner({
    lists,
    combinations,
    seed: definition.seed,
    address,
    pageName: texts.pageName,
    hubLists,
    sitePer,
    folds: open.edition > 1,
    // paths and names are computed before the page's listing is known
    valuesOf: (rows) => maker.valuesOf({ rows, napId: null, siteName: '' }),
    siteName: (site) => siteNames(open, site, definition.seed).name,
  })
}
