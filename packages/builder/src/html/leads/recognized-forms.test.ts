import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkPage } from '../../checks/check-page.ts'
import { fixed } from '../../testing/checked-html.ts'
import { exportHtml } from '../export/export-html.ts'
import { importHtml } from '../import/import-html.ts'
import { leadFormDefinition, leadFormsIn } from './lead-form.ts'

const about = (html: string) => {
  const { document } = importHtml(`<title>T</title><h1>H</h1>${html}`)
  const findings = checkPage(document, { leads: { problem: null }, data: {} }).filter(({ rule }) =>
    /form/.test(rule),
  )
  return { document, findings }
}

const offers = (html: string): boolean =>
  about(html).findings.some(({ fix }) => fix?.label === 'Receive entries in Leads')

/** Receives the first form that is offered. */
const received = (html: string) => {
  const { document, findings } = about(html)
  return fixed(
    document,
    findings.find(({ fix }) => fix?.label === 'Receive entries in Leads'),
  )
}

const written = (html: string): string =>
  exportHtml(received(html), {
    data: {},
    leadForm: () => ({ action: 'https://app.example.com/f/1', hidden: { _token: 't', _page: '' } }),
  })

const contact = '<label>Email <input type="email" name="email" required></label><button>Send</button>'

describe('an imported form', () => {
  it.each([
    ['by email', `<form action="mailto:a@b.example">${contact}</form>`],
    ['without a target', `<form>${contact}</form>`],
    ['of a server of its own', `<form method="post" action="/contact.php">${contact}</form>`],
    [
      'of Netlify',
      `<form name="contact" method="POST" data-netlify="true" netlify-honeypot="bot">${contact}</form>`,
    ],
    [
      'around a whole page',
      `<form method="post" action="./default.aspx" id="aspnetForm"><h2>Us</h2>${contact}</form>`,
    ],
    [
      'with one text that is posted',
      '<form method="post" action="/a"><input name="q" aria-label="Q"><button>Send</button></form>',
    ],
    [
      'with a search among other fields',
      `<form action="/a"><input type="search" name="s" aria-label="S">${contact}</form>`,
    ],
  ])('%s is offered to be received in Leads', (_case, html) => {
    expect(offers(html)).toBe(true)
    expect(leadFormsIn(received(html))).toHaveLength(1)
  })

  it.each([
    ['of a form service', `<form action="https://formspree.io/f/abc" method="post">${contact}</form>`],
    [
      'that searches',
      '<form action="/search"><input name="q" aria-label="Search"><button>Go</button></form>',
    ],
    [
      'that searches by its role',
      '<form role="search" action="/"><input name="x" aria-label="Search"></form>',
    ],
    [
      'that searches by its field',
      '<form method="post" action="/s"><input type="search" name="find" aria-label="Search"></form>',
    ],
    [
      'that searches within a search element',
      '<search><form action="/"><input name="x" aria-label="Search"></form></search>',
    ],
    ['that closes a dialog', `<dialog open><form method="DIALOG" action="/x">${contact}</form></dialog>`],
    [
      'whose button has a target of its own',
      '<form><input name="a" aria-label="A"><button formaction="https://a.example/">Go</button></form>',
    ],
    ['with buttons only', '<form action="/logout" method="post"><button>Sign out</button></form>'],
  ])('%s is not', (_case, html) => {
    expect(offers(html)).toBe(false)
  })

  it('that searches says so where it leads nowhere, and nothing with a search service', () => {
    const search = (action: string) =>
      `<form action="${action}"><input type="search" name="q" aria-label="Search"></form>`
    expect(about(search('/search')).findings).toMatchObject([
      { rule: 'dead-form', severity: 'error', message: expect.stringContaining('search') as string },
    ])
    expect(about(search('https://duckduckgo.com/')).findings).toEqual([])
  })

  it('loses what only its former service used, and keeps the rest', () => {
    const html = written(
      '<form method="post" action="/x" target="hidden_frame" data-netlify="true" netlify-honeypot="b" class="nice" novalidate>' +
        `<input type="hidden" name="__VIEWSTATE" value="abc"><input type="hidden" name="topic" value="roof">${contact}</form>`,
    )
    expect(html).not.toMatch(/netlify|hidden_frame|name="__VIEWSTATE"/)
    expect(html).toMatch(/<form [^>]*class="nice"/)
    expect(html).toContain('name="topic"')
    const document = received(`<form><input type="hidden" name="__V" value="1">${contact}</form>`)
    const [form = ''] = leadFormsIn(document)
    expect(leadFormDefinition(document, form).fields.map(({ name }) => name)).toEqual(['email'])
  })
})

