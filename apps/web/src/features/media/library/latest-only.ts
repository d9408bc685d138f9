/** Counts what a person does, so that what ends late never undoes what they did meanwhile. */
export interface Turns {
  /** The person did something. */
  readonly take: () => void
  /** The work, which is left undone once the person has done something since now. */
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
