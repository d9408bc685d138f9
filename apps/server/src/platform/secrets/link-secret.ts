import { createHash, randomBytes } from 'node:crypto'

/** The secret part of a link that opens something once: 256 random bits. */
export const newLinkSecret = (): string => randomBytes(32).toString('base64url')

/** What is kept of it. It is random through and through, so a fast hash gives nothing away. */
export const linkSecretHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')
