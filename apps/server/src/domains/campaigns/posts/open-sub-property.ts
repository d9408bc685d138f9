import type { Kysely } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { openConnection, type RemoteSubProperty, type PostingApi } from '../../properties/index.ts'
import type { Outcome } from '../../../platform/outbound/outcome.ts'
import { done, failed } from '../../../platform/outbound/outcome.ts'
import type { RateBudget } from '../../../platform/rate-limits/rate-budget.ts'

/** A sub-property that takes posts, with its property. */
export interface PostingSubProperty {
  readonly propertyId: string
  readonly subPropertyId: string
  /** Revision of the property's secrets when it was read. */
  readonly secretsRevision: number
  readonly destination: RemoteSubProperty
  readonly isConnected: boolean
  /** The reason, in a sentence, if it is not connected. */
  readonly problem: string
}

/** Returns the sub-property of a scheduled post; undefined if it was deleted. */
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
    problem: problem || 'The property isn’t connected. Reconnect it to resume its posts.',
  }
}

export interface PostingConnection {
  /** Null if posts are published manually. */
  readonly posting: PostingApi | null
  readonly budgets: readonly RateBudget[]
}

/** Opens the connection to a property; tests replace it. */
export type OpenPostingConnection = (
  context: AppContext,
  propertyId: string,
  signal: AbortSignal,
) => Promise<Outcome<PostingConnection>>

/** Opens a property through its connector, with valid secrets. */
export const openPostingConnection: OpenPostingConnection = async (context, propertyId, signal) => {
  const opened = await openConnection(context, propertyId, signal)
  if (!opened.ok) return failed(opened.failure)
  const { connector, connection, property } = opened.value
  return done({
    posting: connector.posting?.(connection) ?? null,
    budgets: connector.budgets(connection, property.accountId),
  })
}
