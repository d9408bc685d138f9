import type { ListingPlace, PostText } from '@web2/contract/listing-updates'
import { describe, expect, it } from 'vitest'
import {
  asSeen,
  choosePlace,
  chooseReplacement,
  chooseSeen,
  countedPlaces,
  firstChoice,
  isChosen,
  wantedPlaces,
} from './updates-choice.ts'

const replacement = (_id: string): ListingPlace['replacements'][number] => ({
  _id,
  part: 'text',
  field: 'phone',
  before: '1',
  after: '2',
  lead: '',
  tail: '',
  isLink: false,
})
const place = (kind: ListingPlace['kind'], more: Partial<ListingPlace> = {}): ListingPlace => ({
  kind,
  _id: kind,
  name: kind,
  where: '',
  siteId: null,
  url: null,
  canUpdate: true,
  note: '',
  basedOn: 'r1',
  replacements: [replacement('a'), replacement('b')],
  ...more,
})

describe('places', () => {
  it('are counted by what people call them', () => {
    const all = [place('site'), place('article'), place('post'), place('post'), place('scheduled')]
    expect(countedPlaces(all)).toBe('1 site, 1 article, 2 posts, 1 scheduled post')
    expect(countedPlaces([])).toBe('')
  })

  it('are all chosen at first, but for what cannot be updated and what is sent as a whole', () => {
    const whole = place('post', { note: 'The whole post is sent again.' })
    const all = [place('site'), place('article'), whole, place('scheduled', { canUpdate: false })]
    expect(wantedPlaces(all, firstChoice).map(({ kind }) => kind)).toEqual(['site', 'article'])
    expect(wantedPlaces([whole], choosePlace(firstChoice, whole, true))).toMatchObject([{ overEdits: true }])
  })

  it('drop what a person deselects', () => {
    const article = place('article')
    const less = chooseReplacement(firstChoice, article, 'a', false)
    expect(wantedPlaces([article], less)).toMatchObject([{ replacements: ['b'], basedOn: 'r1' }])
    const none = chooseReplacement(less, article, 'b', false)
    expect(isChosen(article, none)).toBe(false)
    expect(wantedPlaces([article], choosePlace(none, article, true))).toMatchObject([
      { replacements: ['a', 'b'] },
    ])
    const site = place('site')
    expect(wantedPlaces([site], choosePlace(firstChoice, site, false))).toEqual([])
  })

  it('of an edited post are sent as they were seen on its blog', () => {
    const post = place('post')
    const text: PostText = {
      _id: 'post',
      state: 'edited',
      note: '',
      sent: null,
      now: null,
      basedOn: 'seen',
      replacements: [replacement('c')],
      canSendEarlier: false,
    }
    const choice = chooseSeen(firstChoice, text)
    expect(asSeen(post, choice).replacements).toEqual(text.replacements)
    expect(wantedPlaces([post], choice)).toEqual([
      { kind: 'post', _id: 'post', basedOn: 'seen', replacements: ['c'], overEdits: true },
    ])
  })
})
