import { defineService, type DefinedService } from '../../platform/api/define-service.ts'
import { methodNames, type CallParams, type ServiceMethods } from '../../platform/api/service-types.ts'
import { mayUse } from '../../platform/auth/caller.ts'
import { idsIn } from './statement-rule.ts'
import { asWatchedCall, type StatementWatch } from './watch-statements.ts'

/** Policies of methods that concern no account, or all of them. */
const ofNoAccount: ReadonlySet<unknown> = new Set(['guest', 'users:manage', 'installation:operate'])

type Method = (...args: unknown[]) => Promise<unknown>

/**
 * Returns the services with their own methods watched: a statement that forgets the caller's account is reported, also
 * if the request is about the caller's own records. The adapter filters its statements itself.
 */
export const watchServices = (
  services: readonly DefinedService[],
  watch: StatementWatch,
): readonly DefinedService[] =>
  services.map((service) => {
    const { methods, path, policy } = service.definition
    if (!methods) return service
    const watched = (method: Method): Method =>
      function (this: unknown, ...args) {
        const { caller, query } = args.at(-1) as CallParams
        const { accountId, userId, sessionId } = caller
        const unproven = new Set(idsIn([args.slice(0, -1), query]))
        for (const id of [accountId, userId, sessionId]) unproven.delete(id)
        const call = { service: path, accountId, isAdmin: mayUse(caller, 'users:manage'), unproven }
        return asWatchedCall(watch, call, () => method.apply(this, args))
      }
    return defineService({
      ...service.definition,
      methods: (context) => {
        const own: ServiceMethods = methods(context)
        const ofAccount = methodNames.filter((name) => own[name] && !ofNoAccount.has(policy[name]))
        const replaced = ofAccount.map((name) => [name, watched(own[name] as Method)])
        return { ...own, ...Object.fromEntries(replaced) } as ServiceMethods
      },
    })
  })
