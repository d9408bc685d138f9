import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FontSource } from '@web2/site'
import { filesOf, fontFamilies, fontFileName, type FontFamily, type FontFile } from '@web2/site/fonts'
import { fontPackageFolder } from './font-packages.ts'

export const fontType = 'font/woff2'

/** Digits of the hash in file names, as for images. */
const hashLength = 12

const filesByName = new Map<string, FontFile>()
const familiesById = new Map<string, FontFamily>()

/** Returns the file of the catalog with this name. */
const findFile = (name: string): FontFile | undefined => {
  if (filesByName.size === 0)
    for (const family of fontFamilies)
      for (const file of filesOf(family)) filesByName.set(fontFileName(file), file)
  return filesByName.get(name)
}

const folderOf = ({ package: name }: FontFamily): string => fontPackageFolder(name)

/** Returns where a file of an installed package is. */
const placeOf = (file: FontFile): string =>
  join(folderOf(file.family), 'files', `${fontFileName(file)}.woff2`)

const hashes = new Map<string, string>()

const hashOf = (file: FontFile): string => {
  const name = fontFileName(file)
  const known = hashes.get(name) ?? hash('sha256', readFileSync(placeOf(file)), 'hex').slice(0, hashLength)
  hashes.set(name, known)
  return known
}

/** Fonts of the installed packages, as sites publish them. */
export const fontLibrary: FontSource = {
  file: (file) => ({
    path: `fonts/${fontFileName(file)}-${hashOf(file)}.woff2`,
    contentType: fontType,
    body: () => readFileSync(placeOf(file)),
    isImmutable: true,
  }),
  license: (family) => ({
    path: `fonts/${family.id}-license.txt`,
    contentType: 'text/plain; charset=utf-8',
    body: () => readFileSync(join(folderOf(family), 'LICENSE')),
  }),
}

/** File of the catalog that this installation serves. */
export interface ServedFont {
  readonly place: string
  readonly contentType: string
  /** false for a license, whose name stays the same when its text changes. */
  readonly isImmutable: boolean
}

const served = /^fonts\/([a-z0-9-]{1,80}?)(?:-([0-9a-f]{12}))?\.woff2$/
const license = /^fonts\/([a-z0-9-]{1,60})-license\.txt$/

/** Returns the file at a path, as in published sites; the hash may be left out. */
export const findServedFont = (path: string): ServedFont | undefined => {
  const [, name, digest] = served.exec(path) ?? []
  const file = name === undefined ? undefined : findFile(name)
  if (file && (digest === undefined || digest === hashOf(file)))
    return { place: placeOf(file), contentType: fontType, isImmutable: true }
  const [, id] = license.exec(path) ?? []
  if (id !== undefined && familiesById.size === 0)
    for (const each of fontFamilies) familiesById.set(each.id, each)
  const family = id === undefined ? undefined : familiesById.get(id)
  return (
    family && {
      place: join(folderOf(family), 'LICENSE'),
      contentType: 'text/plain; charset=utf-8',
      isImmutable: false,
    }
  )
}
