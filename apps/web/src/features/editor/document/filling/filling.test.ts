import { createDocument, createNode, nodeOf, sequentialUuids } from '@web2/builder'
import type { FoundImage, ImageSearchPage } from '@web2/contract/media'
import { expect, it, vi } from 'vitest'
import { noAnswer, refusal } from '../../../../lib/api/errors.ts'
import type { FillPlace } from './fill-state.ts'
import { createFilling, type FillingOptions } from './filling.ts'

const drawn = createDocument([createNode('Icon')], sequentialUuids())
const place = (key: string, words = key, isOwn = false): FillPlace => ({
  ...{ key, uuid: key, pageId: null, page: '', section: 'Title', ratio: 1.5 },
  wish: { words, alt: `Alt of ${key}`, ...(isOwn && { isOwn }) },
  drawing: nodeOf(drawn, nodeOf(drawn, drawn.root).children[0]!),
})

const image = (id: string): FoundImage => ({
  ...{ source: 'pexels', id, thumb: `/thumb/${id}`, full: `/full/${id}`, width: 1500, height: 1000 },
  ...{ alt: id, author: 'Ada', authorUrl: null, licence: 'Free', licenceUrl: null, link: '/' },
  ...{ delivery: 'copy', creditRequired: false },
})

const page = (ids: readonly string[], total = ids.length): ImageSearchPage => ({
  ...{ total, limit: 2, skip: 0 },
  data: ids.map((id) => ({ ...image(id), src: '' })),
})

const filling = (options: Partial<FillingOptions>) =>
  createFilling({
    search: async ({ query, page: at }) => page([`${query} ${at}a`, `${query} ${at}b`], 4),
    take: async ({ id }, alt) => ({ url: `/media/${id}`, width: 1500, height: 1000, alt }),
    put: async () => new Map(),
    ...options,
  })

const suggested = ({ state }: ReturnType<typeof filling>) =>
  state
    .get()
    .fills.map(({ suggestion }) => (suggestion.kind === 'found' ? suggestion.image.id : suggestion.kind))

it('suggests an image for each place, none twice, and none for the owner’s own', async () => {
  const step = filling({})
  step.begin([place('a', 'pipe'), place('b', 'pipe'), place('c', 'our team', true)])
  await step.searchIn('pexels')
  expect(suggested(step)).toEqual(['pipe 1a', 'pipe 1b', 'waiting'])
})

it('searches two places at a time', async () => {
  let running = 0
  let most = 0
  const step = filling({
    search: async ({ query }) => {
      running += 1
      most = Math.max(most, running)
      await Promise.resolve()
      running -= 1
      return page([query])
    },
  })
  step.begin(Array.from({ length: 40 }, (_, at) => place(`p${at}`)))
  await step.searchIn('pexels')
  expect(most).toBe(2)
  expect(new Set(suggested(step)).size).toBe(40)
})

it('another image is the next that fits, then one of the next page, then the first again', async () => {
  const search = vi.fn(async ({ page: at }: { page: number }) => page([`${at}a`, `${at}b`], 4))
  const step = filling({ search })
  step.begin([place('a', 'pipe')])
  await step.searchIn('pexels')
  const seen = []
  for (let turn = 0; turn < 4; turn += 1) {
    await step.another('a')
    seen.push(suggested(step)[0])
  }
  expect(seen).toEqual(['1b', '2a', '2b', '1a'])
  expect(search).toHaveBeenCalledTimes(2)
})

it('searches with fewer words where nothing is found, and says so if that finds nothing either', async () => {
  const search = vi.fn(async ({ query }: { query: string }) => page(query === 'shop front' ? ['x'] : []))
  const step = filling({ search })
  step.begin([place('a', 'shop front street morning'), place('b', 'nothing')])
  await step.searchIn('wikimedia')
  expect(suggested(step)).toEqual(['x', 'none'])
  expect(search).toHaveBeenCalledTimes(4)
})

it.each([
  ['a limit', refusal(429, { message: 'Pexels is limiting requests right now.' }), /limiting requests/],
  ['no connection', noAnswer(new Error('offline')), /Can’t reach the server/],
])('ends all searches at %s, says why, and searches the rest again', async (_what, error, sentence) => {
  let isBroken = true
  const search = vi.fn(async ({ query }: { query: string }) => {
    if (isBroken) throw error
    return page([query])
  })
  const step = filling({ search })
  step.begin(Array.from({ length: 9 }, (_, at) => place(`p${at}`)))
  await step.searchIn('pexels')
  expect(search.mock.calls.length).toBeLessThanOrEqual(2)
  expect(step.state.get().refusal).toMatch(sentence)
  expect(new Set(suggested(step))).toEqual(new Set(['failed']))
  isBroken = false
  await step.searchAgain()
  expect(step.state.get().refusal).toBeNull()
  expect(suggested(step)).not.toContain('failed')
})

it('a failure of one search leaves the others their images', async () => {
  const step = filling({
    search: async ({ query }) => {
      if (query === 'bad') throw refusal(503, { message: 'Pexels has a fault.' })
      return page([query])
    },
  })
  step.begin([place('bad'), place('good')])
  await step.searchIn('pexels')
  expect(suggested(step)).toEqual(['failed', 'good'])
  expect(step.state.get().refusal).toBeNull()
})

it('puts in what was kept with the typed alt text, and reports what failed and why', async () => {
  const put = vi.fn<FillingOptions['put']>(async () => new Map([['c', 'This place is gone.']]))
  const step = filling({
    put,
    take: async ({ id }, alt) => {
      if (id.startsWith('b')) throw refusal(409, { message: 'This image is larger than 25 MB.' })
      return { url: `/media/${id}`, width: 1, height: 1, alt }
    },
  })
  step.begin(['a', 'b', 'c', 'd'].map((key) => place(key)))
  await step.searchIn('pexels')
  step.change('a', { alt: ' A pipe ' })
  step.change('d', { isKept: true })
  await step.use()
  const [ready] = put.mock.calls[0]!
  expect(ready.map(({ place: { key }, picture: { alt } }) => [key, alt])).toEqual([
    ['a', 'A pipe'],
    ['c', 'Alt of c'],
  ])
  const { report, fills } = step.state.get()
  expect(report).toEqual({ added: 1, isStopped: false })
  expect(fills.map(({ place: { key }, failure }) => [key, failure])).toEqual([
    ['b', 'This image is larger than 25 MB.'],
    ['c', 'This place is gone.'],
    ['d', null],
  ])
})

it('stopped halfway, it puts in what was taken and leaves the rest', async () => {
  const put = vi.fn<FillingOptions['put']>(async () => new Map())
  const step = filling({
    put,
    take: async ({ id }, alt) => {
      step.stop()
      return { url: `/media/${id}`, width: 1, height: 1, alt }
    },
  })
  step.begin(Array.from({ length: 10 }, (_, at) => place(`p${at}`)))
  await step.searchIn('pexels')
  await step.use()
  const { report, fills } = step.state.get()
  expect(report?.isStopped).toBe(true)
  expect(report!.added).toBeLessThanOrEqual(2)
  expect(fills).toHaveLength(10 - report!.added)
  expect(put).toHaveBeenCalledOnce()
})

it('a search that was stopped changes nothing when its answer arrives', async () => {
  const answer = Promise.withResolvers<ImageSearchPage>()
  const step = filling({ search: () => answer.promise })
  step.begin([place('a')])
  const searching = step.searchIn('pexels')
  step.stop()
  answer.resolve(page(['late']))
  await searching
  expect(suggested(step)).toEqual(['waiting'])
  expect(step.state.get().phase).toBe('choosing')
})
