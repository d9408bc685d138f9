const bare = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/s$/, '')

/** The column that a list is likely to stand for: one of its name, else one that holds it, else none (the first). */
export const columnFor = (columns: readonly string[], listName: string): string | null => {
  const wanted = bare(listName)
  if (wanted === '') return null
  return (
    columns.find((column) => bare(column) === wanted) ??
    columns.find((column) => bare(column).includes(wanted)) ??
    null
  )
}
