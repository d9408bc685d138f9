import { Type, type Static } from 'typebox'
import { Login } from '@web2/contract/core'
import { endSession } from '../../../platform/auth/end-sessions.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { withinSignInLimits } from '../sign-in/sign-in-limits.ts'
import { signIn, userWithEmail } from '../sign-in/sign-in.ts'
import { codeNeeded, notSignedIn } from '../../../platform/errors.ts'
import { validateData } from '../../../platform/api/validate.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { createKnownBrowsers } from '../../../platform/auth/known-browsers.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import { signInAnswer } from './sign-in-answer.ts'
import type { CallParams, GuestParams, ServiceContext } from '../../../platform/api/service-types.ts'

/** Sign-in with a stored token, as the official client sends it. */
const TokenLogin = Type.Object(
  { strategy: Type.Literal('jwt'), accessToken: Type.String({ maxLength: 4_000 }) },
  { additionalProperties: false },
)
type TokenLogin = Static<typeof TokenLogin>

type AnyLogin = Login | TokenLogin
/** Login by either strategy; `strategy` decides which other fields are required. */
const AnyLogin = Type.Unsafe<AnyLogin>(
  Type.Object({ strategy: Type.Union([Type.Literal('local'), Type.Literal('jwt')]) }),
)

/** A placeholder for an unknown user, so that checking the browser cookie takes equally long. */
const nobody = { id: '', passwordHash: '' }

/** Signs in with a password within the rate limits and marks the browser as known to the user. */
const passwordSignIn = (context: ServiceContext) => {
  const { db, now } = context
  const browsers = createKnownBrowsers(context.config)

  const knownBrowser = async (cookie: string, email: string): Promise<string | undefined> =>
    browsers.isMarked(cookie)
      ? browsers.find(cookie, (await userWithEmail(db, email)) ?? nobody, now())
      : undefined

  return async (
    { email, password, code }: Static<typeof Login>,
    { address, headers, setCookie }: GuestParams,
  ): Promise<{ accessToken: string; caller: Caller }> => {
    const { cookie = '', 'user-agent': userAgent = '' } = headers
    const browserId = await knownBrowser(cookie, email)
    const isKnownBrowser = browserId !== undefined
    const made = await withinSignInLimits(db, { email, address, browserId }, () =>
      signIn(context, { email, password, userAgent, code, isKnownBrowser }),
    )
    if (made.kind === 'code-missing') throw codeNeeded('missing')
    const { claims, passwordHash } = made
    if (setCookie)
      for (const line of browsers.remember(cookie, { id: claims.userId, passwordHash }, now()))
        setCookie(line)
    const accessToken = await context.tokens.sign(claims)
    return { accessToken, caller: await context.sessions.authenticate(accessToken) }
  }
}

/**
 * POST signs in and binds a socket to the session; DELETE signs out, after which the token is invalid
 * everywhere.
 */
export const authenticationService = defineService({
  path: 'authentication',
  policy: { create: 'guest', remove: 'guest' },
  data: { create: AnyLogin },
  unlogged: true,
  trim: false,
  methods: (context) => {
    const withPassword = passwordSignIn(context)
    const withToken = async ({ accessToken }: TokenLogin) => ({
      accessToken,
      caller: await context.sessions.authenticate(accessToken),
    })
    return {
      create: async (body: AnyLogin, params: GuestParams) => {
        validateData(body.strategy === 'local' ? Login : TokenLogin, body)
        const { accessToken, caller } = await (body.strategy === 'local'
          ? withPassword(body, params)
          : withToken(body))
        if (params.connection) context.sockets.signIn(params.connection, accessToken, caller)
        return signInAnswer(context, accessToken, caller)
      },

      remove: async (_id: string | null, { caller, connection }: Partial<CallParams>) => {
        if (!caller) throw notSignedIn()
        // the socket that signs out stays open for the next sign-in; the session's other sockets are cut
        if (connection) context.sockets.signOut(connection)
        // an access token has no session to end; it is revoked in Settings
        if (caller.limitedTo) return { accessToken: null }
        await endSession(context.db, caller.sessionId, context.now())
        await recordAudit(context.db, {
          action: 'signed-out',
          userId: caller.userId,
          accountId: caller.accountId,
        })
        context.sessionWatch.changed(caller.sessionId)
        return { accessToken: null }
      },
    }
  },
})
