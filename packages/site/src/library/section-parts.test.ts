import { expect, it } from 'vitest'
import type { BindingData } from '@web2/builder'
import { barestListing, fullListing, pageOfSections } from '../testing/section-pages.ts'
import { newSection } from './new-section.ts'
import type { SectionContent } from './section-content.ts'
import { librarySections } from './sections.ts'

const bodyOf = (id: string, own: Partial<SectionContent> = {}, data: BindingData = fullListing): string => {
  const section = librarySections.find((each) => each.id === id)!
  const html = pageOfSections([newSection(section, { ...section.content, ...own })], { data })
  return html.slice(html.indexOf('<body'))
}

it('ways to get in touch go with what the listing lacks, and the title with the last of them', () => {
  const onlyPhone = bodyOf('contact/ways', {}, { ...barestListing, nap: { phone: '(253) 555-0142' } })
  expect(onlyPhone).toContain('>Call<')
  expect(onlyPhone).not.toMatch(/>(?:Write|Visit)</)
  expect(bodyOf('contact/ways', {}, barestListing)).not.toContain('Three ways to reach us')
})

it('the title next to questions stays without a phone number', () =>
  expect(bodyOf('faq/pane', { title: 'Asked first' }, barestListing)).toContain('Asked first'))

it('a comparison names a price on request only where another plan has a price', () => {
  const plans = ['Small', 'Large'].map((name) => ({ name, lines: ['Floors'] }))
  expect(bodyOf('pricing/matrix', { items: plans, isSample: false })).not.toContain('Price on request')
  const priced = plans.map((plan, at) => (at === 0 ? { ...plan, price: '$90' } : plan))
  expect(bodyOf('pricing/matrix', { items: priced, isSample: false })).toContain('Price on request')
})

it('services that are chosen by name show their lines', () => {
  const items = [
    { name: 'Kitchen', lines: ['Counters', 'Floor'] },
    { name: 'Bath', lines: ['Basin'] },
  ]
  const body = bodyOf('services/rooms', { items, isSample: false })
  for (const line of ['Counters', 'Floor', 'Basin']) expect(body).toContain(line)
})

it('a form asks the question of the trade instead of those about the work and its place', () => {
  const usual = bodyOf('contact/sheet')
  expect(usual).toContain('Where is it?')
  const own = bodyOf('contact/sheet', { form: { what: 'Which paper do you need?' } })
  expect(own).toContain('Which paper do you need?')
  expect(own).not.toMatch(/Where is it\?|What do you need\?/)
})

it('a form leaves the opening hours out where another section of the page shows them', () => {
  expect(bodyOf('contact/sheet')).toContain('Monday')
  expect(bodyOf('contact/sheet', { hasHoursElsewhere: true })).not.toContain('Monday')
})

it('one row of a process stands out in the loud tone', () => {
  const items = [{ name: 'Look' }, { name: 'Stop', isLoud: true as const }]
  expect(bodyOf('process/clock', { items }).match(/<li[^>]* data-tone="brand"/g)).toHaveLength(1)
})

it('a board shows a letter where an item has one, and its number where it has none', () => {
  const body = bodyOf('services/directory', {
    items: [{ name: 'Lab', label: 'B' }, { name: 'Shots' }],
    isSample: false,
  })
  expect(body).toMatch(/>B</)
  expect(body).toMatch(/>02</)
})
