import { createHash, randomBytes } from 'node:crypto'

/** Returns the secret of a one-time link: 256 random bits. */
export const newLinkSecret = (): string => randomBytes(32).toString('base64url')

/** Returns the stored hash of a link secret. It is fully random, so a fast hash is safe. */
export const linkSecretHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')
