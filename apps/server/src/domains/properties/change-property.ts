import { lockAccountRow } from '../../platform/db/account-row.ts'
import {
  meansOf,
  siteKey,
  type Property,
  type PropertyData,
  type PropertyPatch,
} from '@web2/contract/properties'
import type { AppContext } from '../../platform/context.ts'
import { badInput, refused } from '../../platform/errors.ts'
import { checkPropertyJob } from './jobs.ts'
import { originOf } from '../../platform/outbound/origins.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { endOpenVerification } from './verification/cancel-verification.ts'
import { checkedMeans, lockProperties, requireFreeSite, requirePrivateWay } from './add-property.ts'
import { openSecrets, mergeSecrets, sealSecrets, typedSecrets } from './connection/property-secrets.ts'
import { siteAddress, usualName } from './site-address.ts'
import { emitPropertyChanged } from './emit-property-changed.ts'

/**
 * Changes entered values, or checks the connection soon (`check`). Another URL, user, password or connection
 * method requires a new verification and ends an open one. A password for another origin, user or method is
 * deleted. Throws 400 if it would be sent unencrypted without confirmation.
 */
export const changeProperty = (
  { config, db, jobs, now }: Pick<AppContext, 'config' | 'db' | 'jobs' | 'now'>,
  { accountId }: Pick<Caller, 'accountId'>,
  id: string,
  { check, secrets: typed, propertyType, allowsHttp, ...change }: PropertyPatch & Partial<PropertyData>,
): Promise<Property> =>
  db.transaction().execute(async (transaction) => {
    await lockProperties(transaction, accountId)
    const row = await lockAccountRow(transaction, 'properties', { id, accountId }, 'property')
    if (propertyType !== undefined && propertyType !== row.propertyType)
      throw badInput({
        propertyType: 'You can’t change the type of a property. Add another property instead.',
      })
    const means = checkedMeans({ propertyType: row.propertyType, means: change.means ?? row.means })
    const url = change.url === undefined ? row.url : siteAddress(change.url, config.egressAllow)
    const username = change.username ?? row.username
    await requireFreeSite(transaction, { ...row, url, username, except: id })

    const isElsewhere =
      siteKey(new URL(url)) !== siteKey(new URL(row.url)) || originOf(url) !== originOf(row.url)
    const isOther = means !== row.means || isElsewhere || username !== row.username
    const given = typedSecrets(means, typed)
    const isRenewed = Object.keys(given).length > 0
    if (isOther || isRenewed) requirePrivateWay({ means, url, allowsHttp })
    // secrets of another site or method must not be sent there
    const kept = isOther ? {} : (openSecrets(config, accountId, row.secretsSealed) ?? {})
    await transaction
      .updateTable('properties')
      .set({
        means,
        url,
        siteKey: siteKey(new URL(url)),
        username,
        ...(change.name !== undefined && { name: change.name || usualName(url) }),
        ...((isOther || isRenewed) && {
          secretsSealed: sealSecrets(config, accountId, mergeSecrets(kept, given)),
          secretsRevision: row.secretsRevision + 1,
          status: 'new' as const,
          nextStep: '' as const,
          problemKind: null,
          problem: '',
          nextCheckAt: null,
          unreachableSince: null,
        }),
        updatedAt: now().toISOString(),
      })
      .where('id', '=', id)
      .execute()
    if (isOther || isRenewed) await endOpenVerification(transaction, { accountId, propertyId: id }, now())
    if (check) {
      if (!row.connected || isOther) throw refused('This property isn’t connected yet. Connect it first.')
      await jobs.enqueue(transaction, checkPropertyJob, { propertyId: id }, { singletonKey: id })
    }
    return emitPropertyChanged(transaction, { accountId, id }, 'patched')
  })

/**
 * Replaces a property as a whole. Secrets of the same site and user remain, because responses never contain
 * them and clients can't send them back.
 */
export const replaceProperty = (
  context: Pick<AppContext, 'config' | 'db' | 'jobs' | 'now'>,
  caller: Pick<Caller, 'accountId'>,
  id: string,
  { means, name = '', username = '', ...given }: PropertyData,
): Promise<Property> =>
  changeProperty(context, caller, id, {
    ...given,
    means: means ?? meansOf[given.propertyType][0]!,
    name,
    username,
  })
