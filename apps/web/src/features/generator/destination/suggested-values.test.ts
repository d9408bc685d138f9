import { expect, it } from 'vitest'
import type { TurboValues } from '../project-values.ts'
import { newTurbo } from '../new-project.ts'
import { suggestedSlug, withSuggestions } from './suggested-values.ts'

const base = newTurbo()
const after = (values: TurboValues, part: Partial<TurboValues>): TurboValues => ({
  ...values,
  ...withSuggestions(values, part),
})

it('a new project has a site name and a slug', () =>
  expect(base).toMatchObject({ siteName: 'Local pages', rootSlug: 'local-pages' }))

it('site name and slug follow the project name until they are changed', () => {
  const named = after(base, { name: 'Green Acre' })
  expect(named).toMatchObject({ siteName: 'Green Acre', rootSlug: 'green-acre' })
  const changed = after(named, { siteName: 'Gardens' })
  expect(changed.rootSlug).toBe('gardens')
  const own = after(after(changed, { rootSlug: 'mine' }), { name: 'Other' })
  expect(own).toMatchObject({ siteName: 'Gardens', rootSlug: 'mine' })
  expect(after(own, { siteName: 'Ponds' }).rootSlug).toBe('mine')
})

it('one site per value adds the value to name and slug, and one site removes it', () => {
  const many = after(base, { sitePer: 'city' })
  expect(many).toMatchObject({ siteName: 'Local pages {city}', rootSlug: 'local-pages-{city}' })
  expect(after(many, { sitePer: 'service' })).toMatchObject({
    siteName: 'Local pages {service}',
    rootSlug: 'local-pages-{service}',
  })
  expect(after(many, { sitePer: null })).toMatchObject({ siteName: 'Local pages', rootSlug: 'local-pages' })
  expect(
    after({ ...base, siteName: '{city}', rootSlug: '{city}', sitePer: 'city' }, { sitePer: null }),
  ).toMatchObject({
    siteName: 'Local pages',
    rootSlug: 'local-pages',
  })
})

it.each([
  ['Gärten in {city}', 'garten-in-{city}'],
  ['  ', ''],
  ['{city}', '{city}'],
])('the slug of “%s” is “%s”', (name, slug) => expect(suggestedSlug(name)).toBe(slug))
