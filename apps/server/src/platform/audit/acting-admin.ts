import { AsyncLocalStorage } from 'node:async_hooks'

const acting = new AsyncLocalStorage<string>()

/**
 * Does the work of a call that an admin makes while signed in as somebody else. Every line that it writes into the log
 * names the admin: so many commands write one that some would forget to.
 */
export const asActingAdmin = <Result>(adminId: string, work: () => Promise<Result>): Promise<Result> =>
  acting.run(adminId, work)

/** The id of the admin who is signed in as the user whose call this is part of; undefined for everybody's own calls. */
export const actingAdmin = (): string | undefined => acting.getStore()
