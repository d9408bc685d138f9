import { randomUUID } from 'node:crypto'

export interface Part {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
  readonly fileName?: string
}

/** Builds a multipart/form-data body (RFC 7578). Names are ours and contain no quotes. */
export const multipart = (
  parts: readonly Part[],
): { readonly headers: Readonly<Record<string, string>>; readonly bytes: Buffer } => {
  const boundary = `web2-${randomUUID()}`
  const chunks = parts.flatMap(({ name, type, bytes, fileName }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"`
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\nContent-Type: ${type}\r\n\r\n`
    return [Buffer.from(head), Buffer.from(bytes), Buffer.from('\r\n')]
  })
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    bytes: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  }
}
