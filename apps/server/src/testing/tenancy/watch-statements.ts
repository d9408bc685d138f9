import { AsyncLocalStorage } from 'node:async_hooks'
import { Client, type QueryResult } from 'pg'
import { isAcrossAccounts } from './across-accounts.ts'
import { judge, prove, type WatchedCall } from './statement-rule.ts'

export interface StatementWatch {
  /** Tables and views whose rows belong to accounts. */
  readonly owned: ReadonlySet<string>
  readonly report: (violation: Error) => void
}

const calls = new AsyncLocalStorage<WatchedCall & StatementWatch>()

/** Runs a service's method and reports its statements that may reach rows of another account. */
export const asWatchedCall = <Answer>(
  watch: StatementWatch,
  call: WatchedCall,
  work: () => Promise<Answer>,
): Promise<Answer> => calls.run({ ...watch, ...call }, work)

type Query = (this: Client, ...given: unknown[]) => Promise<QueryResult> | undefined

const plain = Client.prototype.query as unknown as Query

const watched: Query = function (this, ...given) {
  const call = calls.getStore()
  const [statement, values] = given
  const { text, values: parameters = [] } =
    typeof statement === 'string'
      ? { text: statement, values: Array.isArray(values) ? (values as unknown[]) : [] }
      : (statement as { readonly text?: string; readonly values?: readonly unknown[] })
  if (!call || text === undefined) return plain.apply(this, given)
  const verdict = judge(call, call.owned, text, parameters)
  if (verdict.kind === 'forgotten' && !isAcrossAccounts(call, text))
    call.report(new Error(`A statement of ${call.service} ${verdict.reason}: ${text}`))
  if (verdict.kind !== 'filtered') return plain.apply(this, given)
  return plain.apply(this, given)?.then((result) => {
    prove(call, text, parameters, result)
    return result
  })
}

// here every statement passes: also raw SQL, and the adapter's, which a Kysely plugin would not see
Client.prototype.query = watched as never
