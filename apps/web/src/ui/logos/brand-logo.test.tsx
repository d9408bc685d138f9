import { cloudNames } from '@web2/contract/core'
import { propertyTypes } from '@web2/contract/properties'
import { expect, it, vi } from 'vitest'
import { rendered } from '../../testing/rendered.tsx'
import { BrandLogo } from './brand-logo.tsx'

it.each([...propertyTypes, ...cloudNames])('draws a mark of %s that screen readers skip', async (brand) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const { host, leave } = await rendered(<BrandLogo of={brand} />)
  const tile = host.querySelector(`[data-brand="${brand}"]`)
  expect(tile?.getAttribute('aria-hidden')).toBe('true')
  expect(tile?.querySelectorAll('svg > *').length).toBeGreaterThan(0)
  await leave()
  vi.unstubAllGlobals()
})
