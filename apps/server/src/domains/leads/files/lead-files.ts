import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { LeadFile } from '@web2/contract/leads'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { largeFiles, type FileName } from '../../../platform/object-storage/large-files.ts'
import { createSecretBox, sealedWith, type SecretContext } from '../../../platform/secrets/seal.ts'
import type { SubmittedFile } from '../submission/submission.ts'
import { sniffFile } from './sniff-file.ts'

/** Folder of the files below DATA_DIR and in the bucket. */
export const leadFilesFolder = 'lead-files'

const nameOf = (id: string): FileName => `${leadFilesFolder}/${id}`

const placeOf = (accountId: string): SecretContext => ({
  table: 'lead_files',
  column: 'key_sealed',
  accountId,
})

/** A stored file and the sealed key of its bytes. */
export interface SealedFile extends LeadFile {
  readonly keySealed: string
}

const nonceLength = 12
const tagLength = 16

const sealed = (id: string, key: Buffer, bytes: Buffer): Buffer => {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(id))
  const text = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

const opened = (id: string, key: Buffer, stored: Buffer): Buffer => {
  const tag = stored.subarray(nonceLength, nonceLength + tagLength)
  const decipher = createDecipheriv('aes-256-gcm', key, stored.subarray(0, nonceLength))
    .setAAD(Buffer.from(id))
    .setAuthTag(tag)
  return Buffer.concat([decipher.update(stored.subarray(nonceLength + tagLength)), decipher.final()])
}

/** Returns the file's own name, without folders and characters that file systems refuse. */
const plainName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? '')
    // browsers escape these three
    .replace(/%(?:22|0d|0a)/gi, '_')
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '_')
    .trim()
    .slice(-150) || 'file'

/**
 * Stores files of a submission sealed, each with its own key (AES-256-GCM). Rows follow by {@link insertLeadFiles};
 * files without a row are purged.
 */
export const storeLeadFiles = async (
  { config }: Pick<AppContext, 'config'>,
  accountId: string,
  files: readonly SubmittedFile[],
): Promise<readonly SealedFile[]> => {
  const store = largeFiles(config)
  const box = createSecretBox(config.appSecret)
  const stored: SealedFile[] = []
  for (const { name, bytes } of files) {
    const id = uuidV7()
    const key = randomBytes(32)
    const path = store.pathOf(nameOf(id))
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await writeFile(path, sealed(id, key, bytes), { mode: 0o600 })
    await store.keep(nameOf(id))
    stored.push({
      _id: id,
      name: plainName(name),
      type: sniffFile(bytes),
      bytes: bytes.length,
      keySealed: box.seal(key.toString('base64url'), placeOf(accountId)),
    })
  }
  return stored
}

/** Inserts the rows of stored files in the transaction of their lead. */
export const insertLeadFiles = async (
  transaction: Transaction<Database>,
  lead: { readonly id: string; readonly accountId: string },
  files: readonly SealedFile[],
): Promise<void> => {
  if (files.length === 0) return
  await transaction
    .insertInto('leadFiles')
    .values(
      files.map(({ _id, name, type, bytes, keySealed }) => ({
        ...{ id: _id, name, type, bytes, keySealed },
        ...{ accountId: lead.accountId, leadId: lead.id },
      })),
    )
    .execute()
}

/**
 * Reason for which a file can't be read: its bytes are gone, they or their key are not those that were stored, or the key
 * was sealed with another APP_SECRET.
 */
export type UnreadableFile = 'missing' | 'damaged' | 'other-secret'

/** Returns the bytes of a lead's file, or why they can't be read. Rejects while the bucket is unavailable. */
export const openLeadFile = async (
  { config }: Pick<AppContext, 'config'>,
  row: { readonly id: string; readonly accountId: string; readonly keySealed: string },
): Promise<Buffer | UnreadableFile> => {
  const { appSecret } = config
  const key = createSecretBox(appSecret).open(row.keySealed, placeOf(row.accountId))
  if (key === undefined) return row.keySealed.startsWith(sealedWith(appSecret)) ? 'damaged' : 'other-secret'
  const found = await largeFiles(config).open(nameOf(row.id))
  if (!found) return 'missing'
  const stored = await buffer(found.content)
  try {
    return opened(row.id, Buffer.from(key, 'base64url'), stored)
  } catch {
    // the tag doesn't match, or bytes are missing
    return 'damaged'
  }
}

/** Deletes the bytes of files whose rows were deleted. */
export const dropLeadFiles = async (
  { config }: Pick<AppContext, 'config'>,
  ids: readonly string[],
): Promise<void> => {
  for (const id of ids) await largeFiles(config).drop(nameOf(id))
}
