import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import tar, { type Headers } from 'tar-stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkArchive } from './archive-reader.ts'
import { endEntry, manifestEntry } from './manifest.ts'

/* Handcrafted backups with a valid checksum and an entry whose path leaves the data folder. */

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web2-archives-'))
})
afterAll(() => rm(folder, { recursive: true }))

const manifest = Buffer.from(JSON.stringify({ format: 1, release: '1', migrations: [], tables: [] }))

const archiveWith = async (header: Headers, content = Buffer.from('x')): Promise<string> => {
  const isFile = header.type === undefined
  const hash = createHash('sha256')
  const sum = (name: string, bytes: Buffer) => hash.update(`${name}\0${bytes.length}\0`).update(bytes)
  const pack = tar.pack()
  pack.entry({ name: manifestEntry }, manifest)
  sum(manifestEntry, manifest)
  if (isFile) pack.entry(header, content)
  else pack.entry(header)
  sum(header.name, isFile ? content : Buffer.alloc(0))
  const end = { sha256: hash.digest('hex'), rows: {}, files: 1, bytes: content.length }
  pack.entry({ name: endEntry }, JSON.stringify(end))
  pack.finalize()
  const parts: Buffer[] = []
  for await (const part of pack as AsyncIterable<Buffer>) parts.push(part)
  const path = join(folder, 'made.tar.gz')
  await writeFile(path, gzipSync(Buffer.concat(parts)))
  return path
}

test.each<[string, Headers]>([
  ['a link', { name: 'files/media/x', type: 'symlink', linkname: '/etc/passwd' }],
  ['a hard link', { name: 'files/media/x', type: 'link', linkname: '/etc/passwd' }],
  ['a device', { name: 'files/media/x', type: 'character-device' }],
  ['a path that climbs out', { name: 'files/../../x' }],
  ['a path from the root', { name: 'files//etc/x' }],
  ['a path of another system', { name: 'files/..\\..\\x' }],
  ['a file of the database itself', { name: 'postgres/pg_hba.conf' }],
])('%s is rejected', async (_what, header) => {
  await expect(checkArchive(await archiveWith(header))).rejects.toThrow('is damaged')
})

test('a plain file is accepted', async () => {
  await expect(checkArchive(await archiveWith({ name: 'files/media/x' }))).resolves.toMatchObject({
    end: { files: 1 },
  })
})
