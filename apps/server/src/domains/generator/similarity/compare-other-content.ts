import type { TurboElsewhereKind } from '@web2/contract/generator'
import type { OverlapFinder } from '@web2/generator'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { ProjectRow } from '../projects/project-view.ts'
import { signatureOfBytes } from './signature-bytes.ts'
import { signTexts } from './sign-texts.ts'

/** Signatures per query, and the maximum number compared, which takes 64 MB. */
const atOnce = 5_000
const most = 500_000

/** A text of the account outside the project. */
export interface ExistingContent {
  readonly kind: TurboElsewhereKind
  readonly id: string
}

/** Maps positions in the finder to texts, with their counts. */
export interface ExistingContentIndex {
  at(place: number): ExistingContent
  readonly counts: Readonly<Record<TurboElsewhereKind, number>>
}

interface Kept {
  readonly id: string
  readonly signature: Buffer
}

type Parts = AsyncGenerator<readonly Kept[]>

const first = '00000000-0000-0000-0000-000000000000'

/** Yields signatures of articles or site pages, in id order. */
async function* signed(
  db: Kysely<Database>,
  accountId: string,
  table: 'article_signatures' | 'site_page_signatures',
): Parts {
  const key = sql.ref(table === 'article_signatures' ? 'article_id' : 'page_id')
  for (let last = first; ;) {
    const { rows } = await sql<Kept>`
      select ${key} as id, signature from ${sql.table(table)}
      where account_id = ${accountId} and ${key} > ${last}::uuid and signature is not null
      order by ${key} limit ${atOnce}`.execute(db)
    yield rows
    if (rows.length < atOnce) return
    last = rows.at(-1)?.id ?? last
  }
}

/** Yields signatures of published or approved pages of other projects; mere drafts are ignored. */
async function* generated(
  db: Kysely<Database>,
  { id, accountId }: Pick<ProjectRow, 'id' | 'accountId'>,
): Parts {
  const others = await db
    .selectFrom('turbos')
    .select(['id', 'approvedAt', 'status'])
    .where('accountId', '=', accountId)
    .where('id', '!=', id)
    .orderBy('id')
    .execute()
  for (const other of others) {
    const willBeOut = other.approvedAt !== null && other.status !== 'cancelled'
    for (let last = -1; ;) {
      const rows = await db
        .selectFrom('turboPages')
        .select(['id', 'position', 'signature'])
        .where('turboId', '=', other.id)
        .where('position', '>', last)
        .where('signature', 'is not', null)
        .$narrowType<{ signature: Buffer }>()
        .$if(!willBeOut, (query) => query.where('releasedAt', 'is not', null))
        .orderBy('position')
        .limit(atOnce)
        .execute()
      yield rows
      if (rows.length < atOnce) break
      last = rows.at(-1)?.position ?? last
    }
  }
}

/**
 * Adds the account's existing content to a finder: articles, pages of other projects and of other sites. Only
 * texts changed since the last time are read; for others, the stored signature is used.
 */
export const indexExistingContent = async (
  db: Kysely<Database>,
  turbo: Pick<ProjectRow, 'id' | 'accountId'>,
  finder: Pick<OverlapFinder, 'addOther'>,
): Promise<ExistingContentIndex> => {
  await signTexts(db, turbo.accountId)
  const ids: string[] = []
  const counts = { article: 0, page: 0, 'site-page': 0 }
  const all: readonly (readonly [TurboElsewhereKind, Parts])[] = [
    ['article', signed(db, turbo.accountId, 'article_signatures')],
    ['page', generated(db, turbo)],
    ['site-page', signed(db, turbo.accountId, 'site_page_signatures')],
  ]
  for (const [kind, parts] of all)
    for await (const part of parts) {
      if (ids.length + part.length > most) break
      for (const { id, signature } of part) {
        ids.push(id)
        finder.addOther(signatureOfBytes(signature))
      }
      counts[kind] += part.length
    }
  return {
    counts,
    at: (place) => ({
      kind: place < counts.article ? 'article' : place < counts.article + counts.page ? 'page' : 'site-page',
      id: ids[place] ?? '',
    }),
  }
}
