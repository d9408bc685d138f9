import { expect, it } from 'vitest'
import { builtInStackers } from './built-in-stackers.ts'
import { readStackers, stackerFile } from './stacker-file.ts'

const step = {
  title: 'Text',
  prompt: 'On {keyword}',
  generateTextBy: { name: 'poe', params: { model: 'ChatGPT' } },
} as const
const stacker = { name: 'One', description: '', steps: [step], variables: [] }
const file = (stackers: unknown, more: object = {}) =>
  JSON.stringify({ kind: 'web2-prompt-stackers', version: 1, stackers, ...more })

it('reads its own files, with a byte order mark and the built-in ones', () => {
  const all = [stacker, ...builtInStackers.map(({ stacker: each }) => each)]
  expect(readStackers(stackerFile(all))).toEqual({ stackers: all })
  expect(readStackers(`\uFEFF${stackerFile([stacker])}`)).toEqual({ stackers: [stacker] })
})

it.each([
  ['{', /not valid JSON/],
  ['[]', /no prompt stackers/],
  ['null', /no prompt stackers/],
  [file([stacker], { version: 2 }), /newer version/],
  [file([]), /contains no prompt stackers/],
  [file([stacker, { ...stacker, name: ' ' }]), /Prompt stacker 2: “name” is missing/],
  [file([{ ...stacker, steps: [] }]), /Prompt stacker 1 has no steps/],
  [file([{ ...stacker, steps: 'x' }]), /“steps” must be a list/],
  [file([{ ...stacker, steps: [step, { ...step, title: 5 }] }]), /step 2: “title” must be text/],
  [
    file([{ ...stacker, steps: [{ ...step, prompt: '{nobody}' }] }]),
    /step 1: Unknown placeholder \{nobody\}/,
  ],
  [
    file([{ ...stacker, steps: [{ ...step, generateTextBy: { name: 'x' } }] }]),
    /must name one of openai, anthropic/,
  ],
  [file([{ ...stacker, variables: [{ name: 'two words' }] }]), /variable 1: the name must start/],
])('refuses %s', (text, sentence) => {
  expect(readStackers(text)).toEqual({ refusal: expect.stringMatching(sentence) })
})
