import { readFile } from 'node:fs/promises'
import { CliFailure, exitCodes } from './exit-codes.ts'

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'File not found:',
  ENOTDIR: 'File not found:',
  EISDIR: 'Not a file but a folder:',
  EACCES: 'No permission to read',
}

/** Decodes by the byte order mark, or else as UTF-8, or as Windows-1252, which Excel writes. */
const decode = (bytes: Uint8Array): string => {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * Returns the text of the file that the user named. Throws a CliFailure if it can't be read or is not a text
 * file.
 */
export const readText = async (file: string): Promise<string> => {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    const reason = reasons[error.code ?? '']
    throw new CliFailure(reason ? `${reason} ${file}` : `${file} could not be read: ${error.message}`)
  })
  const text = decode(bytes)
  if (text.includes('\0'))
    throw new CliFailure(
      `${file} is not a text file. Save it as CSV (UTF-8) or plain text; import Excel files in the app.`,
      exitCodes.usage,
    )
  return text
}
