import { packed, type Attacker } from './worst-caller.ts'

/** An endpoint with the worst input that it accepts. */
export interface Door {
  readonly name: string
  /** Prepares the input. Returns a function that sends it and returns the status of the response. */
  readonly prepare: () => Promise<() => Promise<string | number>>
}

export const many = <T>(count: number, each: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => each(at))

/** Returns a text of about `letters` letters. */
export const filled = (unit: string, letters: number): string =>
  unit.repeat(Math.floor(letters / unit.length))

/** Returns an endpoint that receives a JSON body from a member. */
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
