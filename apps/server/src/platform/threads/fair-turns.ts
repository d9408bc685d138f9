/** Runs a task when its turn comes; `account` is the account it is for. */
export type FairTurns = <Result>(account: string, task: () => Promise<Result>) => Promise<Result>

/**
 * Runs at most `places` tasks concurrently. A free slot goes to an account with the fewest running tasks,
 * round-robin among those; the tasks of one account keep their order. However many tasks one account has, the
 * first of another waits for at most two of them.
 */
export const createFairTurns = (places: number): FairTurns => {
  /** In the order of the accounts' next turns. */
  const waiting = new Map<string, (() => void)[]>()
  const atWork = new Map<string, number>()
  let free = places

  const begin = (account: string) => {
    free -= 1
    atWork.set(account, (atWork.get(account) ?? 0) + 1)
  }
  const end = (account: string) => {
    free += 1
    const left = (atWork.get(account) ?? 1) - 1
    if (left === 0) atWork.delete(account)
    else atWork.set(account, left)
  }
  const nextAccount = (): string | undefined => {
    let [next, fewest]: [string | undefined, number] = [undefined, Infinity]
    for (const account of waiting.keys()) {
      const held = atWork.get(account) ?? 0
      if (held < fewest) [next, fewest] = [account, held]
    }
    return next
  }
  const callNext = () => {
    const account = nextAccount()
    if (free === 0 || account === undefined) return
    const [first, ...others] = waiting.get(account) ?? []
    waiting.delete(account)
    if (others.length > 0) waiting.set(account, others)
    begin(account)
    first?.()
  }
  const enter = (account: string): Promise<void> | undefined => {
    if (free > 0) return void begin(account)
    const { promise, resolve } = Promise.withResolvers<void>()
    const others = waiting.get(account)
    if (others) others.push(resolve)
    else waiting.set(account, [resolve])
    return promise
  }

  return async (account, task) => {
    await enter(account)
    try {
      return await task()
    } finally {
      end(account)
      callNext()
    }
  }
}
