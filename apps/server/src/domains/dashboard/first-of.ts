/** The first records of a list, each of which says how many there are. */
export const firstOf = <Row extends { id: string; total: number }>(rows: readonly Row[]) => ({
  total: rows[0]?.total ?? 0,
  data: rows.map(({ id, total: _, ...row }) => ({ _id: id, ...row })),
})
