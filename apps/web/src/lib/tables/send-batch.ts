/** Problems of a row, by field. */
export type RowErrors = Readonly<Record<string, string>>

/** How far an import is; batches sent again under its id are not added twice. */
export interface ImportCounts {
  readonly importId: string
  /** Rows that were answered. */
  readonly done: number
  readonly created: number
}

interface BatchAnswer {
  readonly created: number
  /** Rows of the batch that were not added, by their index in it. */
  readonly rejected: readonly { readonly row: number; readonly errors: RowErrors }[]
}

/**
 * Sends the next `size` rows of an import. Returns its counts after them, these rows, their answer and those
 * that it rejects. Throws the call's error; the same batch can be sent again.
 */
export const sendBatch = async <Row, Answer extends BatchAnswer>(
  { importId, done, created }: ImportCounts,
  rows: readonly Row[],
  size: number,
  send: (batch: { importId: string; batch: number }, sent: readonly Row[]) => Promise<Answer>,
) => {
  const sent = rows.slice(done, done + size)
  const answer = await send({ importId, batch: done / size }, sent)
  return {
    counts: { importId, done: done + sent.length, created: created + answer.created },
    sent,
    answer,
    rejected: answer.rejected.flatMap(({ row, errors }) => {
      const one = sent[row]
      return one === undefined ? [] : [[one, errors] as const]
    }),
  }
}
