import { createHmac } from 'node:crypto'

/** Challenge of ALTCHA's protocol (https://altcha.org, version 1): the number whose hash with the salt is known. */
export interface Challenge {
  readonly algorithm: string
  readonly challenge: string
  readonly maxnumber: number
  readonly salt: string
  readonly signature: string
}

/** Largest number: a phone hashes this many in about a second. */
const mostHashes = 100_000

const keyOf = (appSecret: string): string =>
  createHmac('sha256', appSecret).update('web2/lead-proof-of-work/v1').digest('base64url')

// loaded with the first confirmation page
const library = () => import('altcha-lib/v1')

/** Returns a challenge for the page of this signed confirmation. */
export const newChallenge = async (appSecret: string, confirmation: string): Promise<Challenge> => {
  const { createChallenge } = await library()
  const { algorithm, challenge, salt, signature } = await createChallenge({
    algorithm: 'SHA-256',
    hmacKey: keyOf(appSecret),
    maxnumber: mostHashes,
    params: { for: confirmation },
  })
  return { algorithm, challenge, maxnumber: mostHashes, salt, signature }
}

/** Returns whether this is the solution of a challenge for the confirmation. The confirmation itself expires. */
export const isSolved = async (
  appSecret: string,
  confirmation: string,
  solution: string,
): Promise<boolean> => {
  if (solution === '' || solution.length > 2_000) return false
  const { extractParams, verifySolution } = await library()
  try {
    if (extractParams(solution).for !== confirmation) return false
    const { algorithm } = JSON.parse(atob(solution)) as { readonly algorithm?: unknown }
    return algorithm === 'SHA-256' && (await verifySolution(solution, keyOf(appSecret), false))
  } catch {
    // no JSON in Base64
    return false
  }
}
