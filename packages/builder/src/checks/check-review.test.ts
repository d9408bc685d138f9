import { describe, expect, it } from 'vitest'
import { importHtml } from '../html/import/import-html.ts'
import { fixed, inHtml } from '../testing/checked-html.ts'
import { checkPage } from './check-page.ts'
import type { CheckRule } from './finding.ts'

describe('checks before publishing', () => {
  const nap = { businessName: 'Green Acre', city: '', phone: '555 0101' }
  const data = { nap, site: { name: 'Green Acre' }, email: '', year: 2026 }
  const field = '<label>Email <input type="email" name="n" required></label><button>Send</button>'
  it.each<[CheckRule[], string]>([
    [[], '<p>Gardens by {nap.businessName}[[ in {nap.city}]]</p>'],
    [['placeholder-unfilled'], '<p>Gardens in {nap.city} by {nap.businessName}</p>'],
    [['placeholder-unfilled'], '<p>{service} by {nap.businessName}</p>'],
    [[], '<p>{nap.city}</p>'],
    [['link-address'], '<a href="{nap.website}">Our shop</a>'],
    [['link-address'], '<a href="tel:">Call us</a>'],
    [['form-without-recipient'], `<form>${field}</form>`],
    [['form-without-recipient'], `<form action="mailto:{email}">${field}</form>`],
    [['dead-form'], `<form action="/wp-admin/send.php" method="post">${field}</form>`],
    [[], `<form action="https://forms.example/1" method="post">${field}</form>`],
    [['form-mailto'], `<form action="mailto:a@b.example">${field}</form>`],
    [['sample-text'], '<p data-w2m-sample="">Placeholder text: say how you began.</p>'],
  ])('%j', (expected, html) => expect(inHtml(html, { data })).toEqual(expected))

  it.each<[CheckRule[], string]>([
    [[], '<p>{service} in {nap.city}</p>'],
    [[], '<a href="{nap.website}">Our shop</a>'],
    [[], `<form action="mailto:{email}">${field}</form>`],
    [['dead-form'], `<form action="send.php">${field}</form>`],
  ])('reports no missing values while data is unknown: %j', (expected, html) =>
    expect(inHtml(html)).toEqual(expected),
  )

  it.each<[CheckRule[], string | null, string]>([
    [[], null, `<form action="lead:">${field}</form>`],
    [['form-unreachable'], 'Set PUBLIC_URL.', `<form action="lead:">${field}</form>`],
    [['form-mailto'], 'Set PUBLIC_URL.', `<form action="lead:mailto:a@b.example">${field}</form>`],
    [['form-unreachable'], 'Set PUBLIC_URL.', `<form action="lead:mailto:{email}">${field}</form>`],
  ])('finds %j for a form in Leads, of which the obstacle is %j: %s', (expected, problem, html) =>
    expect(inHtml(html, { data, leads: { problem } })).toEqual(expected),
  )

  it('names the thank-you page that the site doesn’t have, and offers the default page', () => {
    const options = { part: true, data, leads: { problem: null }, pages: ['', 'thanks', 'about/thanks'] }
    const found = (page: string) => {
      const html = `<form action="lead:" data-thank-you-page="${page}" data-success-text="Hi">${field}</form>`
      const { document } = importHtml(html)
      return { document, findings: checkPage(document, options) }
    }
    for (const page of ['', '/', '/thanks', '/thanks/?sent=1', '/about/thanks/index.html'])
      expect(found(page).findings).toEqual([])
    const { document, findings } = found('/thank-you')
    expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual([['form-thank-you', 'warning']])
    expect(findings[0]?.message).toContain('“/thank-you”')
    expect(findings[0]?.fix?.label).toBe('Use the default page')
    const after = fixed(document, findings[0])
    expect(checkPage(after, options)).toEqual([])
    expect(after.nodes.get(findings[0]?.nodes[0] ?? '')?.addition.attributes).toEqual({
      action: 'lead:',
      'data-success-text': 'Hi',
    })
    // unknown pages, and forms that aren’t received in Leads
    const [unknown, unreachable] = [{ pages: undefined }, { leads: { problem: 'Set PUBLIC_URL.' } }]
    expect(checkPage(document, { ...options, ...unknown })).toEqual([])
    expect(checkPage(document, { ...options, ...unreachable }).map(({ rule }) => rule)).toEqual([
      'form-unreachable',
    ])
  })

  it.each([
    ['', 'lead:'],
    ['send.php', 'lead:'],
    ['mailto:a@b.example?subject=Hi', 'lead:mailto:a@b.example?subject=Hi'],
  ])('receives the entries of a form that was sent to “%s” in Leads', (action, expected) => {
    const { document } = importHtml(`<form action="${action}" method="get" id="f">${field}</form>`)
    const leads = { problem: null }
    const [found] = checkPage(document, { part: true, data, leads })
    expect(found?.fix?.label).toBe('Receive entries in Leads')
    const after = fixed(document, found)
    expect(checkPage(after, { part: true, data, leads })).toEqual([])
    expect(after.nodes.get(found?.nodes[0] ?? '')?.addition.attributes).toEqual({
      id: 'f',
      action: expected,
      method: 'post',
    })
    // where entries can't be received, the change would lose them
    const without = checkPage(document, { part: true, data, leads: { problem: 'Set PUBLIC_URL.' } })
    expect(without.map(({ fix }) => fix)).toEqual([undefined])
  })

  it('points at each block, and at the title', () => {
    const html =
      '<html lang="en"><head><title>In {nap.city}</title><meta name="description" content="A">' +
      '</head><body><h1>A</h1><p>{nap.city} and {nap.state}: ours</p></body></html>'
    const { document } = importHtml(html)
    const findings = checkPage(document, { data })
    expect(findings.map(({ rule, severity }) => [rule, severity])).toEqual([
      ['title-unfilled', 'error'],
      ['placeholder-unfilled', 'error'],
      ['placeholder-unfilled', 'error'],
    ])
    expect(new Set(findings.map(({ id }) => id)).size).toBe(3)
    expect(findings[0]?.nodes).toEqual([])
    expect(document.nodes.get(findings[1]?.nodes[0] ?? '')?.componentName).toBe('Paragraph')
  })

  it("turns sample text into the user's own text", () => {
    const { document } = importHtml('<p data-w2m-sample="">Placeholder text</p>')
    const [sample] = checkPage(document, { part: true, data })
    expect(sample?.severity).toBe('warning')
    expect(checkPage(fixed(document, sample), { part: true, data })).toEqual([])
  })
})
