import { env } from 'node:process'

interface Keys {
  accessKey: string
  secretKey: string
}

export interface ObjectStore extends Keys {
  endpoint: string
  /** Another account at the same store. */
  stranger: Keys
}

export const objectStore = (): ObjectStore | { unavailable: string } => {
  const endpoint = env.S3_TEST_ENDPOINT
  if (!endpoint) return { unavailable: 'S3_TEST_ENDPOINT names no store' }
  return {
    endpoint,
    accessKey: 'TESTACCESSKEY0000000',
    secretKey: 'testSecretKey00000000000000000000000000000',
    stranger: { accessKey: 'STRANGERACCESSKEY000', secretKey: 'strangerSecret00000000000000000000000000' },
  }
}
