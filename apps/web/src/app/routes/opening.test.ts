import { expect, it } from 'vitest'
import { openingOf } from './opening.ts'

const answersOf = (address: string) => {
  const { pathname, search } = new URL(address, 'http://web2')
  return openingOf({ pathname, search })?.answers
}

it.each([
  ['/site-builder/edit-site?id=s1', ['/api/cloud-builder/s1?pages=false', '/api/cached-data/s1?html=false']],
  ['/site-builder/build-site', []],
  [
    '/site-builder/view-site?id=s1&page=p2',
    ['/api/cloud-builder/s1?html=false', '/api/cloud-builder/s1?pageId=p2&html=false'],
  ],
  ['/page-builder/edit-page?id=a%2Fb', ['/api/cloud-pages/a%2Fb']],
  ['/page-builder/build-page?template=garden', []],
  ['/section-builder/view-section?id=m1', ['/api/cloud-modules/m1']],
  ['/site-builder/edit-site', []],
])('%s begins with its page', (address, answers) => {
  expect(answersOf(address)).toEqual(answers)
})

it.each(['/', '/site-builder', '/login', '/constructor'])('%s waits for the app', (address) => {
  expect(answersOf(address)).toBeUndefined()
})
