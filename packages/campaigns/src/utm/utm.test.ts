import { noUtm } from '@web2/contract/campaigns'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { utmCampaignOf, utmParameters } from './utm-parameters.ts'
import { withUtm } from './with-utm.ts'

const spring = { utm: { ...noUtm, isOn: true }, id: 'c1', name: 'Spring Sale 2027', host: 'blog.example' }
const parameters = utmParameters(spring)

describe('the parameters of a campaign', () => {
  it('are none unless they are switched on', () => {
    expect(utmParameters({ ...spring, utm: noUtm })).toEqual([])
  })

  it('have defaults of the blog and of the campaign’s name', () => {
    expect(Object.fromEntries(parameters)).toEqual({
      utm_source: 'blog.example',
      utm_medium: 'referral',
      utm_campaign: 'spring-sale-2027',
      utm_id: 'c1',
    })
  })

  it('are those that were entered', () => {
    const utm = {
      isOn: true,
      source: ' partners ',
      medium: 'blog',
      campaign: 'Roses',
      term: 'pruning',
      content: 'end',
    }
    expect(Object.fromEntries(utmParameters({ ...spring, utm }))).toEqual({
      utm_source: 'partners',
      utm_medium: 'blog',
      utm_campaign: 'Roses',
      utm_term: 'pruning',
      utm_content: 'end',
      utm_id: 'c1',
    })
  })

  it.each([
    ['Spring sale', 'spring-sale'],
    ['  Élan: déjà vu!  ', 'elan-deja-vu'],
    ['春のセール', '春のセール'],
    ['🌹🌹', 'campaign'],
    ['', 'campaign'],
  ])('name a campaign “%s” as %s', (name, expected) => expect(utmCampaignOf(name)).toBe(expected))

  it('are whole text for every name', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        const value = utmCampaignOf(name)
        expect(value).toMatch(/^[\p{L}\p{M}\p{N}-]{1,100}$/u)
        expect(value.isWellFormed()).toBe(true)
      }),
    ))
})

describe('a URL', () => {
  it.each([
    ['https://a.example', 'https://a.example?utm_x=1'],
    ['https://a.example/b?c=d&e', 'https://a.example/b?c=d&e&utm_x=1'],
    ['https://a.example/?', 'https://a.example/?utm_x=1'],
    ['https://a.example/?c&', 'https://a.example/?c&utm_x=1'],
    ['https://a.example/b#d?e', 'https://a.example/b?utm_x=1#d?e'],
    ['HTTP://A.example/%C3%BC ', 'HTTP://A.example/%C3%BC?utm_x=1 '],
  ])('keeps what it has: %s', (url, expected) => expect(withUtm(url, [['utm_x', '1']])).toBe(expected))

  it.each([
    'mailto:a@b.example',
    'tel:+15125550100',
    '#top',
    '/about',
    'about?x=1',
    '//a.example/',
    String.raw`https:\\a.example`,
    'javascript:alert(1)',
    'javascript://a.example/%0aalert(1)',
    'data:text/html,https://a.example',
    'https://user:secret@a.example/',
    'https://a.example@b.example/',
    'https://',
    'https://[::1',
    `https://a.example/${'b'.repeat(2_000)}`,
    '',
  ])('stays as it is: %s', (url) => expect(withUtm(url, parameters)).toBeNull())

  it('keeps its own parameters, whatever their case', () => {
    expect(withUtm('https://a.example/?UTM_Source=mine&utm_id=7', parameters)).toBe(
      'https://a.example/?UTM_Source=mine&utm_id=7&utm_medium=referral&utm_campaign=spring-sale-2027',
    )
  })

  it('keeps host, path, query and fragment, gets each parameter once, and changes no second time', () =>
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== ''),
        (address, source) => {
          const given = utmParameters({ ...spring, utm: { ...spring.utm, source } })
          const [before, after] = [new URL(address), new URL(withUtm(address, given) ?? '')]
          expect([after.origin, after.pathname, after.hash]).toEqual([
            before.origin,
            before.pathname,
            before.hash,
          ])
          expect(after.search.replace(/^\?/, '').startsWith(before.search.replace(/^\?/, ''))).toBe(true)
          for (const [name, value] of given) expect(after.searchParams.getAll(name)).toEqual([value])
          expect(withUtm(after.href, given)).toBeNull()
        },
      ),
    ))
})
