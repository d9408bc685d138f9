import { limits } from '@web2/contract/core'
import { withoutEnd } from '../../../platform/text/text-ends.ts'

/** A failure that people are told of; thrown inside of the commands, answered as `{ success: false, msg }`. */
export class MediaRefusal extends Error {
  override readonly name = 'MediaRefusal'
}

/** '/garden/./roses/' becomes 'garden/roses', and the root ''. Steps up are refused: no folder lies above the root. */
export const readFolder = (path: string): string => {
  const names = path.split('/').filter((name) => name !== '' && name !== '.')
  if (names.includes('..')) throw new MediaRefusal('This folder does not exist.')
  return names.join('/')
}

/** The form in which answers name a folder. */
export const folderAddress = (folder: string): string => `/${folder}`

export const inFolder = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`)

/** Folder and name of a path such as '/garden/rose.jpg'. */
export const splitPath = (path: string): { folder: string; name: string } => {
  const clean = readFolder(path)
  const at = clean.lastIndexOf('/')
  return { folder: clean.slice(0, Math.max(at, 0)), name: clean.slice(at + 1) }
}

const notInNames = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu

/** A name without what file systems and addresses trip over; '' when nothing is left. */
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

/** The name that somebody typed for a folder or a file. */
export const typedName = (name: string | undefined): string => {
  const clean = cleanName(name ?? '')
  if (clean === '') throw new MediaRefusal('Please enter a name with at least one letter or digit.')
  return clean
}

/** 'Blue house.JPG' into 'Blue house' and 'JPG'. */
export const splitName = (name: string): { stem: string; ending: string } => {
  const [, stem = name, ending = ''] = /^(.+)\.([a-z0-9]{1,5})$/i.exec(name) ?? []
  return { stem, ending }
}

/** What addresses carry of a name, for people and search engines. */
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
