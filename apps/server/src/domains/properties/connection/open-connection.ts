import type { AppContext } from '../../../platform/context.ts'
import type { Connection, Connector } from '../providers/connector.ts'
import { done, failed, type Outcome } from '../../../platform/outbound/outcome.ts'
import { connectorOf } from './find-connector.ts'
import { markProblem } from './mark-problem.ts'
import { openSecrets, mergeSecrets, sealSecrets } from './property-secrets.ts'
import { lockedProperty, maybeProperty, type PropertyRecord } from '../find-property.ts'

export interface OpenedConnection {
  /** The property as of the connection's secrets, after a possible refresh. */
  readonly property: PropertyRecord
  readonly connector: Connector
  readonly connection: Connection
}

type Context = Pick<AppContext, 'config' | 'db' | 'now'>

const gone = failed({ kind: 'bad-content', message: 'This property no longer exists.' })

/**
 * Top-level domain reserved for documentation (RFC 2606). Sample data uses it without secrets, so that it reaches
 * no one.
 */
const reserved = /\.example$/i

const refusedAddress = ({
  url,
  secretsSealed,
}: Pick<PropertyRecord, 'url' | 'secretsSealed'>): Outcome<never> | undefined =>
  secretsSealed === null && reserved.test(URL.parse(url)?.hostname ?? '')
    ? failed({
        kind: 'bad-content',
        message: `${url} is an address for examples that leads nowhere. Enter the URL of your own blog.`,
      })
    : undefined

const connectionOf = (
  { config }: Pick<AppContext, 'config'>,
  property: PropertyRecord,
): Outcome<Connection> => {
  const secrets = openSecrets(config, property.accountId, property.secretsSealed)
  if (secrets) return done({ url: property.url, username: property.username, secrets })
  const message = `The credentials of ${property.name} were encrypted with a different APP_SECRET. Reconnect it.`
  return failed({ kind: 'auth-dead', message })
}

/**
 * Refreshes expiring secrets under the property's lock: of concurrent workers, the first refreshes and the
 * others use what it stored. Keeps secrets that the service doesn't return. A permanent rejection marks the
 * property as failed.
 */
const refreshed = (
  context: Context,
  { property, connector }: Omit<OpenedConnection, 'connection'>,
): Promise<Outcome<Omit<OpenedConnection, 'connector'>>> =>
  context.db.transaction().execute(async (transaction) => {
    const { refreshing } = connector
    const latest = await lockedProperty(transaction, property.id)
    if (!latest) return gone
    const connection = connectionOf(context, latest)
    if (!connection.ok) return connection
    if (!refreshing?.isDue(connection.value, context.now()))
      return done({ property: latest, connection: connection.value })
    const answer = await refreshing.refresh(connection.value)
    if (!answer.ok) {
      if (answer.failure.kind === 'auth-dead') {
        const problem = { problem: 'password-revoked', message: answer.failure.message } as const
        await markProblem(transaction, property.id, problem, context.now)
      }
      return answer
    }
    const secrets = mergeSecrets(connection.value.secrets, answer.value)
    const renewed = await transaction
      .updateTable('properties')
      .set({
        secretsSealed: sealSecrets(context.config, latest.accountId, secrets),
        secretsRevision: latest.secretsRevision + 1,
      })
      .where('id', '=', latest.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return done({ property: renewed, connection: { ...connection.value, secrets } })
  })

/**
 * Opens a property with its connector and with secrets valid for the next minutes. Fails with a message if it
 * was deleted, its address is reserved for examples, its secrets are unreadable, or a refresh was rejected.
 * `signal` aborts its calls.
 */
export const openConnection = async (
  context: Context,
  propertyId: string,
  signal: AbortSignal,
  find: typeof connectorOf = connectorOf,
): Promise<Outcome<OpenedConnection>> => {
  const property = await maybeProperty(context.db, propertyId)
  if (!property) return gone
  const refused = refusedAddress(property)
  if (refused) return refused
  const connector = await find(context, property.means, signal)
  if (!connector)
    return failed({ kind: 'bad-content', message: 'This version doesn’t support this connection method.' })
  const stored = connectionOf(context, property)
  if (!stored.ok) return stored
  const isDue = connector.refreshing?.isDue(stored.value, context.now()) ?? false
  if (!isDue) return done({ property, connector, connection: stored.value })
  const latest = await refreshed(context, { property, connector })
  return latest.ok ? done({ connector, ...latest.value }) : latest
}
