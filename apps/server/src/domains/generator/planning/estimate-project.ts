import { defaultTextGenerator, textCost, type TextGenerator } from '@web2/contract/ai'
import { siteRenderer } from '@web2/site'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { AppContext } from '../../../platform/context.ts'
import type { OpenProject } from '../projects/load-project.ts'
import { missingProviderKeys } from '../../articles/generation/require-keys.ts'

/** Characters of a token, and tokens of an answer, as estimates go. */
const tokenCharacters = 4
const answerTokens = 220

/** One text that a rule asks for, as far as its price needs to know it. */
export interface AskedText {
  readonly generator: TextGenerator
  readonly promptCharacters: number
}

/** Stands where a list of ids must not be empty. */
const nobody = '00000000-0000-0000-0000-000000000000'

/** Steps of the prompt stackers that rules name, by their id; those that are gone are not among them. */
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

/** The texts of one rule on one page. */
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

/** US dollars; null where a price is not known. */
export const costOf = (
  { generator, promptCharacters }: AskedText,
  used: (wanted: TextGenerator) => TextGenerator,
): number | null => {
  const { name, params } = used(generator)
  return textCost(name, params.model, {
    input: Math.ceil(promptCharacters / tokenCharacters),
    output: answerTokens,
  })
}

/** Keys of text services that have to be entered first. */
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

/** Bytes of a page that shows the most of its texts; the frame of its site counted with it. */
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
