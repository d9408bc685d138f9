import { textSet } from '../text/text-set.ts'

export interface Collision {
  readonly wanted: string
  readonly path: string
}

/** Gives every page a path of its own. */
export interface FreePaths {
  /** Returns the path itself, or the first of 'path-2', 'path-3' … that is free. */
  take(wanted: string): string
  readonly collisions: number
  /** The first collisions. */
  readonly collided: readonly Collision[]
}

const mostShown = 100

export const freePaths = (): FreePaths => {
  const taken = textSet()
  /** Next number to try per path, so that 100,000 pages with one path take linear time */
  const next = new Map<string, number>()
  const collided: Collision[] = []
  let collisions = 0
  return {
    take: (wanted) => {
      let path = wanted
      for (let number = next.get(wanted) ?? 2; !taken.add(path); number += 1) {
        path = `${wanted}-${number}`
        next.set(wanted, number + 1)
      }
      if (path !== wanted) {
        collisions += 1
        if (collided.length < mostShown) collided.push({ wanted, path })
      }
      return path
    },
    get collisions() {
      return collisions
    },
    collided,
  }
}
