import { getSchema } from '@tiptap/core'
import { DOMParser } from '@tiptap/pm/model'
import { countWords } from '@web2/contract/core'
import { expect, test } from 'vitest'
import { extensions } from './extensions.ts'
import { wordsOf } from './words-of.ts'

const schema = getSchema(extensions(''))

test.each([
  '',
  '<p>One <b>tw</b>o<br>three</p><h2>four</h2><p></p><p>fi-ve</p>',
  '<ul><li><p>a</p><ul><li><p>b c</p></li></ul></li></ul><blockquote><p>d</p></blockquote><hr><p>花园</p>',
  '<table><tbody><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table><p>x<img src="/a.jpg">y</p>',
])('counts the words of all blocks, each once: %s', (html) => {
  const element = document.createElement('div')
  element.innerHTML = html
  const doc = DOMParser.fromSchema(schema).parse(element)
  const whole = countWords(doc.textBetween(0, doc.content.size, ' ', ' '))
  expect([wordsOf(doc), wordsOf(doc)]).toEqual([whole, whole])
})