it('a button that waited for a script of the former page is enabled', () => {
  const email = '<input type="email" name="email" aria-label="Email" required>'
  const html = written(
    `<form>${email}<button class="btn disabled" type="submit">Send</button><button disabled>Send</button>` +
      '<button class="disabled" type="button">Other</button></form>',
  )
  expect(html).toMatch(/<button [^>]*class="btn"[^>]*>Send/)
  expect(html).not.toMatch(/<button [^>]* disabled/)
  expect(html).toMatch(/<button [^>]*class="disabled"[^>]*>Other/)
})

describe('a form that is received in Leads', () => {
  const lead = (inside: string) =>
    about(`<form action="lead:">${inside}</form>`).findings.map(({ rule, severity }) => [rule, severity])
  it.each<[string, string, [string, string][]]>([
    ['a required email address', contact, []],
    [
      'a required phone number',
      '<input type="tel" name="p" aria-label="P" required><button>Send</button>',
      [],
    ],
    ['no field', '<p>Nothing</p><button>Send</button>', [['form-empty', 'warning']]],
    [
      'no button',
      '<input type="email" name="e" aria-label="E" required>',
      [['form-without-button', 'warning']],
    ],
    [
      'a disabled button',
      '<input type="email" name="e" aria-label="E" required><button disabled>Send</button>',
      [['form-without-button', 'warning']],
    ],
    [
      'an optional email address',
      '<input type="email" name="e" aria-label="E"><button>Send</button>',
      [['form-contact', 'hint']],
    ],
  ])('with %s', (_case, inside, expected) => {
    expect(lead(inside)).toEqual(expected)
  })

  it('has its button elsewhere on the page', () => {
    const { findings } = about(
      '<form id="f" action="lead:"><input type="email" name="e" aria-label="E" required></form><button form="f">Send</button>',
    )
    expect(findings).toEqual([])
  })
})

const field = fc.constantFrom(
  '<input name="a" aria-label="A">',
  '<input type="email" aria-label="Your email" required>',
  '<textarea name="m" aria-label="M"></textarea>',
  '<select name="s" aria-label="S"><option>1</option><option>2</option></select>',
  '<label><input type="checkbox" name="c" value="x"> C</label>',
  '<input type="file" name="f" aria-label="F">',
  '<input type="hidden" name="__v" value="1">',
  '<p>Words</p>',
  '<button>Send</button>',
)
const action = fc.constantFrom(
  'lead:',
  'lead:mailto:a@b.example',
  'https://formspree.io/f/a',
  'mailto:a@b.example',
  '/search',
)
const form = fc.record({ action, inside: fc.array(field, { maxLength: 6 }) })
const takesEntries = (inside: readonly string[]): boolean =>
  inside.some((each) => /<(?:textarea|select)|<input (?!type="hidden")/.test(each))

describe('rendering a page of forms', () => {
  const render = (document: ReturnType<typeof importHtml>['document'], delivers: boolean) =>
    exportHtml(document, {
      data: {},
      ...(delivers && {
        leadForm: (nodeId: string) => ({
          action: `https://app.example.com/f/${nodeId}`,
          hidden: { _token: nodeId, _page: 'a/' },
        }),
      }),
    })
  const formsIn = (html: string) => html.match(/<form[^]*?<\/form>/g) ?? []

  it('is deterministic, adds the hidden fields once to each form of Leads, and changes no other form', () => {
    fc.assert(
      fc.property(fc.array(form, { minLength: 1, maxLength: 4 }), (forms) => {
        const html = forms.map(
          ({ action, inside }) => `<form action="${action}" method="post">${inside.join('')}</form>`,
        )
        const { document } = importHtml(html.join(''))
        const delivered = render(document, true)
        expect(render(document, true)).toBe(delivered)
        const [own, plain] = [formsIn(delivered), formsIn(render(document, false))]
        expect(own).toHaveLength(forms.length)
        for (const [at, { action, inside }] of forms.entries()) {
          const text = own[at]!
          const count = (name: string) => text.split(`name="${name}"`).length - 1
          const isLead = action.startsWith('lead:') && takesEntries(inside)
          expect([count('_token'), count('_page'), count('_topic_ref')]).toEqual(
            isLead ? [1, 1, 1] : [0, 0, 0],
          )
          if (!action.startsWith('lead:')) expect(plain).toContain(text)
        }
      }),
      { numRuns: 60 },
    )
  })
})
