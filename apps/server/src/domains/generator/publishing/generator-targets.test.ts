import { createDocument, createNode, storedJson, sequentialUuids } from '@web2/builder'
import type { Turbo, TurboDefinition, TurboSite } from '@web2/contract/generator'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addPicture } from '../../media/library/add-image.ts'
import { publicServices } from '../../../platform/config/service-addresses.ts'
import type { PictureSource } from '../../../testing/servers/pictures/picture-source.ts'
import { startWikimedia } from '../../../testing/servers/pictures/wikimedia.ts'
import { startS3Server, type S3Server } from '../../../testing/servers/s3/s3-server.ts'
import { startTextServer, textKey, type TextServer } from '../../../testing/servers/text/text-server.ts'
import { startTurboWorld, type TurboWorld } from '../../../testing/worlds/generator-world.ts'
import { acting, smallestDefinition } from '../../../testing/worlds/generator-definition.ts'

let store: S3Server
let pictures: PictureSource
let texts: TextServer
let world: TurboWorld

beforeAll(async () => {
  store = await startS3Server()
  pictures = await startWikimedia()
  texts = await startTextServer(({ prompt }) => ({ pieces: [`Answer to: ${prompt}`] }))
  const services = { ...publicServices, wikimedia: `${pictures.url}/w/api.php`, openai: texts.baseUrl }
  world = await startTurboWorld({ services }, [new URL(store.url).host])
  await world.call('POST', '/settings', { openAi: { apiKey: textKey } })
  await world.post('/cloud-settings-manager', {
    cloud: 's3',
    label: 'Own store',
    endpoint: store.url,
    ...store.keys,
    region: 'us-east-1',
  })
})
afterAll(async () => {
  await world.stop()
  for (const server of [store, pictures, texts]) await server.stop()
})

const source = createDocument(
  [
    createNode('Heading', { headingType: 'h1', content: '{place}', elementStyle: {} }),
    createNode('Paragraph', { content: 'Typed', elementStyle: {} }),
    createNode('Picture', { imageUrl: 'https://pictures.example/typed.jpg', alt: '', elementStyle: {} }),
  ],
  sequentialUuids(),
)
const [, paragraph = '', picture = ''] = source.nodes.get(source.root)?.children ?? []
const places = ['Bath', 'St Ives', 'Bath']

const published = async (change: Partial<TurboDefinition>): Promise<{ turbo: Turbo; sites: TurboSite[] }> => {
  const { _id } = await world.post('/cloud-sites-turbo', {
    ...smallestDefinition,
    name: 'Places',
    source: { pageId: await world.page(storedJson(source)) },
    lists: [{ name: 'place', values: places }],
    address: 'in/{place}',
    siteName: 'Places',
    rootSlug: `places-${world.number()}`,
    ...change,
  })
  for (const action of ['plan', 'sample', 'approve']) {
    await world.patch(`/cloud-sites-turbo/${_id}`, acting(action))
    await world.work()
  }
  const turbo: Turbo = await world.get(`/cloud-sites-turbo/${_id}`)
  expect(turbo).toMatchObject({ status: 'done', failedPages: 0 })
  return { turbo, sites: (await world.get(`/turbo-sites?turboId=${_id}`)).data }
}

it('creates a bucket for each place, named by its row, and none twice', async () => {
  const bucket = { bucket: 'turbo-{place}-sites', newBucket: true }
  const { turbo, sites } = await published({
    sitePer: 'place',
    siteName: 'In {place}',
    rootSlug: 'in-{place}',
    address: 'about',
    clouds: [
      { cloud: 'builtin', buckets: [] },
      { cloud: 's3', accountLabel: 'Own store', buckets: [bucket] },
    ],
  })
  const bucketsOf = (all: readonly TurboSite[]) =>
    all.map(({ name, targets }) => [name, targets.map(({ cloud, bucket: own }) => [cloud, own])])
  const expected = [
    [
      'In Bath',
      [
        ['builtin', null],
        ['s3', 'turbo-bath-sites'],
      ],
    ],
    [
      'In St Ives',
      [
        ['builtin', null],
        ['s3', 'turbo-st-ives-sites'],
      ],
    ],
  ]
  expect(bucketsOf(sites)).toEqual(expected)
  await world.patch(`/cloud-sites-turbo/${turbo._id}`, { action: 'publish' })
  await world.work()
  expect(await world.get(`/cloud-sites-turbo/${turbo._id}`)).toMatchObject({ status: 'done' })
  const { data } = await world.get(`/turbo-sites?turboId=${turbo._id}`)
  expect(bucketsOf(data)).toEqual(expected)
})

