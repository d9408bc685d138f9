import type { SiteForm } from '@web2/site'
import { expect, it } from 'vitest'
import { leadForms, shapeOf, versionOf } from './site-forms.ts'

const keyOf = (appSecret: string, publicUrl = 'https://app.example.com', targetId = 'target') =>
  leadForms.open({ appSecret, publicUrl }, { siteId: 'site', targetId, baseUrl: 'https://garden.example/' })
    .target.key

it('generated pages are rendered again for another destination, PUBLIC_URL or APP_SECRET, and for no other reason', () => {
  const key = keyOf('secret')
  expect(keyOf('secret')).toBe(key)
  expect(key).not.toContain('secret')
  expect(keyOf('another')).not.toBe(key)
  expect(keyOf('secret', 'https://other.example.com')).not.toBe(key)
  expect(keyOf('secret', undefined, 'other')).not.toBe(key)
})

it('a form with other labels of its options is no other form, nor one that an earlier release published', () => {
  const fields = (...optionLabels: readonly string[]) => [
    {
      name: 'a',
      label: 'A',
      type: 'radio',
      options: ['1', '2'],
      ...(optionLabels.length > 0 && { optionLabels }),
    },
  ]
  const definition = (own: unknown) =>
    ({ name: 'Form', fields: own, successText: '', thankYouPage: '', lang: 'en' }) as SiteForm['definition']
  const before = versionOf({ ...definition(fields()), lang: '' } as Parameters<typeof versionOf>[0])
  expect(shapeOf(definition(fields()))).toBe(before)
  expect(shapeOf(definition(fields('Yes', 'No')))).toBe(before)
  expect(shapeOf(definition([...fields(), { name: 'b', label: 'B', type: 'text' }]))).not.toBe(before)
})
