import { expect, it } from 'vitest'
import { placeholdersOf } from './placeholders.ts'
import { stackerProblems } from './stacker-problems.ts'

it.each([
  ['Write about {keyword} in {nap.city}.', ['keyword', 'nap.city']],
  ['{step:The outline}{previous}', ['step:The outline', 'previous']],
  ['{"name": "x"} {1} { keyword } {{keyword}} {}', []],
  ['{unknown} {a.b_c}', ['unknown', 'a.b_c']],
])('finds the placeholders of %j', (prompt, names) => {
  expect(placeholdersOf(prompt)).toEqual(names)
})

const outline = { title: 'Outline', prompt: 'On {keyword}' }

it.each([
  [
    'what earlier steps wrote',
    [outline, { title: 'Text', prompt: '{previous} {step:outline} {step: Outline }' }],
    {},
  ],
  ['a variable', [{ title: 'A', prompt: '{tone}' }], {}],
  [
    'an unknown name',
    [{ title: 'A', prompt: '{keywrd}' }],
    { 'steps.0.prompt': /Unknown placeholder \{keywrd\}.*\{\{keywrd\}\}/ },
  ],
  ['names of objects', [{ title: 'A', prompt: '{toString}' }], { 'steps.0.prompt': /Unknown placeholder/ }],
  [
    'a later step',
    [
      { title: 'A', prompt: '{step:B}' },
      { title: 'B', prompt: 'b' },
    ],
    { 'steps.0.prompt': /is a later step/ },
  ],
  ['the step itself', [outline, { title: 'B', prompt: '{step:B}' }], { 'steps.1.prompt': /is this step/ }],
  ['no such step', [{ title: 'A', prompt: '{step:Z}' }], { 'steps.0.prompt': /No step is named “Z”/ }],
  [
    'nothing before the first',
    [{ title: 'A', prompt: '{previous}' }],
    { 'steps.0.prompt': /needs a step before/ },
  ],
  ['one title twice', [outline, { title: ' outline', prompt: 'x' }], { 'steps.1.title': /already/ }],
  ['braces in a title', [{ title: '{a}', prompt: 'x' }], { 'steps.0.title': /braces/ }],
])('reports %s', (_what, steps, expected) => {
  const problems = stackerProblems({ steps, variables: [{ name: 'tone' }] })
  expect(Object.keys(problems)).toEqual(Object.keys(expected))
  for (const [field, sentence] of Object.entries(expected))
    expect(problems[field]).toMatch(sentence as RegExp)
})

it('reports variables that are ambiguous or use a reserved name', () => {
  const variables = ['tone', 'Tone', 'keyword'].map((name) => ({ name }))
  expect(stackerProblems({ steps: [outline], variables })).toEqual({
    'variables.1.name': 'A variable with this name already exists.',
    'variables.2.name': '{keyword} is reserved. Choose another name.',
  })
})
