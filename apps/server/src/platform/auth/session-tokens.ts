import { hkdfSync } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'

const issuer = 'web-2-manager'
const audience = 'web-2-manager-api'
const algorithm = 'HS256'

export interface TokenClaims {
  readonly sessionId: string
  readonly userId: string
  /** In ms since 1970. */
  readonly expiresAt: number
}

/** Signs and reads access tokens; their permissions come from the session row only. */
export interface Tokens {
  sign(claims: TokenClaims): Promise<string>
  /** Returns undefined if it is foreign, altered, or expired. */
  read(token: string): Promise<TokenClaims | undefined>
}

export const createTokens = (appSecret: string, now: () => Date): Tokens => {
  const key = new Uint8Array(hkdfSync('sha256', appSecret, '', 'access tokens', 32))
  return {
    sign: ({ sessionId, userId, expiresAt }) =>
      new SignJWT()
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(userId)
        .setJti(sessionId)
        .setIssuedAt(now())
        .setExpirationTime(Math.floor(expiresAt / 1_000))
        .sign(key),

    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          typ: 'JWT',
          issuer,
          audience,
          requiredClaims: ['sub', 'jti', 'exp'],
          currentDate: now(),
        })
        const { jti = '', sub = '', exp = 0 } = payload
        return { sessionId: jti, userId: sub, expiresAt: exp * 1_000 }
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined
        throw error
      }
    },
  }
}
