import { randomUUID } from 'node:crypto'

/** Application that is registered at a simulated platform. */
export const testApp = { clientId: 'client-of-a-test', clientSecret: 'secret-of-a-test' }

export interface GrantAnswer {
  readonly status: number
  readonly json: object
}

interface Given {
  readonly accessToken: string
  readonly refreshToken: string
}

interface GrantOptions {
  /** Lifetime of access tokens in seconds; 0: they do not expire and have no refresh token. */
  readonly expiresIn: number
  /** Additional response fields. */
  readonly more?: object
}

const refused = (status: number, error: string, description: string): GrantAnswer => ({
  status,
  json: { error, error_description: description },
})

/** Creates authorization codes and tokens of RFC 6749: codes and refresh tokens work once. */
export const createGrants = ({ expiresIn, more = {} }: GrantOptions) => {
  const codes = new Map<string, { readonly redirect: string }>()
  const refreshTokens = new Set<string>()
  const accessTokens = new Set<string>()
  let withNewRefreshToken = true

  const give = (): GrantAnswer => {
    const given: Given = { accessToken: `access-${randomUUID()}`, refreshToken: `refresh-${randomUUID()}` }
    accessTokens.add(given.accessToken)
    const refreshes = expiresIn > 0 && withNewRefreshToken
    if (refreshes) refreshTokens.add(given.refreshToken)
    return {
      status: 200,
      json: {
        access_token: given.accessToken,
        token_type: 'bearer',
        scope: 'write offline_access',
        ...(expiresIn > 0 && { expires_in: expiresIn }),
        ...(refreshes && { refresh_token: given.refreshToken }),
        ...more,
      },
    }
  }

  return {
    accessTokens,
    refreshTokens,
    /** Makes refresh responses omit the refresh token. */
    keepRefreshTokens: () => {
      withNewRefreshToken = false
    },
    /** Revokes every connection, as users can at the platform. */
    revoke: () => {
      accessTokens.clear()
      refreshTokens.clear()
    },
    /** Returns the redirect URL after the user has granted or denied access. */
    authorize: (query: URLSearchParams, agrees = true): string => {
      const redirect = query.get('redirect_uri') ?? ''
      const back = new URL(redirect)
      back.searchParams.set('state', query.get('state') ?? '')
      if (agrees) {
        const code = randomUUID()
        codes.set(code, { redirect })
        back.searchParams.set('code', code)
      } else back.searchParams.set('error', 'access_denied')
      return back.href
    },
    token: (body: string): GrantAnswer => {
      const fields = new URLSearchParams(body)
      if (
        fields.get('client_id') !== testApp.clientId ||
        fields.get('client_secret') !== testApp.clientSecret
      )
        return refused(401, 'invalid_client', 'Unknown client_id.')
      const grant = fields.get('grant_type')
      if (grant === 'client_credentials') return give()
      if (grant === 'authorization_code') {
        const code = fields.get('code') ?? ''
        const known = codes.get(code)
        codes.delete(code)
        if (!known) return refused(400, 'invalid_grant', 'Invalid authorization_code.')
        if (known.redirect !== fields.get('redirect_uri'))
          return refused(400, 'redirect_uri_mismatch', 'The redirect URI is another one.')
        return give()
      }
      const refresh = fields.get('refresh_token') ?? ''
      if (grant !== 'refresh_token' || !refreshTokens.has(refresh))
        return refused(401, 'invalid_grant', 'The refresh token is invalid.')
      if (withNewRefreshToken) refreshTokens.delete(refresh)
      return give()
    },
  }
}
