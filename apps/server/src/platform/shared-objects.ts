/**
 * Objects of which a running application has one each, such as the gate that all calls to external services pass.
 * Each is known by the function that creates it.
 */
export interface SharedObjects {
  /** Returns what `create` made at its first call; later arguments are ignored. */
  once<Given, Made>(create: (given: Given) => Made, given: Given): Made
}

export const createSharedObjects = (): SharedObjects => {
  const objects = new Map<unknown, unknown>()
  return {
    once: <Given, Made>(create: (given: Given) => Made, given: Given) => {
      if (!objects.has(create)) objects.set(create, create(given))
      return objects.get(create) as Made
    },
  }
}
