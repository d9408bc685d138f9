import { describe, expect, it } from 'vitest'
import { findingState, quotedParts, withFinding, withFindings } from './apply-finding.ts'

const text = 'Roses like sun. They are the best flowers, by far. Water them weekly.'
const change = (quote: string, replacement = '') => ({ quote, replacement })

describe('findingState', () => {
  it.each([
    ['has the quote', change('like sun', 'need sun'), 'open'],
    ['was changed since', change('like shade', 'need shade'), 'changed'],
    ['already has the replacement', change('Water daily', 'Water them weekly'), 'applied'],
    ['no longer has a passage to remove', change('like shade'), 'changed'],
    ['lacks an addition', change('', 'Cut them in March.'), 'open'],
    ['already has an addition', change('', 'Water them weekly.'), 'applied'],
  ] as const)('of a text that %s', (_, finding, state) => expect(findingState(text, finding)).toBe(state))

  it('of a section without a text is “changed”', () =>
    expect(findingState(undefined, change('a'))).toBe('changed'))
})

describe('withFinding', () => {
  it.each([
    [
      'replaces the passage',
      change('like sun', 'need $& sun'),
      'Roses need $& sun. They are the best flowers, by far. Water them weekly.',
    ],
    [
      'removes a sentence',
      change('They are the best flowers, by far.'),
      'Roses like sun. Water them weekly.',
    ],
    [
      'removes words before a comma',
      change('the best flowers'),
      'Roses like sun. They are, by far. Water them weekly.',
    ],
    [
      'removes the beginning',
      change('Roses like sun.'),
      'They are the best flowers, by far. Water them weekly.',
    ],
    ['adds to the end', change('', 'Cut in March.'), `${text}\n\nCut in March.`],
  ])('%s', (_, finding, expected) => expect(withFinding(text, finding)).toBe(expected))
})

it('applies several findings, and keeps those without a proposal or that no longer fit after the others', () => {
  const [first, inside] = [change('They are the best flowers, by far.'), change('the best', 'good')]
  const undecided = { quote: 'like sun', replacement: null }
  expect(withFindings(text, [first, inside, undecided, change('weekly', 'once a week')])).toEqual({
    text: 'Roses like sun. Water them once a week.',
    left: [inside, undecided],
  })
})

it('marks each quote once, and the first of those that overlap', () => {
  const findings = [change('the best flowers'), change('Roses'), change('best flowers, by far'), change('')]
  const parts = quotedParts(text, findings)
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.filter(({ finding }) => finding !== null)).toEqual([
    { text: 'Roses', finding: 1 },
    { text: 'the best flowers', finding: 0 },
  ])
})
