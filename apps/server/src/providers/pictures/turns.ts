/** Runs at most `places` tasks side by side; the others wait in the order in which they came. */
export const createTurns = (places: number) => {
  const waiting: (() => void)[] = []
  let taken = 0

  const enter = async (): Promise<void> => {
    if (taken >= places) await new Promise<void>((resolve) => waiting.push(resolve))
    else taken += 1
  }
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else taken -= 1
  }

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    await enter()
    try {
      return await task()
    } finally {
      leave()
    }
  }
}
