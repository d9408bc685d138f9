import { rm } from 'node:fs/promises'
import { Type } from 'typebox'
import { importPath } from '../../commands/imports/import-place.ts'
import { importView } from '../../commands/imports/import-view.ts'
import { requestImport, requireFreeName } from '../../commands/imports/request-import.ts'
import { uuidV7 } from '../../db/uuid-v7.ts'
import { badInput } from '../../errors.ts'
import { defineService } from '../define-service.ts'
import type { CallParams } from '../service-types.ts'
import { receiveZip } from './receive-zip.ts'

/** A site from a zip file of another one: an upload with siteName, rootSlug and the file. */
export const siteImportsService = defineService({
  path: 'site-imports',
  policy: { get: 'content:read', create: 'content:write' },
  data: { create: Type.Object({}, { additionalProperties: false }) },
  methods: (context) => ({
    get: (id, { caller }: CallParams) => importView(context.db, caller.accountId, id),
    create: async (_data, { caller, upload }: CallParams) => {
      if (!upload) throw badInput({ file: 'Choose a zip file or a folder first.' })
      const id = uuidV7()
      const path = importPath(context.config.dataDir, id)
      const fields = await receiveZip(upload, path)
      const wanted = {
        siteName: (fields.get('siteName') ?? '').trim().slice(0, 120),
        rootSlug: (fields.get('rootSlug') ?? '').trim(),
      }
      try {
        await requireFreeName(context, caller.accountId, wanted)
        return await requestImport(context, caller, id, wanted)
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
    },
  }),
})
