import { expect, it } from 'vitest'
import { findTemplate } from '@web2/site'
import { newTurbo } from '../new-project.ts'
import type { TurboValues } from '../project-values.ts'
import { sourceOfTemplate, withPageSuggestions } from './page-suggestions.ts'

const after = (values: TurboValues, part: Partial<TurboValues>): TurboValues => ({
  ...values,
  ...withPageSuggestions(values, part),
})
const namesOf = ({ lists }: TurboValues) => lists.map(({ name }) => name)
const base = newTurbo()
const ofService = after(base, { source: sourceOfTemplate('plumber') })
const ofPlace = after(ofService, { source: { templateId: 'plumber', page: 'place' } })

it('a template of a trade begins with its page of a service in a place, others with their first page', () => {
  expect(sourceOfTemplate('plumber')).toEqual({ templateId: 'plumber', page: 'service-in-place' })
  expect(sourceOfTemplate('blank')).toEqual({ templateId: 'blank' })
  expect(sourceOfTemplate('3f1c1a52-93a5-4c0e-8c1f-2a52a4b4a111')).toEqual({
    templateId: '3f1c1a52-93a5-4c0e-8c1f-2a52a4b4a111',
  })
})

it('title and description are those of the page', () => {
  const [page] = findTemplate('plumber')?.forGenerator ?? []
  expect(ofService).toMatchObject({
    title: page?.title,
    description: page?.description,
    pageName: '{service} in {city}',
    address: '{service}/{city}',
  })
})

it('a page of a place needs no services', () => {
  expect(namesOf(ofPlace)).toEqual(['city'])
  expect(ofPlace).toMatchObject({ pageName: 'Plumber in {city}', address: '{city}' })
  const back = after(ofPlace, { source: sourceOfTemplate('plumber') })
  expect(back).toEqual(ofService)
  expect(after(back, { source: { templateId: 'blank' } })).toMatchObject({
    title: '{service} in {city}',
    description: '',
  })
})

it('what a user has entered stays', () => {
  const [service, city] = base.lists
  const own: TurboValues = {
    ...base,
    title: 'Mine',
    description: 'Also mine',
    lists: [{ ...service!, typed: 'Drains' }, city!],
  }
  const changed = after(own, { source: { templateId: 'plumber', page: 'place' } })
  expect(changed).toMatchObject({ title: 'Mine', description: 'Also mine', lists: own.lists })
  expect(changed.pageName).toBe('Plumber in {city}')
})

it('a site per city keeps the addresses of its services', () =>
  expect(
    after({ ...base, address: '{service}', sitePer: 'city' }, { source: sourceOfTemplate('plumber') })
      .address,
  ).toBe('{service}'))
