export interface ContentCache {
  /**
   * Returns the content of a name, loading it once for concurrent callers. Missing contents are not cached.
   */
  get(name: string, load: () => Promise<Uint8Array | undefined>): Promise<Uint8Array | undefined>
}

/** Caches immutable contents by name, evicting the least recently read ones above `mostBytes`. */
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
        // the map keeps the order of the last reads
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
