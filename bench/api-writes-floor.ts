import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { uuidV7 } from '@web2/server/src/platform/db/uuid-v7.ts'

const articleColumns = `id as "_id", created_at as "createdAt", updated_at as "updatedAt", title, text, keyword,
  category_id as "categoryId", status, source, slug, meta_title as "metaTitle", meta_description as "metaDescription",
  featured_image as "featuredImage", generator, provenance, words, revision, problem, score`

const pageColumns = `id as "_id", created_at as "createdAt", updated_at as "updatedAt", name, template_id as "templateId",
  nap_id as "napId", size, version`

const categoryColumns = `id as "_id", created_at as "createdAt", updated_at as "updatedAt", name, color`

/**
 * Adds the bare handlers of writes: one statement each. What the product does besides (versions, events, counts, scores)
 * is left out.
 */
export const addWritingFloor = (app: FastifyInstance, pool: Pool, accountId: string): void => {
  const one = async (text: string, values: readonly unknown[]) =>
    (await pool.query(text, [...values])).rows[0]
  const patches = (path: string, table: string, column: string, field: string, columns: string) =>
    app.patch<{ Params: { id: string }; Body: Record<string, string> }>(
      `/api/${path}/:id`,
      ({ params, body }) =>
        one(
          `update ${table} set ${column} = $3, updated_at = now() where id = $1 and account_id = $2 returning ${columns}`,
          [params.id, accountId, body[field]],
        ),
    )
  patches('articles', 'articles', 'title', 'title', articleColumns)
  patches('cloud-pages', 'cloud_pages', 'name', 'name', pageColumns)
  patches('categories', 'categories', 'color', 'color', categoryColumns)

  app.post<{ Body: { title: string; text: string } }>('/api/articles', async ({ body }, reply) =>
    reply
      .code(201)
      .send(
        await one(
          `insert into articles (id, account_id, title, text) values ($1, $2, $3, $4) returning ${articleColumns}`,
          [uuidV7(), accountId, body.title, body.text],
        ),
      ),
  )
  app.post<{ Body: { name: string; html: string } }>('/api/cloud-pages', async ({ body }, reply) =>
    reply
      .code(201)
      .send(
        await one(
          `insert into cloud_pages (id, account_id, name, document, html) values ($1, $2, $3, '', $4) returning ${pageColumns}`,
          [uuidV7(), accountId, body.name, body.html],
        ),
      ),
  )
  app.post<{ Body: { name: string } }>('/api/categories', async ({ body }, reply) =>
    reply
      .code(201)
      .send(
        await one(
          `insert into categories (id, account_id, name) values ($1, $2, $3) returning ${categoryColumns}`,
          [uuidV7(), accountId, body.name],
        ),
      ),
  )
}
