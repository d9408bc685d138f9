import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { zipChunks, type ZipEntry } from './zip-chunks.ts'

const run = promisify(execFile)
const unzip = await run('unzip', ['-v']).then(
  () => true,
  () => false,
)

describe.skipIf(!unzip)('a zip file, read by unzip', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'zip-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('is complete with more files than the old format can count', async () => {
    const many = function* (): Generator<ZipEntry> {
      for (let index = 0; index < 70_000; index++) yield { path: `${index}/ä.html`, body: `Page ${index}` }
    }
    await writeFile(join(folder, 'many.zip'), zipChunks(many()))
    const { stdout } = await run('unzip', ['-tqq', join(folder, 'many.zip')])
    expect(stdout).toBe('')
    await run('unzip', ['-qq', join(folder, 'many.zip'), '69999/*', '-d', folder])
    expect(await readFile(join(folder, '69999/ä.html'), 'utf8')).toBe('Page 69999')
  })
})
