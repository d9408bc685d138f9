interface IdOptions {
  readonly prefix?: string
  /** Word for a name without letters or digits of ASCII. */
  readonly otherwise: string
}

/** Returns an unused id of lowercase letters, digits and hyphens for something with this name. */
export const idOfName = (
  name: string,
  present: readonly { readonly id: string }[],
  { prefix = '', otherwise }: IdOptions,
): string => {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')
  const used = new Set(present.map(({ id }) => id))
  const first = prefix + (words || otherwise)
  let id = first
  for (let n = 2; used.has(id); n += 1) id = `${first}-${n}`
  return id
}
