import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { tableReader } from '@web2/generator'
import { TurboData, TurboDataCreate, turboLimits } from '@web2/contract/generator'
import { Type } from 'typebox'
import { createEventLoopYield } from '../../../platform/process/yield-to-event-loop.ts'
import { readTable } from '../data/parse-table.ts'
import { removeData } from '../data/remove-data.ts'
import { chunkRows, storeTable } from '../data/store-table.ts'
import { importsFolder } from '../../sites/index.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { badInput, methodNotAllowed } from '../../../platform/errors.ts'
import { receiveFile } from '../../../platform/http/receive-file.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'

const uploadRules = {
  fileSize: turboLimits.dataBytes,
  tooLarge: () =>
    badInput({
      file: `This file is larger than ${turboLimits.dataBytes / 1e6} MB. Split it into several files.`,
    }),
  noFile: () => badInput({ file: 'Choose a CSV file first.' }),
  diskFull: 'The server’s disk is full. Free up space, then upload the file again.',
}

/** Uploads have no JSON body. */
const Create = Type.Unsafe<TurboDataCreate>(
  Type.Union([TurboDataCreate, Type.Object({}, { additionalProperties: false })]),
)

/** Data for generated pages: typed rows as JSON, or an uploaded CSV file. */
export const turboDataService = defineService({
  path: 'turbo-data',
  policy: { find: 'content:read', get: 'content:read', create: 'content:write', remove: 'content:write' },
  data: { create: Create },
  resource: defineResource({ table: 'turbo_data', schema: TurboData, search: ['name'] }),
  methods: (context) => ({
    create: async (data, { caller, upload }: CallParams) => {
      const stored = async () => {
        if (upload) {
          const path = join(importsFolder(context.config.dataDir), `${uuidV7()}.csv`)
          try {
            const fields = await receiveFile(upload, path, uploadRules)
            const name = (fields.get('name') ?? '').trim().slice(0, 120) || 'Table'
            return await storeTable(context, caller, name, (keep) => readTable(path, keep))
          } finally {
            await rm(path, { force: true })
          }
        }
        const { name, columns, rows } = data as TurboDataCreate
        if (columns === undefined) throw badInput({ file: 'Choose a CSV file first.' })
        return storeTable(context, caller, name, async (keep) => {
          const table = tableReader()
          const breathe = createEventLoopYield()
          for (let from = 0; from <= rows.length; from += chunkRows) {
            const piece = rows.slice(from, from + chunkRows)
            const kept = table.add(from === 0 ? [columns, ...piece] : piece)
            if (!Array.isArray(kept)) throw badInput({ columns: kept.message }, kept.message)
            if (kept.length > 0) await keep(kept)
            await breathe()
          }
          if (!table.columns || table.rows === 0) throw badInput({ rows: 'Enter at least one row.' })
          return { columns: table.columns, rows: table.rows, notes: table.notes() }
        })
      }
      const made = await stored()
      context.outbox.wake()
      return made
    },
    remove: async (id, { caller }: CallParams) => {
      if (id === null) throw methodNotAllowed('Delete data one record at a time.')
      const removed = await removeData(context, caller.accountId, id)
      context.outbox.wake()
      return removed
    },
  }),
})
