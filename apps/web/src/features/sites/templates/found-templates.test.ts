import { expect, it } from 'vitest'
import type { SiteTemplate } from '@web2/contract/sites'
import { foundTemplates, shortList, stylesOf } from './found-templates.ts'

const template = (_id: string, fields: Partial<SiteTemplate> = {}): SiteTemplate => ({
  ...{ _id, origin: 'built-in', name: _id, description: '', html: '', previewImage: '', pages: [] },
  ...fields,
})
const all = [
  template('1', { name: 'Blank' }),
  template('garden', { name: 'Garden and landscaping' }),
  template('plumber', { name: 'Plumber', trade: 'Plumber', style: 'Calm', description: 'Help comes first.' }),
  template('dentist', { name: 'Dentist', trade: 'Dentist', style: 'Bright' }),
  template('own', { name: 'My page', origin: 'own' }),
]
const found = (search: string, style: string | null = null) =>
  foundTemplates(all, { search, style }).map(({ _id }) => _id)

it('finds templates by words of trade, style and description, in any order', () => {
  expect(found('')).toEqual(['garden', 'plumber', 'dentist', 'own'])
  expect(found(' first PLUMBER ')).toEqual(['plumber'])
  expect(found('bright')).toEqual(['dentist'])
  expect(found('baker')).toEqual([])
  expect(found('', 'Calm')).toEqual(['plumber'])
})

it('names each style once', () =>
  expect(stylesOf([...all, template('x', { style: 'Calm' })])).toEqual(['Bright', 'Calm']))

it('keeps a list short: templates of a trade only when they were chosen', () => {
  expect(shortList(all, ['plumber']).map(({ _id }) => _id)).toEqual(['1', 'garden', 'plumber', 'own'])
  expect(shortList(all, []).map(({ _id }) => _id)).toEqual(['1', 'garden', 'own'])
})
