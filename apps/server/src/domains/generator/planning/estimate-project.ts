import type { EstimateBasis } from '@web2/contract/articles'
import { defaultTextGenerator, textCost, type TextGenerator } from '@web2/contract/ai'
import { siteRenderer } from '@web2/site'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { AppContext } from '../../../platform/context.ts'
import type { OpenProject } from '../projects/load-project.ts'
import { missingProviderKeys } from '../../articles/index.ts'

/** Estimates: characters per token, and tokens per answer. */
const tokenCharacters = 4
const answerTokens = 220

/** The data of a text needed to estimate its cost. */
export interface AskedText {
  readonly generator: TextGenerator
  readonly promptCharacters: number
}

/** Placeholder id, because the list in SQL must not be empty. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** Returns the prompt stackers used by rules, by id; deleted ones are missing. */
export const stackersOf = async (db: Kysely<Database>, { turbo }: Pick<OpenProject, 'turbo'>) => {
  const ids = [...new Set(turbo.definition.rules.flatMap(({ write }) => write?.stackerId ?? []))]
  const rows = await db
    .selectFrom('promptStackers')
    .select(['id', 'steps', 'variables'])
    .where('accountId', '=', turbo.accountId)
    .where('id', 'in', ids.length > 0 ? ids : [nobody])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
export type Stackers = Awaited<ReturnType<typeof stackersOf>>

/** Returns the texts of one rule on one page. */
export const askedTexts = (
  { turbo }: Pick<OpenProject, 'turbo'>,
  stackers: ReadonlyMap<
    string,
    { readonly steps: readonly { prompt: string; generateTextBy: TextGenerator }[] }
  >,
  rule: number,
): readonly AskedText[] => {
  const { write } = turbo.definition.rules[rule] ?? {}
  if (!write) return []
  if (write.prompt !== undefined)
    return [
      { generator: write.generateTextBy ?? defaultTextGenerator, promptCharacters: write.prompt.length },
    ]
  const { steps = [] } = stackers.get(write.stackerId ?? '') ?? {}
  return steps.map(({ prompt, generateTextBy }) => ({
    generator: generateTextBy,
    promptCharacters: prompt.length,
  }))
}

/** Returns the estimated cost in US dollars; null if a price is unknown. */
export const costOf = (
  { generator, promptCharacters }: AskedText,
  { prices, used }: EstimateBasis,
): number | null => {
  const { name, params } = used(generator)
  const tokens = { input: Math.ceil(promptCharacters / tokenCharacters), output: answerTokens }
  return textCost(name, params.model, tokens, prices)
}

/** Returns messages about missing keys of text services. */
export const missingKeys = (
  context: Pick<AppContext, 'config' | 'db' | 'now'>,
  accountId: string,
  asked: readonly AskedText[],
): Promise<readonly string[]> =>
  missingProviderKeys(
    context,
    accountId,
    asked.map(({ generator }) => ({ generateTextBy: generator, generateImageBy: null })),
  )

/** Returns the bytes of a page that shows all its blocks, including the site's frame. */
export const pageBytes = ({ open }: OpenProject, values: Readonly<Record<string, string>>): number => {
  if (!open.source) return 0
  const renderer = siteRenderer(
    { name: 'Site', email: '', pages: [], hasOtherPages: true },
    { nap: null, year: 2026, directoryIndex: true },
  )
  const document = open.source.page([])
  const page = {
    name: 'Page',
    slug: 'page',
    isDefault: false,
    title: '',
    description: '',
    updatedAt: '2026-01-01',
  }
  return Buffer.byteLength(renderer.page({ ...page, document, values }).body())
}
