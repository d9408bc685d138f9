import { limits } from '@web2/contract/core'
import { withoutEnd } from '../../../platform/text/trim-text.ts'

/** Failure with a message for users; thrown inside commands, answered as `{ success: false, msg }`. */
export class MediaRefusal extends Error {
  override readonly name = 'MediaRefusal'
}

/**
 * Normalizes '/garden/./roses/' to 'garden/roses' and the root to ''. Throws for '..', because no folder is
 * above the root.
 */
export const readFolder = (path: string): string => {
  const names = path.split('/').filter((name) => name !== '' && name !== '.')
  if (names.includes('..')) throw new MediaRefusal('This folder does not exist.')
  return names.join('/')
}

/** Returns the folder as responses name it. */
export const folderAddress = (folder: string): string => `/${folder}`

export const inFolder = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`)

/** Splits a path such as '/garden/rose.jpg' into folder and name. */
export const splitPath = (path: string): { folder: string; name: string } => {
  const clean = readFolder(path)
  const at = clean.lastIndexOf('/')
  return { folder: clean.slice(0, Math.max(at, 0)), name: clean.slice(at + 1) }
}

const notInNames = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu

/** Removes what file systems and URLs can't handle from a name; may return ''. */
export const cleanName = (name: string): string =>
  withoutEnd(
    name
      .normalize('NFC')
      .replace(notInNames, '-')
      .replace(/\s+/g, ' ')
      .replace(/^[.\s-]+/, ''),
    /[.\s]/,
  )
    .slice(0, limits.mediaNameLength)
    .trim()

/** Cleans a name that a user typed for a folder or file. Throws MediaRefusal if nothing is left. */
export const typedName = (name: string | undefined): string => {
  const clean = cleanName(name ?? '')
  if (clean === '') throw new MediaRefusal('Enter a name with at least one letter or digit.')
  return clean
}

/** Splits 'Blue house.JPG' into 'Blue house' and 'JPG'. */
export const splitName = (name: string): { stem: string; ending: string } => {
  const [, stem = name, ending = ''] = /^(.+)\.([a-z0-9]{1,5})$/i.exec(name) ?? []
  return { stem, ending }
}

/** Returns the name's slug for URLs. */
export const slugOf = (stem: string): string => {
  const plain = stem.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60)
      .replace(/-$/, '') || 'picture'
  )
}
