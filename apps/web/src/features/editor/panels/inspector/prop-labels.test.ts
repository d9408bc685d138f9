import { expect, test } from 'vitest'
import { propWords } from './prop-labels.ts'

test.each([
  ['href', 'URL'],
  ['newTab', 'open in new tab'],
  ['headingType', 'heading type'],
  ['rows', 'rows'],
])('names %s “%s”', (prop, words) => expect(propWords(prop)).toBe(words))