it('finds an image per row, searches each query once, and publishes the images', async () => {
  const { sites } = await published({
    lists: [
      { name: 'service', values: ['Hedges', 'Ponds'] },
      { name: 'place', values: ['Bath', 'Wells'] },
    ],
    address: '{service}/{place}',
    rules: [{ nodeId: picture, picture: { source: 'wikimedia', query: '{place} gardens' } }],
  })
  const { db } = world.world.database
  const found = await db.selectFrom('turboPictures').select(['query', 'address']).orderBy('query').execute()
  expect(found.map(({ query }) => query)).toEqual(['Bath gardens', 'Wells gardens'])
  for (const service of ['hedges', 'ponds']) {
    const html = await world.live(sites[0]!._id, `${service}/wells/index.html`)
    const [, asset] = /src="(?:\.\.\/)*(assets\/[^"]+)"/.exec(html) ?? []
    expect(asset).toBeDefined()
    expect((await world.files(sites[0]!._id)).has(asset ?? '')).toBe(true)
    expect(html).not.toContain('typed.jpg')
  }
})

it('generates a block with a prompt stacker, step by step, from the row’s values', async () => {
  const stacker = await world.post('/prompt-stacker', {
    name: 'Two steps',
    variables: [{ name: 'place', value: 'nowhere' }],
    steps: ['List what {place} needs', 'Write of {keyword} from this: {previous}'].map((prompt, at) => ({
      title: `Step ${at + 1}`,
      prompt,
      generateTextBy: { name: 'openai', params: { model: 'gpt-6-luna' } },
    })),
  })
  texts.requests.length = 0
  const { sites } = await published({ rules: [{ nodeId: paragraph, write: { stackerId: stacker._id } }] })
  expect(texts.requests.map(({ prompt }) => prompt).toSorted()).toEqual(
    ['Bath', 'St Ives']
      .flatMap((place) => [
        `List what ${place} needs`,
        `Write of ${place} from this: Answer to: List what ${place} needs`,
      ])
      .toSorted(),
  )
  expect(await world.live(sites[0]!._id, 'in/st-ives/index.html')).toContain(
    'Answer to: Write of St Ives from this: Answer to: List what St Ives needs',
  )
})

it('publishes the template’s images in smaller files where the site asks for it, and as before where not', async () => {
  const { context, database } = world.world
  const { accountId } = world
  const { userId } = await database.db
    .selectFrom('memberships')
    .select('userId')
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const
  const photo = sharp({ create: { width: 700, height: 60, channels: 3, noise, background: '#888' } })
  const bytes = await photo.jpeg({ quality: 95 }).toBuffer()
  const { url } = await addPicture(context, { accountId, userId }, { path: '/', name: 'hedge.jpg', bytes })
  const template = createDocument(
    [
      createNode('Heading', { headingType: 'h1', content: '{place}', elementStyle: {} }),
      createNode('Picture', { imageUrl: url, alt: '', width: 400, height: 34, elementStyle: {} }),
    ],
    sequentialUuids(),
  )
  const { sites } = await published({ source: { pageId: await world.page(storedJson(template)) } })
  const siteId = sites[0]!._id
  const page = () => world.live(siteId, 'in/bath/index.html')
  const publish = async (fasterImages: boolean) => {
    const clouds = [{ cloud: 'builtin', buckets: [] }]
    await world.post('/cloud-builder', { siteId, clouds, fasterImages })
    await world.work()
    return (await world.get(`/cloud-builder/${siteId}`)).site.targets[0]
  }
  const before = await page()
  expect(before).not.toContain('<picture')

  const plan = await world.post('/publication-plans', { siteId, fasterImages: true })
  expect(plan.pictures).toMatchObject({ total: 1, images: 1, files: 4 })
  await publish(true)
  const html = await page()
  const files = [...html.matchAll(/(assets\/hedge-(\d+)-[0-9a-f]{12}\.(?:avif|webp)) \2w/g)]
  expect(files.map(([, , width]) => width)).toEqual(['480', '700', '480', '700'])
  const held = await world.files(siteId)
  expect(files.filter(([, path = '']) => !held.has(path))).toEqual([])
  expect(await publish(true)).toMatchObject({ uploaded: 0, deleted: 0 })

  await publish(false)
  expect(await page()).toBe(before)
})
