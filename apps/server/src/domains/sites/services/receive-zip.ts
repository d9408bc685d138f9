import { limits } from '@web2/contract/core'
import { badInput } from '../../../platform/errors.ts'
import type { Upload } from '../../../platform/http/upload.ts'
import { receiveFile } from '../../../platform/http/receive-file.ts'

const tooLarge = () =>
  badInput({
    file: `This file is larger than ${limits.importBytes / 1e6} MB. Remove files that are not part of the site.`,
  })

/** Streams the upload's file to `path`. Returns its text fields. Leaves no file after a failure. */
export const receiveZip = (upload: Upload, path: string): Promise<ReadonlyMap<string, string>> =>
  receiveFile(upload, path, {
    fileSize: limits.importBytes,
    tooLarge,
    noFile: () => badInput({ file: 'Choose a zip file or a folder first.' }),
    diskFull: 'The server’s disk is full. Free up space, then import the site again.',
  })
