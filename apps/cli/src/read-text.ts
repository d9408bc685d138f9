import { readFile } from 'node:fs/promises'
import { CliFailure, exitCodes } from './exit-codes.ts'

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'There is no file',
  ENOTDIR: 'There is no file',
  EISDIR: 'This is a folder, not a file:',
  EACCES: 'You may not read',
}

/** By its mark, else UTF-8, or Windows-1252 as Excel writes. */
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

/** The text of a file that somebody named; throws a sentence when there is none to be had. */
export const readText = async (file: string): Promise<string> => {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    const reason = reasons[error.code ?? '']
    throw new CliFailure(reason ? `${reason} ${file}` : `${file} could not be read: ${error.message}`)
  })
  const text = decode(bytes)
  if (text.includes('\0'))
    throw new CliFailure(
      `${file} is not a text file. Save it as CSV (UTF-8) or plain text; Excel files are taken by the screens of the product.`,
      exitCodes.usage,
    )
  return text
}
