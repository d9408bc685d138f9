import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Cloud, CloudFile, SiteLocation } from '../providers/cloud.ts'
import { done } from '../../../platform/outbound/outcome.ts'

export const fileOf = (path: string, text: string, contentType = 'text/html; charset=utf-8'): CloudFile => {
  const bytes = Buffer.from(text)
  return {
    path,
    bytes,
    contentType,
    cacheControl: 'public, max-age=60',
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
}

export interface CloudUnderTest {
  cloud: Cloud
  place: SiteLocation
  /** Fetches a file's public URL anonymously. */
  read(path: string): Promise<{ status: number; text: string; contentType: string | null }>
}

/** Tests the contract that all clouds share; each vendor's test runs it against a live one. */
export const testCloudContract = (subject: () => CloudUnderTest): void => {
  const commit = async () => {
    const { cloud, place } = subject()
    expect((await cloud.commit?.(place)) ?? done(null)).toEqual({ ok: true, value: null })
  }
  const send = async (path: string, text: string) => {
    const { cloud, place } = subject()
    expect(await cloud.put(place, fileOf(path, text))).toEqual({ ok: true, value: null })
  }
  const put = async (path: string, text: string) => {
    await send(path, text)
    await commit()
  }

  it('accepts its keys', async () => {
    expect(await subject().cloud.check()).toEqual({ ok: true, value: null })
  })

  it('can be prepared more than once', async () => {
    const { cloud, place } = subject()
    expect(await cloud.prepare(place)).toEqual({ ok: true, value: null })
    expect(await cloud.prepare(place)).toEqual({ ok: true, value: null })
  })

  it.each(['index.html', 'about/index.html', 'a b+c/ü&(1).html', 'deep/er/and/deeper/index.html'])(
    'serves a file put at %s publicly with its type',
    async (path) => {
      await put(path, `<p>${path} – ä</p>`)
      const read = await subject().read(path)
      expect(read).toEqual({
        status: 200,
        text: `<p>${path} – ä</p>`,
        contentType: 'text/html; charset=utf-8',
      })
    },
  )

  it('replaces a file', async () => {
    await put('twice.html', 'one')
    await put('twice.html', 'two')
    expect((await subject().read('twice.html')).text).toBe('two')
  })

  it('puts many files concurrently', async () => {
    const paths = Array.from({ length: 100 }, (_, index) => `many/${index}.html`)
    await Promise.all(paths.map((path) => send(path, path)))
    await commit()
    const texts = await Promise.all(paths.map(async (path) => (await subject().read(path)).text))
    expect(texts).toEqual(paths)
  })

  it('deletes a file, and succeeds if there is none', async () => {
    const { cloud, place } = subject()
    await put('gone/index.html', 'x')
    expect(await cloud.delete(place, 'gone/index.html')).toEqual({ ok: true, value: null })
    await commit()
    expect((await subject().read('gone/index.html')).status).toBeGreaterThanOrEqual(400)
    expect(await cloud.delete(place, 'gone/index.html')).toEqual({ ok: true, value: null })
    await commit()
  })

  it.each(['../out.html', '/abs.html', 'a/../../b.html', 'a//b.html', './a.html', 'a\\b.html', '', 'a\0b'])(
    'throws for the path %j',
    async (path) => {
      const { cloud, place } = subject()
      await expect(async () => cloud.put(place, fileOf(path, 'x'))).rejects.toThrow(TypeError)
      await expect(async () => cloud.delete(place, path)).rejects.toThrow(TypeError)
    },
  )

  it('throws for a folder that leaves its location', async () => {
    const { cloud, place } = subject()
    const elsewhere = { ...place, folder: `../${place.folder}` }
    await expect(async () => cloud.put(elsewhere, fileOf('a.html', 'x'))).rejects.toThrow(TypeError)
  })
}
