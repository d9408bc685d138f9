import { describe, expect, it } from 'vitest'
import { ArticleBulkStart, withNewCard } from '@web2/contract/articles'
import * as Value from 'typebox/value'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { workOnBulks } from '../../../testing/worlds/drained-bulk.ts'
import { keptJobs } from '../../../testing/held-job-queue.ts'
import { noStop } from '../../../testing/worlds/publishing-world.ts'
import { textKey } from '../../../testing/servers/text/text-server.ts'
import { writeArticleJob } from '../jobs.ts'
import { deleteArticles } from '../editing/trash-articles.ts'
import { runGeneration } from '../generation/worker/run-generation.ts'
import { changeSettings } from '../../accounts/settings/change-settings.ts'
import { changeBulk } from './change-bulk.ts'
import { runBulk } from './run-bulk.ts'
import { useBulks } from '../testing/bulk-fixture.ts'

const fixture = useBulks()
const {
  cards,
  counted,
  keywordOf,
  db,
  begin,
  bulk,
  rows,
  statuses,
  articles,
  usage,
  use,
  tier,
  told,
  twoShops,
} = fixture

describe('a bulk', () => {
  it('generates an article per keyword, alternates listings, and notifies once', async () => {
    const napIds = await twoShops()
    const named = withNewCard([], '', 'title').map((card) => ({
      ...card,
      selections: { ...card.selections, settings: { prompt: '{keyword} by {nap.businessName}' } },
    }))
    const { _id, total } = await begin(['apples', ' Apples ', 'pears', 'plums'], { cards: named, napIds })
    expect(total).toBe(3)
    await workOnBulks(fixture.world)
    expect(fixture.server.requests.map(({ prompt }) => prompt)).toEqual([
      'apples by Shop 0',
      'pears by Shop 1',
      'plums by Shop 0',
    ])
    expect(await bulk(_id)).toMatchObject({ status: 'done', written: 3, waiting: 0, writing: 0, words: 0 })
    expect((await articles()).map(({ source, status, keyword }) => [source, status, keyword])).toEqual([
      ['bulk', 'draft', 'apples'],
      ['bulk', 'draft', 'pears'],
      ['bulk', 'draft', 'plums'],
    ])
    expect(await usage()).toEqual([{ used: 3, reserved: 0 }])
    expect((await told()).map(({ payload }) => payload)).toMatchObject([
      {
        title: '“apples” is finished',
        message: '3 of 3 articles generated.',
        link: `/articles/bulk-add?bulk=${_id}`,
      },
    ])
  })

  it('generates each article from its listing and appends that on request', async () => {
    const napIds = await twoShops()
    expect(await begin(['apples', 'pears'], { napIds, napAtEnd: true })).toMatchObject({ napAtEnd: true })
    await workOnBulks(fixture.world)
    for (const request of fixture.server.requests)
      expect(request.prompt).toContain(keywordOf(request) === 'apples' ? '"Shop 0"' : '"Shop 1"')
    for (const { keyword, text, slug, metaDescription } of await articles()) {
      const at = keyword === 'apples' ? 0 : 1
      expect(text).toMatch(new RegExp(`<strong>Shop ${at}</strong>.*555 010${at}</a></p>$`))
      expect([slug, metaDescription]).not.toContain('')
    }
  })

  it('accepts the readable keywords and reports the others', async () => {
    const long = 'x'.repeat(300)
    const { _id, total, warnings } = await begin(['\ufeff"apples"', '', '- Apples', '---', long, 'pears;'])
    expect(total).toBe(2)
    expect(warnings).toEqual([
      '“---” was excluded because it is not readable text.',
      expect.stringContaining('was excluded because it exceeds 200 characters.'),
    ])
    expect((await rows(_id)).map(({ keyword }) => keyword)).toEqual(['apples', 'pears'])
    const body = { keywords: ['', long], cards }
    expect(Value.Check(ArticleBulkStart, body)).toBe(true)
    await expect(begin(body.keywords)).rejects.toMatchObject({ code: 400 })
  })

  it('starts only once if the request is repeated', async () => {
    const startId = uuidV7()
    const [one, other] = [await begin(['apples'], { startId }), await begin(['apples'], { startId })]
    expect(other._id).toBe(one._id)
    await workOnBulks(fixture.world)
    expect(await articles()).toHaveLength(1)
  })

  it('runs a prompt stacker, whose last step becomes the article', async () => {
    const generateTextBy = { name: 'openai', params: { model: 'gpt-4' } } as const
    const steps = [
      { title: 'Outline', prompt: 'Outline {keyword}', generateTextBy },
      { title: 'Article', prompt: 'Write: {previous}', generateTextBy },
    ]
    fixture.server.answerWith(({ prompt }) => ({
      pieces: [prompt.startsWith('Outline') ? 'the outline' : `# All about it\n\nText after ${prompt}`],
    }))
    const { _id } = await begin(['apples'], { cards: undefined, stacker: { steps } })
    await workOnBulks(fixture.world)
    expect(await statuses(_id)).toEqual(['written'])
    const [article] = await articles()
    expect(article).toMatchObject({ title: 'All about it', source: 'bulk', status: 'draft' })
    expect(article?.text).toContain('Text after Write: the outline')
    expect(await usage()).toEqual([{ used: 1, reserved: 0 }])
  })

  it('doesn’t start without a key, with another account’s listing, or without units', async () => {
    await expect(begin(['a'], { napIds: [uuidV7()] })).rejects.toMatchObject({ code: 400 })
    await expect(begin(['a'], { cards: undefined })).rejects.toMatchObject({ code: 400 })
    await changeSettings(fixture.world.context, fixture.owner, { openAi: { apiKey: null } })
    await expect(begin(['a'])).rejects.toMatchObject({
      message: 'Please, add API key of OpenAI in the Settings page.',
    })
    await changeSettings(fixture.world.context, fixture.owner, { openAi: { apiKey: textKey } })
    await tier('bronze')
    await use(50)
    await expect(begin(['a'])).rejects.toMatchObject({ code: 402 })
    expect(
      await db()
        .selectFrom('articleBulks')
        .select('id')
        .where('accountId', '=', fixture.owner.accountId)
        .execute(),
    ).toEqual([])
  })

  it('pauses when the month is used up and continues after an upgrade', async () => {
    await tier('bronze')
    await use(48)
    const { _id } = await begin(['apples', 'pears', 'plums', 'figs'])
    await workOnBulks(fixture.world)
    expect(await statuses(_id)).toEqual(['written', 'written', 'waiting', 'waiting'])
    const message = "You've reached your Tier usage for this month. Check Billing page"
    expect(await bulk(_id)).toMatchObject({ status: 'paused', message })
    expect((await told()).map(({ payload }) => payload.title)).toEqual(['“apples” is paused'])
    await tier('platinum')
    await changeBulk(fixture.world.context, fixture.owner, _id, { action: 'resume' })
    await workOnBulks(fixture.world)
    expect(await bulk(_id)).toMatchObject({ status: 'done', written: 4 })
    expect(await usage()).toEqual([{ used: 52, reserved: 0 }])
    expect(await told()).toHaveLength(1)
  })

  it('pauses after the texts in progress and resumes where it stopped', async () => {
    const { _id } = await begin(['apples', 'pears', 'plums', 'figs', 'kiwis'], { atOnce: 3 })
    await workOnBulks(fixture.world, 1)
    expect(await bulk(_id)).toMatchObject({ written: 0, writing: 3, waiting: 2 })
    await changeBulk(fixture.world.context, fixture.owner, _id, { action: 'pause' })
    await workOnBulks(fixture.world)
    expect(await bulk(_id)).toMatchObject({ status: 'paused', written: 3, waiting: 2, writing: 0 })
    expect(
      await db().selectFrom('runs').select('id').where('status', 'in', ['queued', 'running']).execute(),
    ).toEqual([])
    await changeBulk(fixture.world.context, fixture.owner, _id, { action: 'resume' })
    await workOnBulks(fixture.world)
    expect(await bulk(_id)).toMatchObject({ status: 'done', written: 5 })
    expect(fixture.server.requests).toHaveLength(10)
  })

  it('keeps finished articles when canceled', async () => {
    fixture.server.answerWith((request) =>
      keywordOf(request) === 'pears' ? { status: 503, error: {} } : counted(),
    )
    const { _id } = await begin(['apples', 'pears'])
    await workOnBulks(fixture.world, 1)
    expect(await statuses(_id)).toEqual(['written', 'writing'])
    await changeBulk(fixture.world.context, fixture.owner, _id, { action: 'cancel' })
    await workOnBulks(fixture.world)
    expect(await statuses(_id)).toEqual(['written', 'cancelled'])
    expect(await bulk(_id)).toMatchObject({ status: 'cancelled', written: 1, cancelled: 1 })
    expect((await articles())[0]).toMatchObject({ status: 'draft', words: 48 })
    expect(await usage()).toEqual([{ used: 1, reserved: 0 }])
    await expect(
      changeBulk(fixture.world.context, fixture.owner, _id, { action: 'cancel' }),
    ).rejects.toMatchObject({
      code: 409,
    })
  })

  it('cancels the keyword of an article deleted during generation', async () => {
    const { _id } = await begin(['apples'])
    const [run] = await db().selectFrom('runs').select('id').where('subjectId', '=', _id).execute()
    await runBulk(fixture.world.context, run?.id ?? '', noStop)
    await db().deleteFrom('articles').where('accountId', '=', fixture.owner.accountId).execute()
    await workOnBulks(fixture.world)
    expect(await rows(_id)).toMatchObject([{ status: 'cancelled', message: 'The article was deleted.' }])
    expect(await bulk(_id)).toMatchObject({ status: 'done' })
  })

  it('cancels the keyword of a deleted article that waits for a retry', async () => {
    fixture.server.answerWith(() => ({ status: 503, error: { message: 'Down.' } }))
    const { _id } = await begin(['apples'])
    await workOnBulks(fixture.world, 1)
    expect(await rows(_id)).toMatchObject([{ status: 'writing' }])
    const { jobs, take } = keptJobs()
    const ids = (await articles()).map(({ id }) => id)
    await deleteArticles({ ...fixture.world.context, jobs }, fixture.owner, ids)
    for (const { runId } of take(writeArticleJob)) await runGeneration(fixture.world.context, runId, noStop)
    expect(await rows(_id)).toMatchObject([{ status: 'cancelled' }])
    expect(await usage()).toEqual([{ used: 0, reserved: 0 }])
  })
})
