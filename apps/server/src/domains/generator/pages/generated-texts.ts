import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { writeText } from '@web2/generator'
import { mixSeeds, seeded } from '@web2/generator'
import type { OpenProject } from '../projects/load-project.ts'
import type { TurboPageRow } from './page-view.ts'

type PageOf = Pick<TurboPageRow, 'id' | 'kind' | 'rows' | 'napId' | 'seed'>

/** Returns the search query of a page's image. */
export const queryOf = (
  { open, maker, turbo }: OpenProject,
  page: Omit<PageOf, 'id' | 'kind'>,
  rule: number,
): string => {
  const valueOf = maker.valuesOf({ ...page, siteName: turbo.definition.siteName })
  return writeText(open.prompts.get(rule) ?? [], valueOf, seeded(mixSeeds(page.seed, 7_000 + rule)))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200)
}

/** Returns the generated texts and found images by page and rule; hub pages have none. */
export const generatedTexts = async (
  db: Kysely<Database>,
  opened: OpenProject,
  pages: readonly PageOf[],
): Promise<ReadonlyMap<string, ReadonlyMap<number, string>>> => {
  const { rules } = opened.turbo.definition
  const made = new Map<string, Map<number, string>>()
  const put = (id: string, rule: number, text: string) => {
    const own = made.get(id) ?? new Map<number, string>()
    own.set(rule, text)
    made.set(id, own)
  }
  const leaves = pages.filter(({ kind }) => kind === 'page')
  if (leaves.length === 0) return made
  if (rules.some(({ write }) => write)) {
    const ruleOf = new Map(rules.map(({ nodeId }, at) => [nodeId, at]))
    const texts = await db
      .selectFrom('turboTexts')
      .select(['pageId', 'nodeId', 'text'])
      .where(
        'pageId',
        'in',
        leaves.map(({ id }) => id),
      )
      .execute()
    for (const { pageId, nodeId, text } of texts) {
      const rule = ruleOf.get(nodeId)
      if (rule !== undefined && rules[rule]?.write) put(pageId, rule, text)
    }
  }
  for (const [rule, { picture }] of rules.entries()) {
    if (!picture) continue
    const queries = new Map(leaves.map((page) => [page.id, queryOf(opened, page, rule)]))
    const found = await db
      .selectFrom('turboPictures')
      .select(['query', 'address'])
      .where('turboId', '=', opened.turbo.id)
      .where('source', '=', picture.source)
      .where('query', 'in', [...new Set(queries.values())])
      .execute()
    const addresses = new Map(found.map(({ query, address }) => [query, address]))
    for (const [id, query] of queries) {
      const address = addresses.get(query)
      if (address) put(id, rule, address)
    }
  }
  return made
}
