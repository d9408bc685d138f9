import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** Context of a secret: it can be opened only with the same one. */
export interface SecretContext {
  table: string
  column: string
  accountId: string
}

/** Seals and opens stored secrets with a key derived from APP_SECRET. */
export interface SecretBox {
  /** Returns `v1.<key id>.<nonce>.<tag>.<text>`, the last three in base64url. */
  seal(secret: string, place: SecretContext): string
  /** Returns the secret, or undefined if it was sealed with another APP_SECRET or for another context. */
  open(envelope: string, place: SecretContext): string | undefined
}

const associated = (place: SecretContext): Buffer =>
  Buffer.from(`${place.table}/${place.column}/${place.accountId}`)

const keyOf = (appSecret: string) => {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'web2/stored-secrets/v1', 32))
  return { key, id: createHash('sha256').update(key).digest('base64url').slice(0, 8) }
}

const envelope = /^v1\.[\w-]{8}\.[\w-]{16}\.[\w-]{22}\.[\w-]*$/

/** Returns whether a text is a sealed secret. */
export const isSealed = (text: string): boolean => envelope.test(text)

/** Returns the prefix of every value sealed with this secret. */
export const sealedWith = (appSecret: string): string => `v1.${keyOf(appSecret).id}.`

/**
 * Creates a secret box with AES-256-GCM; older secrets after the first still open what they sealed, so that
 * keys can be rotated.
 */
export const createSecretBox = (appSecret: string, ...older: string[]): SecretBox => {
  const current = keyOf(appSecret)
  const keys = new Map([appSecret, ...older].map(keyOf).map(({ id, key }) => [id, key]))
  return {
    seal: (secret, place) => {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', current.key, nonce).setAAD(associated(place))
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      const parts = [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))
      return ['v1', current.id, ...parts].join('.')
    },
    open: (envelope, place) => {
      const [version, id, nonce, tag, sealed] = envelope.split('.')
      const key = keys.get(id ?? '')
      if (version !== 'v1' || !key || !nonce || !tag || sealed === undefined) return undefined
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'))
        .setAAD(associated(place))
        .setAuthTag(Buffer.from(tag, 'base64url'))
      try {
        return Buffer.concat([decipher.update(Buffer.from(sealed, 'base64url')), decipher.final()]).toString()
      } catch {
        return undefined // the tag doesn't match: another context or altered data
      }
    },
  }
}
