import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

const digest = (password: string, nonce: Buffer, parameters: Omit<Argon2Parameters, 'message' | 'nonce'>) =>
  derive('argon2id', { message: password.normalize('NFC'), nonce, ...parameters })

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** Returns the password's hash in the PHC string format, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  const hash = await digest(password, salt, cost)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(hash)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/

/** Returns whether the password matches the hash. Throws for a hash in an unknown format, which is a bug. */
export const verifyPassword = async (password: string, stored: string): Promise<boolean> => {
  const parts = phc.exec(stored)
  if (!parts) throw new Error('A stored password hash has an unknown form')
  const [, memory, passes, parallelism, salt, hash] = parts
  const expected = Buffer.from(hash ?? '', 'base64')
  const actual = await digest(password, Buffer.from(salt ?? '', 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(actual, expected)
}

let decoy: Promise<string> | undefined

/**
 * Takes as long as a real check and returns false, so that timing doesn't reveal unknown email addresses.
 */
export const verifyDummyPassword = async (password: string): Promise<false> => {
  decoy ??= hashPassword(randomBytes(16).toString('hex'))
  await verifyPassword(password, await decoy)
  return false
}
