import { napBatchRows, type NapBatch, type NapBatchAnswer } from '@web2/contract/listings'
import { sendBatch, type ImportCounts, type RowErrors } from '../../../lib/tables/send-batch.ts'
import type { CheckedRow } from './check-row.ts'

/** An import that was begun: its rows, and what has been answered so far. */
export interface ImportRun extends ImportCounts {
  readonly rows: readonly CheckedRow[]
  readonly rejected: readonly (readonly [row: CheckedRow, errors: RowErrors])[]
  /** Rows that were added without what could not be read of them, with their listing. */
  readonly partly: readonly (readonly [row: CheckedRow, napId: string, errors: RowErrors])[]
}

/** Creates an import. Parts sent again under the same `importId` are not added twice. */
export const newImport = (importId: string, rows: readonly CheckedRow[]): ImportRun => ({
  importId,
  rows,
  done: 0,
  created: 0,
  rejected: [],
  partly: [],
})

/** Sends the next part. Throws the call's error; the unchanged run can be resumed. */
export const nextPart = async (
  run: ImportRun,
  send: (part: NapBatch) => Promise<NapBatchAnswer>,
): Promise<ImportRun> => {
  const { counts, sent, answer, rejected } = await sendBatch(run, run.rows, napBatchRows, (batch, rows) =>
    send({ ...batch, rows: rows.map(({ data }) => data) }),
  )
  const warned = new Map(answer.warnings?.map(({ row, errors }) => [row, errors]))
  const partly = sent.flatMap((row, place) => {
    const napId = answer.ids?.[place]
    const errors = warned.get(place)
    return napId && (errors || row.warnings.length > 0) ? [[row, napId, errors ?? {}] as const] : []
  })
  return {
    ...run,
    ...counts,
    rejected: [...run.rejected, ...rejected],
    partly: [...run.partly, ...partly],
  }
}
