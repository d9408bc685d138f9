import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileOf, testCloudContract } from '../../testing/cloud-contract.ts'
import type { Cloud } from '../cloud.ts'
import { builtinFailure } from './error-codes.ts'
import { createBuiltinCloud } from './store.ts'

const place = { bucket: null, folder: 'my-site' }
let root = ''
let cloud: Cloud

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'builtin-cloud-'))
  cloud = createBuiltinCloud({ root, publicBase: 'http://localhost:3031' })
})
afterAll(async () => {
  await chmod(root, 0o700)
  await rm(root, { recursive: true, force: true })
})

describe('the built-in host', () => {
  testCloudContract(() => ({
    cloud,
    place,
    read: async (path) => {
      try {
        const text = await readFile(join(root, place.folder, path), 'utf8')
        return { status: 200, text, contentType: 'text/html; charset=utf-8' }
      } catch {
        return { status: 404, text: '', contentType: null }
      }
    },
  }))

  it('leaves no drafts or empty folders behind', async () => {
    const other = { bucket: null, folder: 'short-lived' }
    await cloud.put(other, fileOf('a/b/c.html', 'x'))
    expect(await readdir(join(root, 'short-lived/a/b'))).toEqual(['c.html'])
    await cloud.delete(other, 'a/b/c.html')
    expect(await readdir(root)).not.toContain('short-lived')
  })

  it('removes drafts of a killed worker', async () => {
    await cloud.put(place, fileOf('index.html', 'x'))
    await writeFile(join(root, '.drafts', place.folder, 'half-written'), 'ha')
    await cloud.prepare(place)
    expect(await readdir(join(root, '.drafts'))).not.toContain(place.folder)
  })

  it('names pages by their folder', () => {
    expect(cloud.publicUrl(place, 'index.html')).toBe('http://localhost:3031/my-site/')
    expect(cloud.publicUrl(place, 'about/index.html')).toBe('http://localhost:3031/my-site/about/')
    expect(cloud.publicUrl(place, 'sitemap.xml')).toBe('http://localhost:3031/my-site/sitemap.xml')
  })

  it('returns a failure if a file is where a folder is needed', async () => {
    await cloud.put(place, fileOf('in-the-way', 'x'))
    expect(await cloud.put(place, fileOf('in-the-way/index.html', 'x'))).toMatchObject({
      ok: false,
      failure: { kind: 'unknown' },
    })
  })

  it.each([
    ['ENOSPC', 'retryable', /disk .* full/],
    ['EROFS', 'auth-dead', /permissions/],
    ['EMFILE', 'retryable', /busy/],
    ['ENAMETOOLONG', 'bad-content', /slug/],
    ['EWHATEVER', 'unknown', /EWHATEVER/],
  ])('classifies %s as %s', (code, kind, message) => {
    const failure = builtinFailure(Object.assign(new Error('x'), { code }))
    expect(failure.kind).toBe(kind)
    expect(failure.message).toMatch(message)
  })
})
