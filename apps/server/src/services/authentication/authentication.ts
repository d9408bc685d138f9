import { Type, type Static } from 'typebox'
import { Login } from '@web2/contract'
import { endSession } from '../../commands/end-sessions.ts'
import { countAttempt, forgiveAttempt, forgiveAttempts } from '../../commands/rate-limit.ts'
import { recordAudit } from '../../commands/audit/record-audit.ts'
import { signIn } from '../../commands/sign-in.ts'
import { notSignedIn } from '../../errors.ts'
import { validateData } from '../../hooks/validate.ts'
import type { Caller } from '../../sessions/caller.ts'
import { defineService } from '../define-service.ts'
import { signInAnswer } from '../sign-in-answer.ts'
import type { CallParams, GuestParams, ServiceContext } from '../service-types.ts'

/** How the official client presents a token it has kept. */
const TokenLogin = Type.Object(
  { strategy: Type.Literal('jwt'), accessToken: Type.String({ maxLength: 4_000 }) },
  { additionalProperties: false },
)
type TokenLogin = Static<typeof TokenLogin>

/** Which of the two it is decides what else must be there. */
const AnyLogin = Type.Object({
  strategy: Type.Union([Type.Literal('local'), Type.Literal('jwt')]),
})
type AnyLogin = Static<typeof Login> | TokenLogin

/** Failed attempts: by address of the peer, and by the account that is tried from anywhere. */
const perAddress = { most: 100, seconds: 900 }
const perEmail = { most: 10, seconds: 900 }

const withPassword = async (
  context: ServiceContext,
  { email, password, code }: Static<typeof Login>,
  params: GuestParams,
): Promise<{ accessToken: string; caller: Caller }> => {
  const fromAddress = `login:address:${params.address}`
  const forEmail = `login:email:${email.toLowerCase()}`
  await countAttempt(context.db, { key: fromAddress, ...perAddress })
  await countAttempt(context.db, { key: forEmail, ...perEmail })
  const userAgent = params.headers['user-agent'] ?? ''
  const claims = await signIn(context, { email, password, userAgent, code })
  await Promise.all([forgiveAttempt(context.db, fromAddress), forgiveAttempts(context.db, forEmail)])
  const accessToken = await context.tokens.sign(claims)
  return { accessToken, caller: await context.sessions.authenticate(accessToken) }
}

/** POST signs in (and binds a socket to its session), DELETE signs out; the token is good nowhere afterwards. */
export const authenticationService = defineService({
  path: 'authentication',
  policy: { create: 'guest', remove: 'guest' },
  data: { create: AnyLogin },
  unlogged: true,
  trim: false,
  methods: (context) => ({
    create: async (body: AnyLogin, params: GuestParams) => {
      validateData(body.strategy === 'local' ? Login : TokenLogin, body)
      const { accessToken, caller } =
        body.strategy === 'local'
          ? await withPassword(context, body, params)
          : { accessToken: body.accessToken, caller: await context.sessions.authenticate(body.accessToken) }
      if (params.connection) context.sockets.signIn(params.connection, accessToken, caller)
      return signInAnswer(context, accessToken, caller)
    },

    remove: async (_id: string | null, { caller, connection }: Partial<CallParams>) => {
      if (!caller) throw notSignedIn()
      // The socket that signs out stays open for the next sign-in; every other one of the session is cut.
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
  }),
})
