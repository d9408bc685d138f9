import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'
import { addBlog } from '../../../testing/worlds/own-blogs.ts'

let api: TestApi
let user: TestUser
beforeAll(async () => {
  api = await startTestApi()
  user = await signUp(api)
})
afterAll(() => api.stop())

const send = async (path: string, body: object) =>
  (await call(api, 'POST', `/api/${path}`, { token: user.token, body })).body

test('a plan of more than a million links is refused before it is computed', async () => {
  const writer = { name: 'openai', params: { model: 'gpt-4' } }
  const stacker = await send('prompt-stacker', {
    name: 'Many',
    steps: [{ title: 'Text', prompt: 'On {keyword}', generateTextBy: writer }],
  })
  const link = { anchors: [{ text: 'a', weight: 1 }], rel: '', share: 50, perArticle: 5 }
  const campaign = await send('campaigns', {
    name: 'Many',
    targets: [(await addBlog(api, user))._id],
    source: {
      kind: 'stacker',
      stackerId: stacker._id,
      keywords: Array.from({ length: 10_000 }, (_, at) => `rose ${at}`),
    },
    links: Array.from({ length: 41 }, (_, at) => ({ ...link, url: `https://example.com/${at}` })),
  })
  expect((await send('campaign-plans', { campaignId: campaign._id })).errors).toEqual({
    links: 'This plan would have 1,025,000 links. The maximum is 1,000,000.',
  })
})
