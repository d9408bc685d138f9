import { expect, it } from 'vitest'
import { mergedSentence } from '../check/check-sentences.ts'
import { withHubText, withListRenamed, writtenHubTexts } from './hub-texts.ts'
import { definitionOf } from '../project-values.ts'
import { newTurbo } from '../new-project.ts'
import { typedLists } from '../data/typed-list.ts'

const { structure } = newTurbo()

it('keeps each text of the first page and of the hub pages of a list', () => {
  const first = withHubText(structure, null, { title: 'Home' })
  const both = withHubText(withHubText(first, 'city', { title: 'In {city}' }), 'city', { intro: '' })
  expect(writtenHubTexts(both, null)).toEqual({ title: 'Home' })
  expect(writtenHubTexts(both, 'city')).toEqual({ title: 'In {city}', intro: '' })
  expect(writtenHubTexts(both, 'service')).toEqual({})
})

it('a list that gets another name keeps what was chosen for it, also while the name is being typed', () => {
  const chosen = { ...withHubText(structure, 'city', { title: 'In it' }), hubs: ['city'] }
  for (const [typed, sent] of [
    ['town', 'town'],
    ['', 'list2'],
  ] as const) {
    const lists = typedLists(['service', typed])
    const values = { ...newTurbo(), lists, structure: withListRenamed(chosen, 'city', typed) }
    expect(definitionOf(values).structure).toMatchObject({
      hubs: [sent],
      placeList: sent,
      hubTexts: [{ list: sent, title: 'In it' }],
    })
  }
})

it('sends the list of places that it shows', () =>
  expect(definitionOf(newTurbo()).structure).toMatchObject({ edition: 2, placeList: 'city', nearby: 5 }))

it('says which values count as one', () =>
  expect(
    mergedSentence({ list: 'city', count: 3, examples: [{ kept: 'Georgetown', merged: 'georgetown' }] }),
  ).toBe('3 values merged as duplicates: “georgetown” with “Georgetown” and 2 more.'))
