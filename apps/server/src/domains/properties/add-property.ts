import {
  isSameProperty,
  meansOf,
  siteKey,
  type ConnectionMeans,
  type Property,
  type PropertyData,
} from '@web2/contract/properties'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { uuidV7 } from '../../platform/db/uuid-v7.ts'
import { badInput, taken } from '../../platform/errors.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { requireHttpConsent } from '../../platform/outbound/http-consent.ts'
import { sealSecrets, typedSecrets } from './connection/property-secrets.ts'
import { siteAddress, usualName } from './site-address.ts'
import { emitPropertyChanged } from './emit-property-changed.ts'

export type Owner = Pick<Caller, 'accountId' | 'userId'>

/** Returns the requested connection method, or else the type's first. Throws 400 for one of another type. */
export const checkedMeans = ({ propertyType, means }: Pick<PropertyData, 'propertyType' | 'means'>) => {
  const offered = meansOf[propertyType]
  const chosen: ConnectionMeans = means ?? offered[0]!
  if (!offered.includes(chosen))
    throw badInput({ means: 'This type of property doesn’t support this connection method.' })
  return chosen
}

/** Locks the account's set of properties, so that no two changes use the same URL. */
export const lockProperties = async (transaction: Kysely<Database>, accountId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`properties ${accountId}`}, 0))`.execute(
    transaction,
  )
}

/** Throws 400 if the site's own password would be sent unencrypted and the user has not confirmed that. */
export const requirePrivateWay = ({
  means,
  url,
  allowsHttp,
}: Pick<Property, 'means' | 'url'> & Pick<PropertyData, 'allowsHttp'>): void => {
  // other methods send their secrets to the platform's own URL
  if (means === 'application-password') requireHttpConsent(url, { given: allowsHttp })
}

interface Place extends Pick<Property, 'propertyType' | 'url' | 'username'> {
  readonly accountId: string
  /** The property itself, if it is being changed. */
  readonly except?: string
}

/** Throws 409 if the account has this site already; two users of one site are two properties. */
export const requireFreeSite = async (
  transaction: Kysely<Database>,
  { accountId, propertyType, url, username, except }: Place,
): Promise<void> => {
  const key = siteKey(new URL(url))
  const known = await transaction
    .selectFrom('properties')
    .select(['id', 'username'])
    .where('accountId', '=', accountId)
    .where('propertyType', '=', propertyType)
    .where('siteKey', '=', key)
    .execute()
  const place = { propertyType, key, username }
  const same = known.filter(
    (other) => other.id !== except && isSameProperty(place, { ...place, username: other.username }),
  )
  if (same.length > 0) throw taken({ url: 'You already have this property.' })
}

/** Adds a property in the caller's transaction, which holds the account's lock (`lockProperties`). */
export const insertProperty = async (
  { config }: Pick<AppContext, 'config'>,
  transaction: Transaction<Database>,
  { accountId, userId }: Owner,
  data: PropertyData,
): Promise<Property> => {
  const means = checkedMeans(data)
  const { propertyType, username = '' } = data
  const url = siteAddress(data.url, config.egressAllow)
  const secrets = typedSecrets(means, data.secrets)
  await requireFreeSite(transaction, { accountId, propertyType, url, username })
  requirePrivateWay({ means, url, allowsHttp: data.allowsHttp })
  const id = uuidV7()
  await transaction
    .insertInto('properties')
    .values({
      id,
      accountId,
      createdBy: userId,
      propertyType,
      means,
      name: data.name || usualName(url),
      url,
      siteKey: siteKey(new URL(url)),
      username,
      secretsSealed: sealSecrets(config, accountId, secrets),
    })
    .execute()
  return emitPropertyChanged(transaction, { accountId, id }, 'created')
}

/** Adds a property that is not connected yet. */
export const addProperty = (
  context: Pick<AppContext, 'config' | 'db'>,
  owner: Owner,
  data: PropertyData,
): Promise<Property> =>
  context.db.transaction().execute(async (transaction) => {
    await lockProperties(transaction, owner.accountId)
    return insertProperty(context, transaction, owner, data)
  })
