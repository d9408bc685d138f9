import { expect, it } from 'vitest'
import type { TextAnswer } from '../../../../testing/servers/text/text-server.ts'
import { changeCard } from '../change-card.ts'
import { answered } from './plan-fixture.ts'
import { usePlanWorld } from '../../testing/plan-world.ts'

/*
 * Services that fail in the middle of a planned article: each says so in a sentence, keeps what was written, and pays
 * nothing twice. Bad answers are in rubric-answers.test.ts.
 */

const plans = usePlanWorld()
const section = 'Current section: s2,'

/** Answers well, except that the text of the second section fails as long as `isBroken`. */
const failing = (answer: TextAnswer) => {
  const state = { isBroken: true }
  plans.server.answerWith((request) =>
    state.isBroken && request.prompt.includes(section) ? answer : answered(request),
  )
  return state
}
const asked = (words: string) => plans.server.requests.filter(({ prompt }) => prompt.includes(words)).length

it.each<[string, TextAnswer, RegExp]>([
  ['a model that no longer exists', { refusal: 'model' }, /model/i],
  ['a key without credit', { refusal: 'credit' }, /credit/i],
  ['a key that is refused', { refusal: 'key' }, /key/i],
  ['a text that its service refuses', { refusal: 'content' }, /content policy/],
  ['an empty answer', { pieces: [''] }, /returned no text/],
])(
  '%s fails one section with a sentence, and the article continues from there',
  async (_name, answer, sentence) => {
    const state = failing(answer)
    const id = await plans.start()
    await plans.work(id)
    const before = await plans.cards(id)
    const failed = before.filter(({ status }) => status === 'failed')
    expect(failed[0]).toMatchObject({ section: 's2', message: expect.stringMatching(sentence) as string })
    expect(failed[0]?.message).toMatch(/\.$/)
    expect(asked(section)).toBe(1)
    // brief, outline and the sections before it are kept
    for (const type of ['brief', 'outline'])
      expect(before.find((card) => card.type === type)?.status).toBe('written')
    expect(before.find((card) => card.section === 's1' && card.type === 'paragraph')?.text).toContain(
      'live oaks',
    )
    expect((await plans.articleOf(id)).text).toContain('live oaks')

    state.isBroken = false
    const paid = (await plans.calls()).filter(({ status }) => status === 'booked').length
    for (const card of failed)
      await changeCard(plans.world.context, plans.owner, card.id, { regenerate: true })
    await plans.work(id)
    await plans.work(id)
    expect(await plans.generation(id)).toMatchObject({ status: 'done' })
    // what was written before is not asked for, and not paid, again
    for (const step of ['Write the brief.', 'Write the outline.', 'Current section: s1,'])
      expect(asked(step)).toBe(1)
    const booked = (await plans.calls()).filter(({ status }) => status === 'booked')
    expect(booked.length - paid).toBe(8 - paid)
  },
)

it('a text that breaks after 90 % is asked for again; the part is paid once', async () => {
  const state = failing({ pieces: Array.from({ length: 90 }, () => 'word '), cut: 'connection' })
  const id = await plans.start()
  await plans.work(id)
  const waiting = (await plans.cards(id)).find((card) => card.section === 's2' && card.type === 'paragraph')
  expect(waiting).toMatchObject({
    status: 'waiting',
    message: expect.stringContaining('Retrying automatically.') as string,
  })
  expect(waiting?.cost).toBeGreaterThan(0)
  state.isBroken = false
  await plans.work(id)
  expect(await plans.generation(id)).toMatchObject({ status: 'done' })
  const calls = await plans.calls()
  expect(calls).toHaveLength(9)
  expect(calls.filter(({ estimated }) => estimated)).toHaveLength(1)
})

it('an endless answer ends at its limit, is kept with a note, and closes its connection', async () => {
  failing({ endless: 'Rinse the downspout well. ' })
  const id = await plans.start()
  await plans.work(id)
  const endless = (await plans.cards(id)).find((card) => card.section === 's2' && card.type === 'paragraph')
  expect(endless).toMatchObject({ status: 'written', message: expect.stringContaining('cut off') as string })
  expect(endless?.text.length).toBeLessThan(100 * 10 * 2 + 1)
  expect(plans.server.openTexts()).toBe(0)
  expect(await plans.generation(id)).toMatchObject({ status: 'done' })
})
