import { plainText } from '@web2/contract/core'
import { textSigner, type TextSigner } from '@web2/generator'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { createEventLoopYield } from '../../../platform/process/yield-to-event-loop.ts'
import { signatureBytes } from './signature-bytes.ts'
import { sitePageTexts } from './site-page-texts.ts'

/** Texts read per batch. */
const atOnce = 200

interface Unsigned {
  readonly id: string
  readonly text: string
  readonly changedAt: string
}

const articlesOf = async (db: Kysely<Database>, accountId: string, last: string): Promise<Unsigned[]> => {
  const { rows } = await sql<Unsigned>`
    select article.id, article.text, article.updated_at as changed_at from articles article
    left join article_signatures signed on signed.article_id = article.id
    where article.account_id = ${accountId} and article.id > ${last}::uuid
      and signed.signed_at is distinct from article.updated_at
    order by article.id limit ${atOnce}`.execute(db)
  return rows.map((row) => ({ ...row, text: plainText(row.text) }))
}

const sitePagesOf = async (db: Kysely<Database>, accountId: string, last: string): Promise<Unsigned[]> => {
  const { rows } = await sql<Unsigned>`
    select page.id, page.document as text, page.updated_at as changed_at from site_pages page
    left join site_page_signatures signed on signed.page_id = page.id
    where page.account_id = ${accountId} and page.id > ${last}::uuid
      and signed.signed_at is distinct from page.updated_at
    order by page.id limit ${atOnce}`.execute(db)
  const texts = await sitePageTexts(
    db,
    accountId,
    rows.map(({ text }) => text),
  )
  return rows.map((row, at) => ({ ...row, text: texts[at] ?? '' }))
}

/** Statements that store signatures, skipping texts deleted in the meantime. */
const keeping = {
  articles: (db: Kysely<Database>, accountId: string, signed: Signed) =>
    sql`
    insert into article_signatures (article_id, account_id, signed_at, signature)
    select made.id, ${accountId}::uuid, made.at, made.signature
    from unnest(${signed.ids}::uuid[], ${signed.moments}::timestamptz[], ${signed.signatures}::bytea[])
      as made (id, at, signature)
    join articles on articles.id = made.id
    on conflict (article_id) do update set signed_at = excluded.signed_at, signature = excluded.signature`.execute(
      db,
    ),
  sitePages: (db: Kysely<Database>, accountId: string, signed: Signed) =>
    sql`
    insert into site_page_signatures (page_id, account_id, signed_at, signature)
    select made.id, ${accountId}::uuid, made.at, made.signature
    from unnest(${signed.ids}::uuid[], ${signed.moments}::timestamptz[], ${signed.signatures}::bytea[])
      as made (id, at, signature)
    join site_pages on site_pages.id = made.id
    on conflict (page_id) do update set signed_at = excluded.signed_at, signature = excluded.signature`.execute(
      db,
    ),
}

interface Signed {
  readonly ids: readonly string[]
  readonly moments: readonly string[]
  readonly signatures: readonly (Buffer | null)[]
}

const readers = { articles: articlesOf, sitePages: sitePagesOf }

const signAll = async (
  db: Kysely<Database>,
  accountId: string,
  what: keyof typeof readers,
  sign: TextSigner,
): Promise<void> => {
  const breathe = createEventLoopYield()
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const texts = await readers[what](db, accountId, last)
    const signatures: (Buffer | null)[] = []
    for (const { text } of texts) {
      await breathe()
      const signature = sign(text)
      signatures.push(signature && signatureBytes(signature))
    }
    if (texts.length > 0)
      await keeping[what](db, accountId, {
        ids: texts.map(({ id }) => id),
        moments: texts.map(({ changedAt }) => changedAt),
        signatures,
      })
    if (texts.length < atOnce) return
    last = texts.at(-1)?.id ?? last
  }
}

/** Updates the signatures of articles and site pages changed since they were last signed. */
export const signTexts = async (db: Kysely<Database>, accountId: string): Promise<void> => {
  const sign = textSigner()
  await signAll(db, accountId, 'articles', sign)
  await signAll(db, accountId, 'sitePages', sign)
}
