import { expect, test } from 'vitest'
import { afterClickSources } from './after-click-sources.ts'

const form = (action: string, more = ''): string =>
  `<form class="w2-later w1" action="${action}" target="w2-a"${more}><div></div></form>`

test.each([
  ['https://a.example/embed/1?x=1#y', ['https://a.example/embed/1']],
  ['http://a.example:8080/embed', ['http://a.example:8080/embed']],
  ['//a.example/embed', ['a.example/embed']],
  ['https://a.example/x; script-src *', ['https://a.example/x%3B%20script-src%20*']],
  ['https://a.example/x,y', ['https://a.example/x%2Cy']],
  ['https://a.example/\n\rX: y', ['https://a.example/X:%20y']],
  ['https://user:secret@a.example/x', ['https://a.example/x']],
  ['https://ä.example/é', ['https://xn--4ca.example/%C3%A9']],
  // these would allow more than one page
  ['https://a.example', []],
  ['https://a.example/', []],
  ['https://a.example/all/', []],
  ['*', []],
  ['/contact', []],
  ['javascript:alert(1)', []],
  ['mailto:a@b.example', []],
  ['data:text/html,x', []],
])('a block may load %j: %j', (action, sources) => {
  expect(afterClickSources(form(action))).toEqual(sources)
})

test.each([
  '<form action="https://a.example/x" target="w2-a"></form>',
  '<form class="not-w2-later" action="https://a.example/x" target="w2-a"></form>',
  '<form class="w2-later" action="https://a.example/x"></form>',
  '<form class="w2-later" action="https://a.example/x" target="_blank"></form>',
  form('https://a.example/x', ' method="post"'),
  '<p title="&lt;form class=&quot;w2-later&quot;">&lt;form class="w2-later" action="https://a.example/x" target="w2-a"></p>',
])('no other form may: %s', (html) => {
  expect(afterClickSources(html)).toEqual([])
})

test('blocks with one URL need one source, and a page has no more than 100', () => {
  expect(afterClickSources(form('https://a.example/x?1') + form('https://a.example/x?2'))).toHaveLength(1)
  const many = Array.from({ length: 300 }, (_, at) => form(`https://a.example/${at}`)).join('')
  expect(afterClickSources(many)).toHaveLength(100)
})
