import { packed, type Attacker } from './worst-caller.ts'

/** One way in, with the worst that it takes. */
export interface Door {
  readonly name: string
  /** Builds what is sent; the function sends it and tells how it was answered. */
  readonly prepare: () => Promise<() => Promise<string | number>>
}

export const many = <T>(count: number, each: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => each(at))

/** A text of about so many letters. */
export const filled = (unit: string, letters: number): string =>
  unit.repeat(Math.floor(letters / unit.length))

/** A body of JSON at a path, as a member sends it. */
export const json = (
  attacker: Attacker,
  name: string,
  [method, path]: readonly [method: string, path: string],
  build: () => unknown,
): Door => ({
  name,
  prepare: async () => {
    const { body, headers } = packed(JSON.stringify(build()))
    return async () => (await attacker.send(method, path, body, headers)).status
  },
})
