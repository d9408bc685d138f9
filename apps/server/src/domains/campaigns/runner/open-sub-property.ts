import type { Kysely } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { RemoteSubProperty, PostingApi } from '../../properties/providers/connector.ts'
import type { Outcome } from '../../../platform/outbound/outcome.ts'
import { done, failed } from '../../../platform/outbound/outcome.ts'
import { openConnection } from '../../properties/connection/open-connection.ts'
import type { RateBudget } from '../../../platform/rate-limits/rate-budget.ts'

/** A place that takes posts, and its property. */
export interface PostingSubProperty {
  readonly propertyId: string
  readonly subPropertyId: string
  /** Of the property's secrets when the place was looked up. */
  readonly secretsRevision: number
  readonly destination: RemoteSubProperty
  readonly isConnected: boolean
  /** Why it is not, in a sentence. */
  readonly problem: string
}

/** The place of a planned post; undefined when it was deleted. */
export const findPostingSubProperty = async (
  db: Kysely<Database>,
  id: string | null,
): Promise<PostingSubProperty | undefined> => {
  if (id === null) return undefined
  const row = await db
    .selectFrom('subProperties as place')
    .innerJoin('properties as property', 'property.id', 'place.propertyId')
    .select([
      'place.externalId',
      'place.name',
      'place.url',
      'place.webUrl',
      'property.id as propertyId',
      'property.secretsRevision',
      'property.status',
      'property.problem',
    ])
    .where('place.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { externalId, name, url, webUrl, propertyId, secretsRevision, status, problem } = row
  return {
    propertyId,
    subPropertyId: id,
    secretsRevision,
    destination: { externalId, name, url, webUrl },
    isConnected: status === 'verified',
    problem: problem || 'Its property is not connected. Connect it again, and its posts go on.',
  }
}

export interface PostingConnection {
  /** Null: posts are handed to a person. */
  readonly posting: PostingApi | null
  readonly budgets: readonly RateBudget[]
}

/** How the runner reaches places; tests bring their own. */
export type OpenPostingConnection = (
  context: AppContext,
  propertyId: string,
  signal: AbortSignal,
) => Promise<Outcome<PostingConnection>>

/** A property by its connector, with secrets that hold. */
export const openPostingConnection: OpenPostingConnection = async (context, propertyId, signal) => {
  const opened = await openConnection(context, propertyId, signal)
  if (!opened.ok) return failed(opened.failure)
  const { connector, connection, property } = opened.value
  return done({
    posting: connector.posting?.(connection) ?? null,
    budgets: connector.budgets(connection, property.accountId),
  })
}
