/** Stands for an object that hooks make before the first test. Throws if it is used before. */
export const madeByHook = <Made extends object>(get: () => Made | undefined): Made =>
  new Proxy({} as Made, {
    get: (_, name) => {
      const made = get()
      if (!made) throw new Error(`“${String(name)}” is used before its hook, or was not asked for.`)
      return Reflect.get(made, name) as unknown
    },
  })
