import { limits } from '@web2/contract/core'
import type { ImageSourceName } from '@web2/contract/media'
import { Agent } from 'undici'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pexelsKey, startPexels } from '../../../../testing/servers/pictures/pexels.ts'
import type { PictureSource } from '../../../../testing/servers/pictures/picture-source.ts'
import { pixabayKey, startPixabay } from '../../../../testing/servers/pictures/pixabay.ts'
import { startUnsplash, unsplashKey } from '../../../../testing/servers/pictures/unsplash.ts'
import { scriptSearch, startWikimedia } from '../../../../testing/servers/pictures/wikimedia.ts'
import type { FoundImages } from './image-source.ts'
import { imageSourceRegistry } from './registry.ts'

const dispatcher = new Agent()
afterAll(() => dispatcher.close())

const sources: readonly [ImageSourceName, () => Promise<PictureSource>, string, string][] = [
  ['pixabay', startPixabay, pixabayKey, ''],
  ['pexels', startPexels, pexelsKey, ''],
  ['unsplash', startUnsplash, unsplashKey, ''],
  ['wikimedia', startWikimedia, '', '/w/api.php'],
]

describe.each(sources)('%s', (name, start, key, path) => {
  let server: PictureSource
  beforeAll(async () => {
    server = await start()
  })
  afterAll(() => server.stop())

  const source = (given: { key?: string; base?: string; timeout?: number } = {}) =>
    imageSourceRegistry[name].create({
      base: `${server.url}${path}`,
      key,
      dispatcher,
      contact: 'https://web2.example.com',
      ...given,
    })
  const found = async (query: string, page = 1): Promise<FoundImages> => {
    const answer = await source().search({ query, page })
    if (!answer.ok) throw new Error(answer.failure.message)
    return answer.value
  }

  it('returns pages of 24 images in its order, with everything its rules require', async () => {
    const first = await found('Nature')
    expect(first.images).toHaveLength(limits.pickerPageSize)
    expect(first.total).toBeGreaterThan(limits.pickerPageSize)
    const third = await found('Nature', 3)
    expect(third.images).toHaveLength(12)
    expect(new Set([...first.images, ...third.images].map(({ id }) => id)).size).toBe(36)
    const [image] = first.images
    expect(image).toMatchObject({ source: name, delivery: name === 'unsplash' ? 'hotlink' : 'copy' })
    for (const text of [image!.id, image!.alt, image!.author, image!.licence]) expect(text).not.toBe('')
    for (const address of [image!.thumb, image!.full, image!.link, image!.licenceUrl])
      expect(address).toMatch(/^https?:/)
    expect(image!.width).toBeGreaterThan(0)
    expect(image!.height).toBeGreaterThan(0)
  })

  it.each([
    ['limit', 'rate-limited', /limiting requests right now\. Try again (in|later)/],
    ['fault', 'retryable', /has a problem/],
    ['cut', 'retryable', /connection to .+ was lost/],
  ])('explains what to do about %s', async (query, kind, message) => {
    const answer = await source().search({ query, page: 1 })
    expect(answer).toMatchObject({ ok: false, failure: { kind, message: expect.stringMatching(message) } })
  })

  it('times out without a response', async () => {
    const answer = await source({ timeout: 50 }).search({ query: 'slow', page: 1 })
    expect(answer).toMatchObject({
      ok: false,
      failure: { message: expect.stringMatching(/did not respond in time/) },
    })
  })

  it('reports an outage', async () => {
    const answer = await source({ base: 'http://127.0.0.1:9' }).search({ query: 'x', page: 1 })
    expect(answer).toMatchObject({
      ok: false,
      failure: { kind: 'retryable', message: expect.stringMatching(/reach/) },
    })
  })

  const wrongKey = async () => {
    const answer = await source({ key: 'wrong' }).search({ query: 'x', page: 1 })
    const message = expect.stringMatching(/rejects the API key\. Check it in the Settings page\./)
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'auth-dead', message } })
  }
  if (key !== '') it('reports a wrong key', wrongKey)

  it('returns the image to fetch when one is used', async () => {
    const [image] = (await found('Nature')).images
    const taken = await source().take(image!)
    expect(taken).toMatchObject({ ok: true, value: { full: expect.stringContaining('/files/') } })
  })
})

it('reports every used photo to Unsplash, only at the URL that came with it', async () => {
  const server = await startUnsplash()
  const access = { base: server.url, key: unsplashKey, dispatcher, contact: '' }
  const source = imageSourceRegistry.unsplash.create(access)
  const answer = await source.search({ query: 'Nature', page: 1 })
  const [image] = answer.ok ? answer.value.images : []
  await source.take(image!)
  expect(server.requests.at(-1)).toBe('/photos/un-1/download?ixid=M3w1')
  expect(image!.link).toBe('https://unsplash.com/photos/un-1?utm_source=web_2_manager&utm_medium=referral')
  await source.take({ ...image!, takenUrl: 'http://127.0.0.1:9/photos/un-1/download' })
  expect(server.requests).toHaveLength(2)
  await server.stop()
})

it('identifies itself to Wikimedia and keeps author and license of each file', async () => {
  const server = await startWikimedia()
  const access = { base: `${server.url}/w/api.php`, key: '', dispatcher, contact: 'https://web2.example.com' }
  const source = imageSourceRegistry.wikimedia.create(access)
  const answer = await source.search({ query: 'Nature', page: 1 })
  expect(answer).toMatchObject({
    ok: true,
    value: {
      images: expect.arrayContaining([
        expect.objectContaining({ author: 'Ada & Co', licence: 'CC BY-SA 4.0', creditRequired: true }),
        expect.objectContaining({ licence: 'Public domain', creditRequired: false }),
      ]),
    },
  })
  expect(server.agents).toEqual([
    expect.stringMatching(/^Web2Manager\/\S+ \(https:\/\/web2\.example\.com\)$/),
  ])
  const [image] = answer.ok ? answer.value.images : []
  const taken = await source.take(image!)
  expect(taken).toMatchObject({ ok: true, value: { full: `${server.url}/files/1920px-1.jpg` } })
  await server.stop()
})

it('takes no link from Wikimedia that runs a script', async () => {
  const server = await startWikimedia()
  const access = { base: `${server.url}/w/api.php`, key: '', dispatcher, contact: 'https://web2.example.com' }
  const answer = await imageSourceRegistry.wikimedia.create(access).search({ query: scriptSearch, page: 1 })
  const images = answer.ok ? answer.value.images : []
  expect(images).toHaveLength(limits.pickerPageSize)
  expect(new Set(images.map(({ licenceUrl }) => licenceUrl))).toEqual(new Set([null]))
  await server.stop()
})
