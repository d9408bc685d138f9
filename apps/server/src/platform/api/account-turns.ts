interface Account {
  underWay: number
  readonly waiting: (() => void)[]
}

/**
 * Limits each account to `most` concurrent operations. Further ones wait in order of arrival. Accounts do not
 * wait for each other.
 */
export const accountTurns = (most: number) => {
  const accounts = new Map<string, Account>()

  return async <Result>(accountId: string, work: () => Promise<Result>): Promise<Result> => {
    const account = accounts.get(accountId) ?? { underWay: 0, waiting: [] }
    accounts.set(accountId, account)
    // the finished operation passes its slot on, so that a newcomer can't overtake
    if (account.underWay >= most) await new Promise<void>((resolve) => account.waiting.push(resolve))
    else account.underWay += 1
    try {
      return await work()
    } finally {
      const next = account.waiting.shift()
      if (next) next()
      else account.underWay -= 1
      if (account.underWay === 0) accounts.delete(accountId)
    }
  }
}
