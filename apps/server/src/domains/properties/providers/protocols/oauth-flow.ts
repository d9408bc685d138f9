import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { done, failed, type Outcome } from '../../../../platform/outbound/outcome.ts'
import type {
  Connection,
  ConnectorDeps,
  RemoteSubProperty,
  Refreshing,
  VerificationAnswer,
  VerificationStart,
  VerificationStepResult,
} from '../connector.ts'
import {
  askTokens,
  authorizeAddress,
  newState,
  readReturn,
  type OAuthApp,
  type OAuthPlatform,
  type Tokens,
} from './oauth.ts'

export interface Owner {
  readonly username: string
  readonly destinations: readonly RemoteSubProperty[]
}

interface FlowOptions {
  /** Returns the owner of the tokens with their sub-properties. */
  ownerOf(tokens: Tokens): Promise<Outcome<Owner>>
}

const secretsOf = ({ clientId, clientSecret }: OAuthApp, tokens: Tokens): Record<string, string> => ({
  // of the application that issued the tokens, because the one in Settings may change
  clientId,
  clientSecret,
  accessToken: tokens.accessToken,
  ...(tokens.refreshToken && { refreshToken: tokens.refreshToken }),
  ...(tokens.expiresAt && { expiresAt: tokens.expiresAt }),
})

/** Returns the budget shared by all tokens of one application. */
export const appBudgetName = (platform: string, { secrets }: Connection): string =>
  `${platform}:app:${createHash('sha256')
    .update(secrets.clientId ?? '')
    .digest('hex')
    .slice(0, 16)}`

const failedTurn = (failure: {
  kind: string
  message: string
  retryAfter?: number
}): VerificationStepResult =>
  failure.kind === 'retryable' || failure.kind === 'rate-limited'
    ? { kind: 'later', failure: { ...failure, kind: failure.kind } }
    : {
        kind: 'failed',
        problem: failure.kind === 'auth-dead' ? 'incorrect-credentials' : 'unknown',
        message: failure.message,
      }

/** Number of attempts to read the owner of new tokens. */
const attempts = 3

/**
 * Creates the OAuth 2.0 connection flow. The application's keys come as `clientId` and `clientSecret` in the
 * secrets of the new connection; they and the state are stored until the user returns.
 */
export const oauthFlow = (world: ConnectorDeps, platform: OAuthPlatform, { ownerOf }: FlowOptions) => {
  /**
   * Reads the owner with retries, because the authorization code is used up and this step can't be repeated.
   */
  const findOwner = async (app: OAuthApp, tokens: Tokens): Promise<VerificationStepResult> => {
    for (let attempt = 1; ; attempt += 1) {
      const owner = await ownerOf(tokens)
      if (owner.ok) return { kind: 'verified', ...owner.value, secrets: secretsOf(app, tokens) }
      const turn = failedTurn(owner.failure)
      if (turn.kind !== 'later') return turn
      if (attempt === attempts)
        return { kind: 'failed', problem: 'unknown', message: `${turn.failure.message} Then connect again.` }
      await setTimeout(attempt * 1_000, undefined, { signal: world.signal })
    }
  }
  return {
    begin: ({ connection, returnTo }: VerificationStart): Promise<VerificationStepResult> => {
      const { clientId = '', clientSecret = '' } = connection.secrets
      if (clientId === '' || clientSecret === '')
        return Promise.resolve({
          kind: 'failed',
          problem: 'incorrect-credentials',
          message: `Register an application at ${platform.name} and add its two keys under API keys (${platform.name} application). Then connect again.`,
        })
      const state = newState()
      return Promise.resolve({
        kind: 'ask',
        ask: { step: 'approve', url: authorizeAddress(platform, { clientId, state, returnTo }) },
        memory: { state, clientId, clientSecret },
      })
    },
    resume: async ({ memory, answer, returnTo }: VerificationAnswer): Promise<VerificationStepResult> => {
      const { state = '', clientId = '', clientSecret = '' } = memory
      const returned = readReturn(platform.name, answer, state)
      if (!returned.ok) return { kind: 'failed', problem: returned.problem, message: returned.message }
      const fields = {
        grant_type: 'authorization_code',
        code: returned.code,
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri: returnTo,
      }
      const tokens = await askTokens(world.dispatcher, platform, fields, world.now())
      return tokens.ok ? findOwner({ clientId, clientSecret }, tokens.value) : failedTurn(tokens.failure)
    },
  }
}

/** Ms before expiry at which a token is refreshed. */
const early = 5 * 60_000

export const oauthRefreshing = (world: ConnectorDeps, platform: OAuthPlatform): Refreshing => ({
  isDue: ({ secrets }, now) =>
    secrets.expiresAt !== undefined && Date.parse(secrets.expiresAt) - early <= now.getTime(),
  refresh: async ({ secrets }) => {
    const { clientId = '', clientSecret = '', refreshToken = '' } = secrets
    if (refreshToken === '')
      return failed({
        kind: 'auth-dead',
        message: `The connection to ${platform.name} has expired. Reconnect it.`,
      })
    const fields = {
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: clientId,
      client_secret: clientSecret,
    }
    const tokens = await askTokens(world.dispatcher, platform, fields, world.now())
    return tokens.ok ? done({ ...secrets, ...secretsOf({ clientId, clientSecret }, tokens.value) }) : tokens
  },
})
