import type { GeneratedCardStatus, GeneratedCardType, GenerationStatus } from '@web2/contract/articles'
import { describe, expect, it } from 'vitest'
import {
  chosenStage,
  currentStage,
  firstShownStage,
  followedStage,
  stageState,
  stageToCheck,
} from './plan-stages.ts'

/** 'brief written, outline writing' as cards. */
const cards = (said: string) =>
  said === ''
    ? []
    : said.split(', ').map((card) => {
        const [type, status, text = '{"findings":[]}'] = card.split(' ')
        return { type: type as GeneratedCardType, status: status as GeneratedCardStatus, text }
      })

const planned = 'brief written, outline written'
const written = `${planned}, title written, paragraph written`

describe.each([
  ['running', '', null, 'brief'],
  ['running', 'brief writing', null, 'brief'],
  ['waiting', 'brief written', 'brief', 'brief'],
  ['running', 'brief written, outline waiting', null, 'outline'],
  ['waiting', planned, 'outline', 'outline'],
  ['running', `${planned}, title written, paragraph writing`, null, 'sections'],
  ['failed', `${planned}, paragraph failed`, null, 'sections'],
  ['done', `${written}, review written, details written`, null, 'sections'],
  ['done', `${written}, review written {"findings":[{}]}, details written`, null, 'review'],
] satisfies [GenerationStatus, string, string | null, string][])('%s: %s', (status, said, toCheck, shown) => {
  it(`wants ${toCheck ?? 'nothing'} checked`, () =>
    expect(stageToCheck({ status }, cards(said))).toBe(toCheck))
  it(`shows ${shown}`, () => expect(currentStage({ status }, cards(said))).toBe(shown))
})

it.each([
  ['sections', `${planned}, title written, paragraph waiting`, 'writing'],
  ['sections', `${planned}, title written, paragraph stopped`, 'stopped'],
  ['sections', written, 'done'],
  ['review', written, 'ahead'],
  ['brief', 'brief failed', 'failed'],
] as const)('%s of “%s” is %s', (stage, said, state) =>
  expect(stageState({ status: 'running' }, cards(said), stage)).toBe(state),
)

describe('followedStage', () => {
  const reviewed = `${written}, review written {"findings":[{}]}`
  const finished = `${reviewed}, details written`
  const nothingLeft = finished.replace('[{}]', '[]')
  const oneAgain = finished.replace('paragraph written', 'paragraph writing')
  it.each([
    [
      'goes to the outline after the brief',
      'brief',
      'waiting',
      'brief written',
      'running',
      'brief written, outline writing',
      'outline',
    ],
    [
      'goes to the review in the end',
      'details',
      'running',
      `${reviewed}, details writing`,
      'done',
      finished,
      'review',
    ],
    [
      'goes to the review although its writing was not seen',
      'sections',
      'running',
      `${planned}, paragraph writing`,
      'done',
      finished,
      'review',
    ],
    [
      'leaves a user at the brief',
      'brief',
      'running',
      `${planned}, paragraph writing`,
      'running',
      `${written}, review writing`,
      'brief',
    ],
    ['stays at a section written again', 'sections', 'running', oneAgain, 'done', finished, 'sections'],
    ['stays at a review without findings', 'review', 'done', finished, 'done', nothingLeft, 'review'],
  ] as const)('%s', (_, stage, status, before, statusAfter, after, shown) => {
    const first = { ...firstShownStage({ status }, cards(before)), stage }
    // the server reports the next stage a moment after the end of the last one
    const between = followedStage(first, { status: 'running' }, cards(before.replace('writing', 'written')))
    expect(followedStage(between, { status: statusAfter }, cards(after)).stage).toBe(shown)
  })
  it('leaves a user at the sections who chose them once they were written', () => {
    const before = cards(`${planned}, paragraph writing`)
    const between = followedStage(
      firstShownStage({ status: 'running' }, before),
      { status: 'running' },
      cards(reviewed),
    )
    const chosen = chosenStage('sections', { status: 'running' }, cards(reviewed))
    expect(followedStage(between, { status: 'done' }, cards(finished)).stage).toBe('review')
    expect(followedStage(chosen, { status: 'done' }, cards(finished)).stage).toBe('sections')
  })

  it('follows the article again from the stage that is open', () => {
    const chosen = chosenStage('brief', { status: 'waiting' }, cards('brief written'))
    expect(followedStage(chosen, { status: 'running' }, cards('brief written, outline writing')).stage).toBe(
      'outline',
    )
  })
})
