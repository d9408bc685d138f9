import { AsyncLocalStorage } from 'node:async_hooks'

const acting = new AsyncLocalStorage<string>()

/**
 * Runs `work` for an admin who impersonates a user, so that every audit log entry it writes names the admin.
 */
export const asActingAdmin = <Result>(adminId: string, work: () => Promise<Result>): Promise<Result> =>
  acting.run(adminId, work)

/** Returns the id of the impersonating admin in the current call; undefined if the user makes the call. */
export const actingAdmin = (): string | undefined => acting.getStore()
