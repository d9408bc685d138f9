import { leadLimits } from '@web2/contract/leads'
import type { Problem } from '../check/problem.ts'
import type { SubmittedFile } from '../submission/submission.ts'
import { sniffedTypes, sniffFile } from './sniff-file.ts'

/** Types that are accepted nowhere: programs, and pages that could run scripts where a member opens them. */
const refusedTypes = new Set(['application/x-executable', 'text/html', 'image/svg+xml'])

/**
 * Extensions of contents that look like a text, an archive or a document, and that systems run as a program, a script or
 * a page where a member opens them.
 */
const refusedExtensions: ReadonlySet<string> = new Set(
  (
    'bat cmd ps1 psm1 vb vbs vbe js jse mjs wsf wsh wsc sct hta chm lnk url scf inf reg gadget jar msi msp msc ' +
    'html htm xhtml xht shtml mht mhtml svg svgz ' +
    // shortcuts and settings that start programs or sign in elsewhere, images of disks, and scripts of macOS and Linux
    'ws website application appinstaller appref-ms library-ms search-ms settingcontent-ms diagcab xbap rdp ' +
    'iso img vhd vhdx dmg command terminal tool workflow inetloc fileloc webloc mobileconfig desktop'
  ).split(' '),
)

/** Returns the extension by which systems choose a program. Windows drops dots and spaces at the end of a name. */
const extensionOf = (name: string): string =>
  /\.([^.]*)$/.exec(name.toLowerCase().replace(/[.\s]+$/, ''))?.[1] ?? ''

/** Types in place of extensions and of other names of types, for the content to be compared. */
const typesByExtension: Readonly<Record<string, readonly string[]>> = {
  pdf: ['application/pdf'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  heic: ['image/heic'],
  doc: ['application/x-cfb', 'application/rtf'],
  xls: ['application/x-cfb'],
  ppt: ['application/x-cfb'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  pptx: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  odt: ['application/vnd.oasis.opendocument.text'],
  rtf: ['application/rtf'],
  txt: ['text/plain'],
  csv: ['text/plain'],
  zip: ['application/zip'],
  mp4: ['video/mp4', 'video/quicktime'],
  mov: ['video/quicktime', 'video/mp4'],
  mp3: ['audio/mpeg'],
}

/** Names of types that browsers send for contents that are sniffed under another one. */
const otherNames: Readonly<Record<string, string>> = {
  'application/msword': 'application/x-cfb',
  'application/vnd.ms-excel': 'application/x-cfb',
  'text/csv': 'text/plain',
  'image/jpg': 'image/jpeg',
}

/** Types of contents that say nothing of what they are. */
const plainTypes = new Set(['application/octet-stream', 'text/plain', 'application/zip', 'application/x-cfb'])

/** True for a type that contents are recognized as, so that another content is not of it. */
const isRecognized = (type: string): boolean => sniffedTypes.has(type)

/**
 * Returns whether HTML's `accept` allows a content. Browsers only suggest it, so a content that nothing recognizes is
 * allowed for types that nothing recognizes, or by the file's extension.
 */
const accepts = (accept: string, type: string, name: string): boolean =>
  accept
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .some((part) => {
      if (part === '*/*') return true
      if (part.endsWith('/*'))
        return (
          type.startsWith(part.slice(0, -1)) || (type === 'application/octet-stream' && part !== 'text/*')
        )
      const wanted = otherNames[part] ?? part
      if (!part.startsWith('.')) return wanted === type || (plainTypes.has(type) && !isRecognized(wanted))
      return typesByExtension[part.slice(1)]?.includes(type) ?? name.toLowerCase().endsWith(part)
    })

/** Returns why a file is not accepted, by its content. */
export const fileProblem = (
  { bytes, name, isCut }: SubmittedFile,
  accept: string | undefined,
): Problem | undefined => {
  if (isCut) return { sentence: 'fileSize', value: leadLimits.fileBytes / 1_000_000 }
  const type = sniffFile(bytes)
  if (refusedTypes.has(type) || refusedExtensions.has(extensionOf(name))) return { sentence: 'fileType' }
  return accept === undefined || accept.trim() === '' || accepts(accept, type, name)
    ? undefined
    : { sentence: 'fileType' }
}
