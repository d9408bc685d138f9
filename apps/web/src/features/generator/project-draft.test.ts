import type { Turbo } from '@web2/contract/generator'
import { expect, it } from 'vitest'
import { turboDraft, zoomerDraft } from './project-draft.ts'
import { definitionOf, type TurboValues } from './project-values.ts'
import { newTurbo } from './new-project.ts'

const { signOf, signAfter } = turboDraft
const stored = (values: TurboValues) => ({ _id: 'one', ...definitionOf(values) }) as unknown as Turbo
const base = newTurbo()

it('tells a definition from any other', () => {
  expect(signOf(stored({ ...base, title: 'Of somebody else' }))).not.toBe(signOf(stored(base)))
})

it('foretells what saving leads to, whatever is only half entered', () => {
  const typed = { ...base, title: 'Half a ti' }
  expect(signAfter(typed, null)).toBe(signOf(stored(typed)))
  const half: TurboValues = { ...base, name: ' ', listing: { ...base.listing, by: 'one' } }
  expect(signAfter(half, stored(base))).toBe(signOf(stored(base)))
})

it('begins with one site, and by the zoomer variant with a site for each city', () => {
  expect(turboDraft.empty()).toMatchObject({ sitePer: null, address: '{service}/{city}' })
  const sites = { sitePer: 'city', siteName: '{city}', rootSlug: '{city}', address: '{service}' }
  expect(definitionOf(zoomerDraft.empty())).toMatchObject(sites)
})
