import { importHtml } from '@web2/builder'
import { expect, it } from 'vitest'
import { embedWords } from './embed-words.ts'

const map = (at: number) => `<iframe src="https://maps.test/${at}"></iframe>`

it.each([
  ['<p>none</p><iframe src="https://youtu.be/aqz-KE-bpKQ"></iframe>', ''],
  [map(1), '1 iframe is not a video and was imported as an embed block: https://maps.test/1.'],
  [
    map(1) + map(2),
    '2 iframes are not videos and were imported as embed blocks: https://maps.test/1, https://maps.test/2.',
  ],
  ['<iframe></iframe>', '1 iframe is not a video and was imported as an embed block.'],
  [
    [1, 2, 3, 4, 5, 6].map(map).join(''),
    '6 iframes are not videos and were imported as embed blocks: ' +
      '1, 2, 3, 4, 5'.replaceAll(/\d/g, 'https://maps.test/$&') +
      ' and others.',
  ],
])('describes %s', (html, words) => expect(embedWords(importHtml(html).report)).toBe(words))
