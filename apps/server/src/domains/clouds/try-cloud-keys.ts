import type { CloudAccountData, CloudAccountTest, CloudCapabilities } from '@web2/contract/clouds'
import type { Selectable } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import type { CloudAccountsTable } from './tables.ts'
import type { Cloud } from './providers/cloud.ts'
import { done, type Outcome } from '../../platform/outbound/outcome.ts'
import { checkedAccount, requireSafeKeys } from './validate-account.ts'
import { openCloudAccount } from './open-cloud-account.ts'
import { sealedKeys } from './seal-keys.ts'

/** Returns an unsaved record to open. */
const unsaved = (sent: Partial<CloudAccountData>): Selectable<CloudAccountsTable> => ({
  id: '',
  accountId: '',
  createdBy: null,
  createdAt: '',
  updatedAt: '',
  cloud: sent.cloud ?? 's3',
  label: sent.label ?? '',
  accessKeySealed: '',
  accessKeyLast4: '',
  secretKeySealed: '',
  secretKeyLast4: '',
  apiTokenSealed: '',
  apiTokenLast4: '',
  accountName: '',
  website: '',
  region: '',
  endpoint: '',
  objectStorages: [],
  storagesAt: null,
  lastTest: null,
})

const plural = (noun: string): string => (noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`)

const counted = (count: number, noun: string): string => {
  if (count === 1) return `1 ${noun} found.`
  return count === 0 ? `No ${plural(noun)} yet.` : `${count} ${plural(noun)} found.`
}

/** Counts what the keys can see: storages if the cloud has them, otherwise buckets. */
const look = async (cloud: Cloud, { storages, bucketNoun }: CloudCapabilities): Promise<Outcome<string>> => {
  const checked = await cloud.check()
  if (!checked.ok) return checked
  const listed = storages ? await cloud.listStorages?.() : await cloud.listBuckets()
  if (listed === undefined) return done('')
  return listed.ok ? done(counted(listed.value.length, storages ? 'object storage' : bucketNoun)) : listed
}

/**
 * Tests the given keys, with absent ones taken from the stored account, without saving. Stored keys are only
 * used at their own endpoint.
 */
export const tryCloudKeys = async (
  context: AppContext,
  sent: Partial<CloudAccountData>,
  stored: Selectable<CloudAccountsTable> | null,
): Promise<CloudAccountTest> => {
  const account = stored ?? unsaved(sent)
  const open = checkedAccount(account.cloud, sent)
  requireSafeKeys(sent, { ...account, ...open }, stored)
  const opened = await openCloudAccount(context, {
    ...account,
    ...sealedKeys(context.config, account.accountId, sent),
    ...open,
  })
  if (!opened.ok) return { status: 'error', message: opened.failure.message }
  try {
    const seen = await look(opened.value, opened.value.capabilities)
    return seen.ok
      ? { status: 'success', message: `The keys work. ${seen.value}`.trim() }
      : { status: 'error', message: seen.failure.message }
  } finally {
    await opened.value.close()
  }
}
