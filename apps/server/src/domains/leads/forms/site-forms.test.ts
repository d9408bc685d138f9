import { expect, it } from 'vitest'
import { leadForms } from './site-forms.ts'

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
