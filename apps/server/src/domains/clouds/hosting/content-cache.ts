export interface ContentCache {
  /** The content of a name, loaded once for all who ask at the same time. What is not found is not remembered. */
  get(name: string, load: () => Promise<Uint8Array | undefined>): Promise<Uint8Array | undefined>
}

/** Contents that never change under their names, the latest read ones up to so many bytes. */
export const createContentCache = (mostBytes: number): ContentCache => {
  const kept = new Map<string, Uint8Array>()
  const loading = new Map<string, Promise<Uint8Array | undefined>>()
  let bytes = 0
  const keep = (name: string, content: Uint8Array) => {
    if (content.length > mostBytes) return
    kept.set(name, content)
    bytes += content.length
    for (const [oldest, { length }] of kept) {
      if (bytes <= mostBytes) return
      kept.delete(oldest)
      bytes -= length
    }
  }
  return {
    get: async (name, load) => {
      const known = kept.get(name)
      if (known) {
        // the map's order is the order of reading
        kept.delete(name)
        kept.set(name, known)
        return known
      }
      const underWay = loading.get(name)
      if (underWay) return underWay
      const begun = load()
        .then((content) => {
          if (content) keep(name, content)
          return content
        })
        .finally(() => loading.delete(name))
      loading.set(name, begun)
      return begun
    },
  }
}
