import { rm } from 'node:fs/promises'
import { Type } from 'typebox'
import { importName } from '../imports/import-files.ts'
import { importView } from '../imports/import-view.ts'
import { requestImport, requireFreeName } from '../imports/request-import.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { largeFiles } from '../../../platform/object-storage/large-files.ts'
import { StorageFailure } from '../../../platform/object-storage/storage-error.ts'
import { badInput, refused } from '../../../platform/errors.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams } from '../../../platform/api/service-types.ts'
import { receiveZip } from './receive-zip.ts'

const storeAway =
  'The file could not be stored. Upload it again in a moment, and contact your administrator if this keeps happening.'

/** Imports a site from a zip file: an upload with siteName, rootSlug and the file. */
export const siteImportsService = defineService({
  path: 'site-imports',
  policy: { get: 'content:read', create: 'content:write' },
  data: { create: Type.Object({}, { additionalProperties: false }) },
  methods: (context) => ({
    get: (id, { caller }: CallParams) => importView(context.db, caller.accountId, id),
    create: async (_data, { caller, upload }: CallParams) => {
      if (!upload) throw badInput({ file: 'Choose a zip file or a folder first.' })
      const id = uuidV7()
      const files = largeFiles(context.config)
      const fields = await receiveZip(upload, files.pathOf(importName(id)))
      const wanted = {
        siteName: (fields.get('siteName') ?? '').trim().slice(0, 120),
        rootSlug: (fields.get('rootSlug') ?? '').trim(),
      }
      try {
        await requireFreeName(context, caller.accountId, wanted)
        await files.keep(importName(id))
        return await requestImport(context, caller, id, wanted)
      } catch (error) {
        // the purge of uploads deletes files already in the bucket
        await rm(files.pathOf(importName(id)), { force: true })
        throw error instanceof StorageFailure ? refused(storeAway) : error
      }
    },
  }),
})
