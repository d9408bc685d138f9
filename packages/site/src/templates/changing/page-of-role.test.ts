import { createDocument, sequentialUuids } from '@web2/builder'
import { expect, it } from 'vitest'
import { dentistTemplate } from '../dentist/dentist.ts'
import { pageForRole, pagesToAdd } from './page-of-role.ts'
import { plumberTemplate } from '../plumber/plumber.ts'
import { templateDocument } from '../template-document.ts'

const newUuid = sequentialUuids()
const documents = plumberTemplate.pages.map((page, at) => ({
  page,
  document: templateDocument(plumberTemplate, page, newUuid),
  isHome: at === 0,
}))
const layoutOf = (name: string, slug?: string) => {
  const found = documents.find(({ page }) => page.name === name)!
  return pageForRole(dentistTemplate, found.document, {
    slug: slug ?? found.page.slug,
    isHome: found.isHome,
  })
}

it('a page takes the layout of the page with its slug, else of the one with its role', () => {
  expect(layoutOf('Home', 'start')?.name).toBe('Home')
  expect(layoutOf('Contact')?.slug).toBe('contact')
  expect(layoutOf('Privacy', 'data')?.slug).toBe('privacy')
  const service = documents.find(({ page }) => page.isService)!
  expect(layoutOf(service.page.name)?.isService).toBe(true)
})

it('a page that the template has no page for gets only what surrounds all pages', () => {
  expect(layoutOf('Contact', 'write-to-us')).toBeUndefined()
  const own = createDocument([], newUuid)
  expect(pageForRole(dentistTemplate, own, { slug: 'menu', isHome: false })).toBeUndefined()
  // the home page of the template is for the home page of the site alone
  expect(pageForRole(dentistTemplate, own, { slug: 'home', isHome: false })).toBeUndefined()
})

it('pages that only the template has can be added, but for its services', () => {
  const used = new Set(dentistTemplate.pages.filter(({ slug }) => slug === 'contact' || slug === 'privacy'))
  const added = pagesToAdd(dentistTemplate, used).map(({ slug }) => slug)
  expect(added).toContain('about')
  expect(added).not.toContain('contact')
  expect(added).not.toContain('home')
  expect(pagesToAdd(dentistTemplate, used).some(({ isService }) => isService)).toBe(false)
})
