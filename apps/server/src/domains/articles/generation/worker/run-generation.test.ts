import { describe, expect, it } from 'vitest'
import { firstCards, withNewCard, type Card } from '@web2/contract/articles'
import { changeSettings } from '../../../accounts/settings/change-settings.ts'
import { changeArticle } from '../../editing/change-article.ts'
import { textKey } from '../../../../testing/servers/text/text-server.ts'
import { eventually } from '../../../../testing/eventually.ts'
import { changeCard } from '../change-card.ts'
import { changeGeneration } from '../change-generation.ts'
import { cardsOf } from '../generation-view.ts'
import { runGeneration } from './run-generation.ts'
import { useGenerations } from '../../testing/generation-fixture.ts'

const fixture = useGenerations()
const { counted, held, db, start, runOf, write, articleOf, usage, generation } = fixture

describe('an article from cards', () => {
  it('generates the outline first and each text from those above, using one unit', async () => {
    const { _id, articleId } = await start()
    expect(await articleOf(articleId)).toMatchObject({ status: 'generating', source: 'ai', title: 'roses' })
    expect(await usage()).toEqual([{ used: 0, reserved: 1 }])
    await write(_id)
    const [title, first, second, third] = fixture.server.requests
    expect(title?.prompt).toContain('about roses')
    expect(first?.prompt).toContain('“Text 1”')
    expect(second?.prompt).toMatch(/something else:\n- Text 2/)
    expect(third?.prompt).toMatch(/- Text 2\n- Text 3/)
    const prompts = fixture.server.requests.map(({ prompt }) => prompt)
    for (const subtitle of ['Text 2', 'Text 3', 'Text 4'])
      expect(prompts.filter((prompt) => prompt.includes(`the part “${subtitle}”`))).toHaveLength(2)
    expect(fixture.server.requests).toHaveLength(11)

    const article = await articleOf(articleId)
    expect(article).toMatchObject({
      status: 'draft',
      title: 'Text 1',
      provenance: { provider: 'openai', model: 'gpt-6.1-sol', cost: expect.any(Number) },
    })
    expect(article.text.match(/<h2>Text [234]<\/h2>/g)).toHaveLength(3)
    expect(article.text.match(/<p>Text \d+<\/p>/g)).toHaveLength(7)
    expect(article.text).toMatch(/^<p>/)
    expect(await usage()).toEqual([{ used: 1, reserved: 0 }])
    expect(await runOf(_id)).toMatchObject({ status: 'done', done: 11, total: 11 })
    expect(await generation(_id)).toMatchObject({ status: 'done', message: 'Article ready' })
  })

  it('is stored without scripts written by a model', async () => {
    fixture.server.answerWith(() => ({
      pieces: ['# **“A & B”**', '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)> **bold**'],
    }))
    const { _id, articleId } = await start({
      cards: withNewCard(withNewCard([], '', 'title'), '0', 'paragraph'),
    })
    await write(_id)
    const article = await articleOf(articleId)
    expect(article.text).toContain('<strong>bold</strong>')
    expect(article.text).not.toMatch(/script|onerror/)
    expect(article.title).toMatch(/^“?A & B”?/)
  })

  it('cuts an endless text at whole words and drops characters that can’t be stored', async () => {
    fixture.server.answerWith((_request, at) =>
      at === 0 ? { pieces: ['A \0title', ' \ud83c'] } : { endless: 'word after word after word '.repeat(40) },
    )
    const cards = withNewCard(withNewCard([], '', 'title'), '0', 'paragraph')
    const { _id, articleId } = await start({ cards })
    await write(_id)
    const [title, text] = await cardsOf(db(), _id)
    expect(title).toMatchObject({ status: 'written', text: 'A title \ufffd' })
    expect(text).toMatchObject({
      status: 'written',
      message: expect.stringMatching(/^The text was cut off here because it was too long\./),
    })
    expect(text?.text).toMatch(/(word|after)$/)
    expect(text?.text.length).toBeGreaterThan(59_000)
    expect((await articleOf(articleId)).words).toBeGreaterThan(9_000)
  })

  it('finishes once after its service was down for an hour', async () => {
    const { _id, articleId } = await start()
    fixture.server.answerWith(() => ({
      status: 503,
      error: { message: 'down' },
      headers: { 'retry-after': '600' },
    }))
    await write(_id)
    fixture.world.later(30 * 60_000)
    await write(_id)
    fixture.server.answerWith(counted)
    fixture.world.later(30 * 60_000)
    await write(_id)
    expect(fixture.server.requests).toHaveLength(2 + 11)
    expect(await articleOf(articleId)).toMatchObject({ status: 'draft' })
    expect(await usage()).toEqual([{ used: 1, reserved: 0 }])
  })

  it.each([
    [{ cards: [] as Card[], stacker: { steps: [] } }, 400],
    [{}, 400],
    [{ napId: '00000000-0000-7000-8000-000000000000', cards: firstCards() }, 400],
  ])('does not start with %j', async (change, code) => {
    await expect(start(change)).rejects.toMatchObject({ code })
    expect(await usage()).toEqual([])
  })

  it('does not start without a key or when the month is used up', async () => {
    await changeSettings(fixture.world.context, fixture.owner, { openAi: { apiKey: null } })
    await expect(start()).rejects.toMatchObject({
      code: 409,
      message: 'Please, add API key of OpenAI in the Settings page.',
    })
    await changeSettings(fixture.world.context, fixture.owner, { openAi: { apiKey: textKey } })
    await db()
      .updateTable('accounts')
      .set({ tier: 'bronze' })
      .where('id', '=', fixture.owner.accountId)
      .execute()
    const period = new Date().toISOString().slice(0, 7)
    const full = { accountId: fixture.owner.accountId, period, resource: 'articles', used: 50 } as const
    await db().insertInto('usageCounters').values(full).execute()
    await expect(start()).rejects.toMatchObject({ code: 402 })
  })

  it('waits as long as the service requests, then generates the missing texts', async () => {
    fixture.server.answerWith((request, at) =>
      at === 2
        ? { status: 429, error: { message: 'slow down' }, headers: { 'retry-after': '60' } }
        : counted(request, at),
    )
    const { _id, articleId } = await start()
    await write(_id)
    expect(fixture.server.requests).toHaveLength(3)
    const waiting = (await cardsOf(db(), _id)).filter(({ message }) => message.includes('rate limit'))
    expect(waiting).toMatchObject([{ status: 'waiting', message: /rate limit.*Retrying automatically/ }])
    await write(_id)
    expect(fixture.server.requests).toHaveLength(3)
    fixture.world.later(61_000)
    await write(_id)
    expect(fixture.server.requests).toHaveLength(12)
    expect(await articleOf(articleId)).toMatchObject({ status: 'draft' })
    expect(await usage()).toEqual([{ used: 1, reserved: 0 }])
  })

  it('shares the wait of a service with other articles of the same key', async () => {
    const [first, second] = [await start(), await start()]
    fixture.server.answerWith(() => ({
      status: 429,
      error: { message: 'no' },
      headers: { 'retry-after': '60' },
    }))
    await write(first._id)
    expect(fixture.server.requests).toHaveLength(1)
    await write(second._id)
    expect(fixture.server.requests).toHaveLength(1)
    expect((await cardsOf(db(), second._id))[0]).toMatchObject({
      status: 'waiting',
      message: 'OpenAI’s rate limit was reached. Retrying automatically.',
    })
    fixture.server.answerWith(counted)
    fixture.world.later(61_000)
    await write(second._id)
    expect(await articleOf(second.articleId)).toMatchObject({ status: 'draft' })
  })

  it('fails with the service’s message and releases its unit if nothing was generated', async () => {
    fixture.server.answerWith(() => ({ status: 401, error: { message: 'no', code: 'invalid_api_key' } }))
    const { _id, articleId } = await start()
    await write(_id)
    expect(await articleOf(articleId)).toMatchObject({
      status: 'failed',
      problem: /rejected the API key/,
    })
    expect(await usage()).toEqual([{ used: 0, reserved: 0 }])
    expect(fixture.server.requests).toHaveLength(1)
  })
})

