import { describe, expect, it } from 'vitest'
import { type PromptStep } from '@web2/contract/articles'
import { eventually } from '../../../../testing/eventually.ts'
import { changeCard } from '../change-card.ts'
import { changeGeneration } from '../change-generation.ts'
import { cardsOf } from '../generation-view.ts'
import { runGeneration } from './run-generation.ts'
import { useGenerations } from '../../testing/generation-fixture.ts'

const fixture = useGenerations()
const { counted, held, db, start, runOf, write, articleOf, usage } = fixture

it('stopping a generation keeps its texts and starts no others', async () => {
  fixture.server.answerWith(() => held)
  const { _id, articleId } = await start()
  const writing = write(_id)
  await eventually(async () => expect((await cardsOf(db(), _id))[0]?.text).toMatch(/^on/))
  await changeGeneration(fixture.world.context, fixture.owner, _id, { stop: true })
  await writing
  expect(fixture.server.requests).toHaveLength(1)
  expect(await runOf(_id)).toMatchObject({ status: 'cancelled' })
  expect((await cardsOf(db(), _id)).every(({ status }) => status === 'stopped')).toBe(true)
  expect(await articleOf(articleId)).toMatchObject({ status: 'draft' })
})

it('a run that is being stopped refuses regeneration until it has ended', async () => {
  const process = new AbortController()
  fixture.server.answerWith((request, at) => (at === 0 ? counted(request, at) : held))
  const { _id } = await start()
  const writing = runGeneration(fixture.world.context, (await runOf(_id)).id, process.signal)
  await eventually(async () => expect((await cardsOf(db(), _id))[0]?.status).toBe('written'))
  process.abort()
  await writing
  await changeGeneration(fixture.world.context, fixture.owner, _id, { stop: true })
  const title = (await cardsOf(db(), _id))[0]?.id ?? ''
  await expect(
    changeCard(fixture.world.context, fixture.owner, title, { regenerate: true }),
  ).rejects.toMatchObject({
    code: 409,
    message: expect.stringContaining('is being stopped'),
  })
  await write(_id)
  expect(await runOf(_id)).toMatchObject({ status: 'cancelled' })

  fixture.server.answerWith(counted)
  await changeCard(fixture.world.context, fixture.owner, title, { regenerate: true })
  await write(_id)
  expect((await cardsOf(db(), _id))[0]).toMatchObject({ status: 'written', turn: 2 })
})

describe('a prompt stacker', () => {
  const step = (title: string, prompt: string): PromptStep => ({
    title,
    prompt,
    generateTextBy: { name: 'openai', params: { model: 'gpt-6-luna' } },
  })

  it('runs its steps in order and becomes an article on request', async () => {
    const napId = await fixture.world.newNap('555')
    await db()
      .updateTable('naps')
      .set({ accountId: fixture.owner.accountId, city: 'Bern' })
      .where('id', '=', napId)
      .execute()
    fixture.server.answerWith((_request, at) => ({
      pieces: [at === 2 ? '# Roses\n\nAll of **it**.' : `<${at}>`],
    }))
    const { _id, articleId } = await start({
      napId,
      stacker: {
        steps: [
          step('Outline', 'On {keyword} in {nap.city}, {tone}'),
          step('Facts', '{previous}!'),
          step('Text', '{step:outline} {step:Facts} {{x}}'),
        ],
        variables: [{ name: 'tone', value: 'calm' }],
      },
    })
    expect(articleId).toBeNull()
    await write(_id)
    expect(fixture.server.requests.map(({ prompt }) => prompt)).toEqual([
      'On roses in Bern, calm',
      '<0>!',
      '<0> <1> {x}',
    ])
    expect(await usage()).toEqual([])
    const made = await changeGeneration(fixture.world.context, fixture.owner, _id, { makeArticle: true })
    expect(await articleOf(made.articleId)).toMatchObject({
      title: 'Roses',
      text: '<p>All of <strong>it</strong>.</p>',
      keyword: 'roses',
      provenance: { provider: 'openai', model: 'gpt-6-luna' },
    })
    const again = await changeGeneration(fixture.world.context, fixture.owner, _id, { makeArticle: true })
    expect(again.articleId).toBe(made.articleId)
    expect(await usage()).toEqual([{ used: 1, reserved: 0 }])
  })

  it('becomes an article without the meta description written by its last step', async () => {
    const napId = await fixture.world.newNap('555 0100')
    await db()
      .updateTable('naps')
      .set({ accountId: fixture.owner.accountId })
      .where('id', '=', napId)
      .execute()
    fixture.server.answerWith((_request, at) => ({
      pieces: [at === 0 ? '# Roses\n\nAll of it.' : 'What to know.'],
    }))
    const steps = [step('Article', 'On {keyword}'), step('Meta description', '{previous}')]
    const { _id } = await start({ napId, napAtEnd: true, stacker: { steps } })
    await write(_id)
    expect(fixture.server.requests[0]?.prompt).toMatch(/^On roses\n\n.*<business>/s)
    const made = await changeGeneration(fixture.world.context, fixture.owner, _id, { makeArticle: true })
    expect(await articleOf(made.articleId)).toMatchObject({
      title: 'Roses',
      slug: 'roses',
      metaDescription: 'What to know.',
      text: expect.stringMatching(/^<p>All of it\.<\/p>\s*<p><strong>.*555 0100<\/a>/),
    })
  })

  it('can’t become an article before anything is generated', async () => {
    const { _id } = await start({ stacker: { steps: [step('A', 'a')] } })
    await expect(
      changeGeneration(fixture.world.context, fixture.owner, _id, { makeArticle: true }),
    ).rejects.toMatchObject({
      code: 409,
    })
  })
})
