import { messages } from '@web2/contract/core'
import { expect, it } from 'vitest'
import { rootSlugProblem } from './root-slug.ts'

it('accepts and refuses what the server does, before it is asked', () => {
  expect(rootSlugProblem(' green-acre ')).toBeNull()
  expect(rootSlugProblem(' ')).toBe(messages.rootSlugEmpty)
  expect(rootSlugProblem('a'.repeat(80))).toBeNull()
  for (const wrong of ['a'.repeat(81), 'Green', 'a--b', '../up'])
    expect(rootSlugProblem(wrong)).toMatch(/^Use up to 80 lowercase letters/)
})