describe('a single card', () => {
  const paragraph = () => withNewCard(withNewCard([], '', 'title'), '0', 'paragraph')
  const written = async () => {
    const { _id, articleId } = await start({ cards: paragraph() })
    await write(_id)
    const [title, text] = await cardsOf(db(), _id)
    if (!title || !text) throw new Error('two texts were planned')
    return { _id, articleId, title, text }
  }

  it('can be regenerated with another prompt', async () => {
    const { _id, articleId, text } = await written()
    fixture.server.requests.length = 0
    await changeCard(fixture.world.context, fixture.owner, text.id, {
      regenerate: true,
      prompt: 'Short, on {title}.',
    })
    await expect(
      changeCard(fixture.world.context, fixture.owner, text.id, { regenerate: true }),
    ).rejects.toMatchObject({
      code: 409,
    })
    await write(_id)
    expect(fixture.server.requests.map(({ prompt }) => prompt)).toEqual(['Short, on Text 1.'])
    expect((await articleOf(articleId)).text).toBe('<p>Text 1</p>')
    expect(await usage()).toEqual([{ used: 1, reserved: 0 }])
  })

  it('can be edited, which updates the article', async () => {
    const { articleId, text, title } = await written()
    await changeCard(fixture.world.context, fixture.owner, text.id, { text: 'By *hand*.' })
    expect((await articleOf(articleId)).text).toBe('<p>By <em>hand</em>.</p>')
    await changeCard(fixture.world.context, fixture.owner, title.id, { text: 'Mine' })
    expect((await articleOf(articleId)).title).toBe('Mine')
  })

  it('doesn’t overwrite an article edited in the editor', async () => {
    const { articleId, text } = await written()
    await changeArticle(fixture.world.context, fixture.owner, articleId ?? '', {
      text: '<p>In the editor.</p>',
    })
    await changeCard(fixture.world.context, fixture.owner, text.id, { text: 'By hand.' })
    expect((await articleOf(articleId)).text).toBe('<p>In the editor.</p>')
  })

  it('keeps its partial text when stopped, while the others continue', async () => {
    fixture.server.answerWith((request, at) => (at === 0 ? held : counted(request, at)))
    const { _id, articleId } = await start({ cards: paragraph() })
    const writing = write(_id)
    const [title] = await eventually(async () => {
      const cards = await cardsOf(db(), _id)
      expect(cards[0]?.text).toMatch(/^on and on/)
      return cards
    })
    await changeCard(fixture.world.context, fixture.owner, title?.id ?? '', { stop: true })
    await writing
    expect((await cardsOf(db(), _id)).map(({ status }) => status)).toEqual(['stopped', 'written'])
    expect(await articleOf(articleId)).toMatchObject({ status: 'draft', title: /^on and on/ })
  })

  it('stays stopped if its worker was gone, until it is regenerated', async () => {
    const process = new AbortController()
    fixture.server.answerWith((request, at) => (at === 0 ? held : counted(request, at)))
    const { _id } = await start({ cards: paragraph() })
    const writing = runGeneration(fixture.world.context, (await runOf(_id)).id, process.signal)
    const first = async () => (await cardsOf(db(), _id))[0]
    await eventually(async () => expect((await first())?.text).toMatch(/^on and on/))
    process.abort()
    await writing
    const id = (await first())?.id ?? ''
    await changeCard(fixture.world.context, fixture.owner, id, { stop: true })
    await write(_id)
    expect(await first()).toMatchObject({ status: 'stopped', turn: 1, text: 'on and on' })
    expect((await cardsOf(db(), _id)).map(({ status }) => status)).toEqual(['stopped', 'written'])

    await changeCard(fixture.world.context, fixture.owner, id, { regenerate: true })
    await write(_id)
    expect(await first()).toMatchObject({ status: 'written', turn: 2 })
  })

  it('returns 404 for another account', async () => {
    const { _id, text } = await written()
    const stranger = await fixture.world.newOwner()
    await expect(changeCard(fixture.world.context, stranger, text.id, { text: 'x' })).rejects.toMatchObject({
      code: 404,
    })
    await expect(
      changeGeneration(fixture.world.context, stranger, _id, { stop: true }),
    ).rejects.toMatchObject({
      code: 404,
    })
  })
})
