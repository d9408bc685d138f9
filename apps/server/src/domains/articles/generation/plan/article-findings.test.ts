import { expect, it } from 'vitest'
import type { CardRow } from '../generation-view.ts'
import { articleFindings } from './article-findings.ts'
import { exampleBrief, exampleOutline } from './plan-fixture.ts'
import type { PlanSubject } from './plan-subject.ts'

const card = (fields: Partial<CardRow>): CardRow =>
  ({ status: 'written', parentId: null, section: null, heading: 'p', text: '', ...fields }) as CardRow

const problems = (facts: readonly string[], text: string, questions: readonly string[] = []) => {
  const brief = { ...exampleBrief, facts: facts.map((fact) => ({ text: fact, source: 'S1' })), questions }
  const cards = [
    card({ id: 'brief', type: 'brief', text: JSON.stringify(brief) }),
    card({ id: 'outline', type: 'outline', text: JSON.stringify(exampleOutline) }),
    card({ id: 'intro', type: 'paragraph', section: 'intro', text: `Gutter cleaning in Austin. ${text}` }),
  ]
  const subject: Pick<PlanSubject, 'cards' | 'keyword'> = { cards, keyword: 'gutter cleaning austin' }
  return articleFindings(subject as PlanSubject).map(({ section, problem }) => [section, problem])
}

it.each([
  [
    'in other words',
    'Across 60 gardens we care for 2.3 km of hedge in 19 days.',
    'Sixty gardens hold 2.3 km of hedge; caring for them takes 19 days.',
  ],
  [
    'with hours in another form',
    'Phone 01584 496 0177, Monday to Friday, 8 am to 4.30 pm.',
    'Phone 01584 496 0177, Monday to Friday, 08:00 to 16:30.',
  ],
  ['in a language without blanks', '三月に剪定します', '霜のあとで切ります。'],
])('a fact that the text states %s is not missing', (_name, fact, text) => {
  expect(problems([fact], text)).toEqual([])
})

it('a fact without its number is missing, in the section that fits it best', () => {
  const fact = 'The fee for a visit is $89, taken off the cost of the repair.'
  expect(problems([fact], 'The fee for a visit is taken off the cost of the repair.')).toEqual([
    ['s3', `The article leaves out a fact of the brief: ${fact}`],
  ])
})

it('a question of the brief needs an answer, and one that the brief lists as missing doesn’t', () => {
  const asked = ['Do squirrels damage copper flashing?', ...exampleBrief.missing]
  expect(problems([], 'Look at the roof.', asked).map(([, problem]) => problem)).toEqual([
    `The article doesn’t answer a question of the brief: ${asked[0]}`,
  ])
})
