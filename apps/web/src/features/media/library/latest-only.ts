/** Counter of user actions, so that late work never overrides a newer action. */
export interface Turns {
  /** Reports a user action. */
  readonly take: () => void
  /** Wraps work, so that it is skipped if a user action follows before it is called. */
  readonly unlessTaken: <Given>(work: (given: Given) => void) => (given: Given) => void
}

export const createActionCounter = (): Turns => {
  let taken = 0
  return {
    take: () => {
      taken += 1
    },
    unlessTaken: (work) => {
      const before = taken
      return (given) => {
        if (taken === before) work(given)
      }
    },
  }
}
