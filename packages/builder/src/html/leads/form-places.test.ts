import { expect, it } from 'vitest'
import { importHtml } from '../import/import-html.ts'
import { formPlaces } from './form-places.ts'

const placesIn = (html: string) => [...formPlaces(importHtml(html).document).values()]
const form = (inside = '', attributes = '') =>
  `<form action="lead:" ${attributes}>${inside}<input name="a" aria-label="A"></form>`

it('a form is under the last heading before it that visitors see', () => {
  const html =
    `<section><h2>Get a <em>quote</em></h2><p>Free.</p></section><div>${form()}</div>` +
    `<div data-w2m-sample><h2>Sample</h2></div><h3></h3>${form()}<h2>Call me</h2>${form()}`
  expect(placesIn(html)).toEqual([
    { heading: 'Get a quote', position: 1 },
    { heading: 'Get a quote', position: 2 },
    { heading: 'Call me', position: 3 },
  ])
})

it('the heading, legend or ARIA label of a form comes first, and is none of the next form', () => {
  const details = '<fieldset><legend>Your details</legend><input name="b"></fieldset>'
  const html = `<h1>Contact</h1>${form('<h3>Ask us</h3>')}${form(details)}${form('', 'aria-label="Search"')}${form()}`
  expect(placesIn(html).map(({ heading }) => heading)).toEqual([
    'Ask us',
    'Your details',
    'Search',
    'Contact',
  ])
})

it('only forms that are received in Leads are counted, and a heading may be missing', () => {
  expect(placesIn(`<form action="/search"><input name="q"></form>${form()}`)).toEqual([
    { heading: '', position: 1 },
  ])
})
