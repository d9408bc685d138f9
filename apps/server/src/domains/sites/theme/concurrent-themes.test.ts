import type { Theme, Token } from '@web2/builder'
import type { CachedData } from '@web2/contract/sites'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

/* Several people change one theme at the same moment: one change is stored, and everyone else gets the reason. */

let api: TestApi
let user: TestUser
let siteId = ''
let made = 0
beforeAll(async () => {
  api = await startTestApi()
  user = await signUp(api)
})
afterAll(() => api.stop())

const ask = (method: string, path: string, body?: object) =>
  call(api, method, `/api/${path}`, { token: user.token, ...(body && { body }) })
const copyNow = async () => (await ask('GET', `cached-data/${siteId}`)).body as CachedData
const siteTheme = async () => (await ask('GET', `cloud-builder/${siteId}`)).body.site.theme as Theme

const ink: Token = { name: 'c-ink', group: 'color', value: '#111' }
const withInk = (change: Partial<Token>): Theme => ({
  name: 'Dusk',
  tokens: [{ ...ink, ...change }],
  hasDark: false,
})

beforeEach(async () => {
  made += 1
  const { body } = await ask('POST', 'cloud-builder', {
    siteName: 'Shared',
    rootSlug: `shared-${made}`,
    theme: withInk({}),
    pages: [{ name: 'Home', slug: 'home', html: '<p style="color:var(--c-ink)">Hello</p>' }],
  })
  siteId = body.site._id
})

/** Sends themes at once. Returns those stored, of which each is based on the one before, and the other answers. */
const sendAtOnce = async (themes: readonly Theme[], revision: string) => {
  const answers = await Promise.all(
    themes.map((theme) =>
      ask('PATCH', `cached-data/${siteId}`, { pages: [], theme, themeRevision: revision }),
    ),
  )
  return {
    stored: themes.filter((_theme, at) => answers[at]?.status === 200),
    refused: answers.filter(({ status }) => status !== 200),
  }
}

const refusal = {
  status: 409,
  body: {
    errors: {
      theme:
        'The theme was changed elsewhere since you opened it. Reload the page, or save to overwrite that change.',
    },
  },
}

describe('a theme that several people change at once', () => {
  it('is that of exactly one of them, and the others get the reason', async () => {
    const { themeRevision } = await copyNow()
    const colors = Array.from({ length: 8 }, (_one, at) => withInk({ value: `#00000${at}` }))
    const { stored, refused } = await sendAtOnce(colors, themeRevision)
    expect(stored).toHaveLength(1)
    expect(refused).toHaveLength(7)
    for (const answer of refused) expect(answer).toMatchObject(refusal)
    expect((await copyNow()).theme).toEqual(stored[0])
    // the site keeps its own until the copy is saved
    expect(await siteTheme()).toEqual(withInk({}))
  })

  it('keeps a renamed design token, or the new value of it, never half of each', async () => {
    const { themeRevision } = await copyNow()
    const [renamed, recolored] = [withInk({ label: 'Main text' }), withInk({ value: '#00c' })]
    const { stored, refused } = await sendAtOnce([renamed, recolored], themeRevision)
    expect(stored).toHaveLength(1)
    expect(refused).toMatchObject([refusal])
    const copy = await copyNow()
    expect(copy.theme).toEqual(stored[0])
    // after loading it, the other person’s change is added to it
    const both = withInk({ label: 'Main text', value: '#00c' })
    const again = await sendAtOnce([both], copy.themeRevision)
    expect(again.stored).toEqual([both])
  })

  it('is saved once with the page that was changed beside it', async () => {
    const { pages, themeRevision } = await copyNow()
    const blue = withInk({ value: '#00c' })
    const [page, theme] = await Promise.all([
      ask('PATCH', `cached-data/${siteId}`, { pages: [{ _id: pages[0]?._id, html: '<p>Changed</p>' }] }),
      ask('PATCH', `cached-data/${siteId}`, { pages: [], theme: blue, themeRevision }),
    ])
    expect([page.status, theme.status]).toEqual([200, 200])
    const save = () =>
      ask('PATCH', `cloud-builder/${siteId}`, {
        siteId,
        cachedData: true,
        pages: { updated: [{ _id: pages[0]?._id, cached: true }] },
      })
    const saves = await Promise.all([save(), save()])
    expect(saves.map(({ status }) => status)).toEqual([200, 200])
    expect(await siteTheme()).toEqual(blue)
    const { body } = await ask('GET', `cloud-builder/${siteId}`)
    expect(body.firstPage.html).toContain('Changed')
    expect((await copyNow()).isChanged).toBe(false)
  })

  it('is not overwritten in the site by a save that began from an earlier one', async () => {
    const { themeRevision } = await copyNow()
    await sendAtOnce([withInk({ value: '#00c' })], themeRevision)
    const save = () => ask('PATCH', `cloud-builder/${siteId}`, { siteId, cachedData: true, pages: {} })
    const [direct, saved] = await Promise.all([
      ask('PATCH', `cloud-builder/${siteId}`, { theme: withInk({ value: '#080' }) }),
      save(),
    ])
    expect(direct.status).toBe(200)
    // whichever comes second decides, but the save never replaces a theme that it did not know
    if (saved.status === 200) expect(await siteTheme()).toEqual(withInk({ value: '#080' }))
    else
      expect(saved).toMatchObject({
        status: 409,
        body: { errors: { theme: 'The theme of this site was changed since you started editing it.' } },
      })
    expect(await siteTheme()).toEqual(withInk({ value: '#080' }))
  })
})
