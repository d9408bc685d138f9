import { readFileSync } from 'node:fs'
import type { FontSource, RenderAsset } from '@web2/site'
import { ownFontAddress, type FontFile } from '@web2/site/fonts'
import type { AppContext } from '../../../platform/context.ts'
import { ownFontSource, type OwnFontSource } from '../../media/index.ts'
import { fontLibrary, fontType, type ServedFont } from './font-library.ts'

type Context = Pick<AppContext, 'db' | 'config'>

/** Digits of the hash in file names, as for the catalog. */
const hashLength = 12

const pathOf = (familyId: string, address: string): string =>
  `fonts/${familyId}-${/([0-9a-f]+)\.woff2$/.exec(address)?.[1]?.slice(0, hashLength) ?? ''}.woff2`

const ownAsset = (own: OwnFontSource, file: FontFile, isOnApp: boolean): RenderAsset => {
  const address = ownFontAddress(file) ?? ''
  return {
    path: isOnApp ? address.slice(1) : pathOf(file.family.id, address),
    contentType: fontType,
    body: () => {
      const place = own.placeOf(address)
      if (place === undefined) throw new Error(`The file of the font ${file.family.name} is missing`)
      return readFileSync(place)
    },
    isImmutable: true,
  }
}

/** Returns the fonts that sites of an account may show: the catalog's, and those it uploaded. */
export const siteFontSource = async (context: Context, accountId: string): Promise<FontSource> => {
  const own = await ownFontSource(context, accountId)
  if (own.families.length === 0) return fontLibrary
  return {
    ...fontLibrary,
    own: own.families,
    file: (file) => (file.family.own ? ownAsset(own, file, false) : fontLibrary.file(file)),
  }
}

/** As `siteFontSource`, for a page that the app shows: its fonts come from this installation. */
export const appFontSource = async (context: Context, accountId: string): Promise<FontSource> => {
  const own = await ownFontSource(context, accountId)
  return {
    ...fontLibrary,
    own: own.families,
    file: (file) => (file.family.own ? ownAsset(own, file, true) : fontLibrary.file(file)),
    base: '/',
  }
}

const served = /^fonts\/own-[0-9a-f]{8}-[0-9a-f]{12}\.woff2$/

/** Returns the uploaded font of an account at a path, as in its published sites. */
export const findOwnServedFont = async (
  context: Context,
  accountId: string,
  path: string,
): Promise<ServedFont | undefined> => {
  if (!served.test(path)) return undefined
  const own = await ownFontSource(context, accountId)
  for (const family of own.families)
    for (const address of Object.values(family.own.files)) {
      const place = pathOf(family.id, address) === path ? own.placeOf(address) : undefined
      if (place !== undefined) return { place, contentType: fontType, isImmutable: true }
    }
  return undefined
}
