/** Returns the first records of a list with the total that each row carries. */
export const firstOf = <Row extends { id: string; total: number }>(rows: readonly Row[]) => ({
  total: rows[0]?.total ?? 0,
  data: rows.map(({ id, total: _, ...row }) => ({ _id: id, ...row })),
})
