import { limits } from '@web2/contract/core'
import {
  ownFontBytes,
  OwnFontPatch,
  ownFontsAtOnce,
  OwnFontUpload,
  type OwnFont,
  type OwnFontsUploaded,
} from '@web2/contract/media'
import { Type } from 'typebox'
import { Skip } from '../../../platform/api/page-query.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import type { CallParams, ServiceContext } from '../../../platform/api/service-types.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { badInput, notFound } from '../../../platform/errors.ts'
import type { Upload } from '../../../platform/http/upload.ts'
import { pagesUsingImage } from '../library/image-uses.ts'
import { MediaRefusal } from '../library/media-path.ts'
import { addOwnFont } from '../own-fonts/add-own-font.ts'
import { removeOwnFont, renameOwnFont } from '../own-fonts/change-own-fonts.ts'
import { findOwnFonts } from '../own-fonts/find-own-fonts.ts'
import { receiveFiles } from './receive-files.ts'

const List = Type.Object(
  {
    $limit: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.maxPageSize })),
    $skip: Type.Optional(Skip),
  },
  { additionalProperties: false },
)

const unconfirmed = 'Confirm that you have a license to use these fonts on the web, then upload them.'
const tooLarge = `This font is larger than ${ownFontBytes / 1e6} MB. Upload a font with fewer characters.`

const fontOf = async (context: ServiceContext, accountId: string, id: string): Promise<OwnFont> => {
  const [found] = isUuid(id) ? await findOwnFonts(context.db, accountId, [id]) : []
  if (!found) throw notFound('font')
  // pages name the family in their styles as they name an image
  return { ...found.view, uses: await pagesUsingImage(context.db, accountId, [found.row.cssName]) }
}

/** Stores every valid file of an upload, once the license is confirmed. Returns the outcome of each. */
const uploadFonts = async (
  context: ServiceContext,
  owner: CallParams['caller'],
  upload: Upload,
): Promise<OwnFontsUploaded> => {
  const ids = new Set<string>()
  const failed: { file: string; msg: string }[] = []
  await receiveFiles(
    upload,
    async ({ name, bytes }, fields) => {
      if (fields.get('license') !== 'confirmed') throw badInput({ license: unconfirmed }, unconfirmed)
      const file = name === '' ? 'font' : name
      try {
        if (!bytes) throw new MediaRefusal(tooLarge)
        ids.add(await addOwnFont(context, owner, bytes))
      } catch (error) {
        if (!(error instanceof MediaRefusal)) throw error
        failed.push({ file, msg: error.message })
      }
    },
    { fileSize: ownFontBytes, files: ownFontsAtOnce, what: 'fonts' },
  )
  if (ids.size + failed.length === 0)
    throw badInput({}, 'The upload contained no file. Choose a font and try again.')
  const found = ids.size === 0 ? [] : await findOwnFonts(context.db, owner.accountId, [...ids])
  return { uploaded: found.map(({ view }) => view), failed }
}

/** Fonts that the account uploaded, as families. */
export const ownFontsService = defineService({
  path: 'own-fonts',
  policy: {
    find: 'content:read',
    get: 'content:read',
    create: 'content:write',
    patch: 'content:write',
    remove: 'content:write',
  },
  query: { find: List },
  data: { create: OwnFontUpload, patch: OwnFontPatch },
  methods: (context) => ({
    find: async ({ query, caller }: CallParams) => {
      const { $limit = limits.defaultPageSize, $skip = 0 } = query as Type.Static<typeof List>
      const all = (await findOwnFonts(context.db, caller.accountId)).map(({ view }) => view)
      return { total: all.length, limit: $limit, skip: $skip, data: all.slice($skip, $skip + $limit) }
    },
    get: (id: string | null, { caller }: CallParams) => fontOf(context, caller.accountId, id ?? ''),
    create: async (_data: unknown, { caller, upload }: CallParams) => {
      if (!upload) throw badInput({}, 'Send fonts as multipart/form-data.')
      return uploadFonts(context, caller, upload)
    },
    patch: async (id: string | null, data: unknown, { caller }: CallParams) => {
      const font = await fontOf(context, caller.accountId, id ?? '')
      await renameOwnFont(context, caller.accountId, { id: font._id, name: (data as OwnFontPatch).name })
      return fontOf(context, caller.accountId, font._id)
    },
    remove: async (id: string | null, { caller }: CallParams) => {
      const font = await fontOf(context, caller.accountId, id ?? '')
      await removeOwnFont(context, caller.accountId, font._id)
      return font
    },
  }),
})
