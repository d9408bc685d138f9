import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BuilderDocument } from '../../tree/document.ts'
import { subtree } from '../../tree/walk.ts'
import { exportHtml } from '../export/export-html.ts'
import { importHtml } from '../import/import-html.ts'
import type { ExportPage, ExportWarning } from '../page.ts'
import type { LeadDefinition } from './lead-definition.ts'
import { leadFormDefinition } from './lead-form.ts'

const formOf = (document: BuilderDocument): string =>
  subtree(document, document.root).find(({ addition }) => addition.tag === 'form')!.uuid

const read = (inside: string, attributes = ''): LeadDefinition => {
  const { document } = importHtml(`<form action="lead:" ${attributes}>${inside}</form>`)
  return leadFormDefinition(document, formOf(document))
}

/** Exports a form for visitors who can send it, with the definitions that the exporter reported. */
const delivered = (html: string, page: { [Key in keyof ExportPage]?: ExportPage[Key] | undefined } = {}) => {
  const { document } = importHtml(html)
  const reported: LeadDefinition[] = []
  const warnings: ExportWarning[] = []
  const written = exportHtml(document, {
    title: 'Contact',
    data: { email: '', site: { name: 'Green Acre' } },
    warn: (warning) => warnings.push(warning),
    leadForm: (_nodeId, definition) => {
      reported.push(definition)
      return { action: 'https://app.example/f/1', hidden: { _token: 't"1', _page: 'contact/' } }
    },
    ...page,
  } as ExportPage)
  return { html: written, reported, codes: warnings.map(({ code }) => code) }
}

describe('the definition of a form', () => {
  it.each<[string, string, LeadDefinition['fields']]>([
    [
      'a label around a field, with the rules that browsers check',
      '<label>Your name <input name="n" required minlength="2" maxlength="80" pattern="[A-Z].*" autocomplete="name"></label>',
      [
        {
          name: 'n',
          label: 'Your name',
          type: 'text',
          required: true,
          minLength: 2,
          maxLength: 80,
          pattern: '[A-Z].*',
          autocomplete: 'name',
        },
      ],
    ],
    [
      'a label that names a field by its id',
      '<label for="e">Email</label><input id="e" name="email" type="email">',
      [{ name: 'email', label: 'Email', type: 'email' }],
    ],
    ['an ARIA label', '<input name="q" aria-label="Search">', [{ name: 'q', label: 'Search', type: 'text' }]],
    [
      'a placeholder',
      '<textarea name="m" placeholder="How can we help?"></textarea>',
      [{ name: 'm', label: 'How can we help?', type: 'multiline' }],
    ],
    [
      'options of a list, without the words of the list in its label',
      '<label>Size <select name="s"><option value="">Choose</option><option>Small</option><option value="l">Large</option></select></label>',
      [
        {
          name: 's',
          label: 'Size',
          type: 'select',
          options: ['', 'Small', 'l'],
          optionLabels: ['', '', 'Large'],
        },
      ],
    ],
    [
      'radio buttons as one field, named by their group',
      '<fieldset><legend>When?</legend><label><input type="radio" name="w" value="am" required>Morning</label>' +
        '<label><input type="radio" name="w" value="pm">Evening</label></fieldset>',
      [
        {
          ...{ name: 'w', label: 'When?', type: 'radio', required: true },
          ...{ options: ['am', 'pm'], optionLabels: ['Morning', 'Evening'] },
        },
      ],
    ],
    [
      'boxes of one name as one field',
      '<fieldset><legend>What?</legend><label><input type="checkbox" name="x" value="a">A</label>' +
        '<label><input type="checkbox" name="x" value="b">B</label></fieldset>',
      [
        {
          ...{ name: 'x', label: 'What?', type: 'checkbox', multiple: true },
          ...{ options: ['a', 'b'], optionLabels: ['A', 'B'] },
        },
      ],
    ],
    [
      'dates, numbers and files',
      '<input type="date" name="d" aria-label="Day" min="2026-01-01"><input type="number" name="c" aria-label="Count" max="9">' +
        '<input type="file" name="f" aria-label="Photo" multiple accept="image/*">',
      [
        { name: 'd', label: 'Day', type: 'date', min: '2026-01-01' },
        { name: 'c', label: 'Count', type: 'number', max: '9' },
        { name: 'f', label: 'Photo', type: 'file', multiple: true, accept: 'image/*' },
      ],
    ],
    [
      'a required box about privacy, or a marked one, as consent',
      '<label><input type="checkbox" name="p" required> I have read the privacy notice</label>' +
        '<label><input type="checkbox" name="k" data-consent> Call me</label>' +
        '<label><input type="checkbox" name="o" required> I am over 18</label>',
      [
        { name: 'p', label: 'I have read the privacy notice', type: 'consent', required: true },
        { name: 'k', label: 'Call me', type: 'consent' },
        { name: 'o', label: 'I am over 18', type: 'checkbox', required: true, options: ['on'] },
      ],
    ],
    [
      'no buttons, hidden blocks, sample text or disabled fields',
      '<button>Send</button><input type="submit" name="go"><div data-w2m-sample><input name="a" required></div>' +
        '<fieldset disabled><input name="b" required></fieldset><input type="hidden" name="h" value="1">',
      [{ name: 'h', label: 'h', type: 'hidden' }],
    ],
    [
      'names as they are sent',
      '<input name=" a " aria-label="A">',
      [{ name: ' a ', label: 'A', type: 'text' }],
    ],
    [
      'no options that are too many to check',
      `<select name="s" aria-label="Country">${Array.from({ length: 250 }, (_, at) => `<option>${at}</option>`).join('')}</select>`,
      [{ name: 's', label: 'Country', type: 'select' }],
    ],
  ])('has %s', (_what, html, fields) => expect(read(html).fields).toEqual(fields))

  it('has no field that is sent with another form', () => {
    const inside = '<input name="a" required form="search"><input name="b" form="contact">'
    expect(read(inside, 'id="contact"').fields.map(({ name }) => name)).toEqual(['b'])
  })

  it('gives radio buttons without a value their labels, with placeholders filled', () => {
    const radio = (label: string, more = '') => `<label><input type="radio" name="w"${more}> ${label}</label>`
    const inside = radio('Morning') + radio('At {site.name}') + radio('Later', ' value="3"') + radio('')
    const form = `<form action="lead:">${inside}<button>Send</button></form>`
    const { html, reported, codes } = delivered(form)
    expect(reported[0]?.fields).toMatchObject([{ options: ['Morning', 'At Green Acre', '3', 'on'] }])
    expect([...html.matchAll(/type="radio"[^>]*?(?: value="([^"]*)")?>/g)].map(([, value]) => value)).toEqual(
      ['Morning', 'At Green Acre', '3', undefined],
    )
    expect(codes).not.toContain('unfilled-placeholder')
    const { html: kept } = delivered(form, { keepPlaceholders: true })
    expect(kept.match(/value=/g)).toHaveLength(1)
  })

  it('leaves a radio button outside of its form as it is', () => {
    const { html, reported } = delivered(
      '<label><input type="radio" form="f" name="w">Early</label>' +
        '<form id="f" action="lead:"><label><input type="radio" name="w">Late</label><button>Send</button></form>',
    )
    expect(reported[0]?.fields).toMatchObject([{ options: ['Late', 'on'] }])
    expect(html.match(/value="(?:Early|Late)"/g)).toEqual(['value="Late"'])
  })

  it('names fields without a name, or with one of the form itself, by their labels', () => {
    const { fields } = read(
      '<label>Your name <input></label><label>Your name <input></label><label>Page <input name="_page"></label><input>',
    )
    expect(fields.map(({ name }) => name)).toEqual(['your-name', 'your-name-2', 'page', 'text'])
  })

  it('has the texts and the page that answer a submission', () => {
    const { name, successText, thankYouPage, lang } = read(
      '<h2>Ask us</h2><input name="a">',
      'data-success-text="Thanks" data-thank-you-page="/thanks"',
    )
    expect({ name, successText, thankYouPage, lang }).toEqual({
      name: 'Ask us',
      successText: 'Thanks',
      thankYouPage: '/thanks',
      lang: '',
    })
  })

  const question =
    '<fieldset><legend>When?</legend><label><input type="radio" name="w">Early</label></fieldset>'
  const details = '<fieldset><legend>Your details</legend><input name="a" aria-label="Name"></fieldset>'

  it.each([
    ['of a group of fields', details, 'Your details'],
    ['after a question with choices', `${question}${details}`, 'Your details'],
    ['of any form, if only its questions have a legend', question, 'Form'],
  ])('has the name %s', (_what, inside, name) => expect(read(inside).name).toBe(name))
})

const form = (inside: string, attributes = '') =>
  `<html lang="de"><body><form action="lead:mailto:{email}?subject=Hi" method="post" enctype="text/plain" class="f" ${attributes}>${inside}</form></body></html>`

describe('a page with a form that is received in Leads', () => {
  const field = '<label>Ask {site.name} <input required></label>'

  it('posts to the given URL with hidden values and a field that only programs fill in', () => {
    const { html, reported, codes } = delivered(form(field, 'data-success-text="Thanks"'))
    expect(html).toContain(
      '<form action="https://app.example/f/1" method="post" enctype="application/x-www-form-urlencoded" accept-charset="utf-8" class="f">',
    )
    expect(html).toContain('<input required name="ask-site-name">')
    expect(html).toMatch(
      /<input type="hidden" name="_token" value="t&quot;1"><input type="hidden" name="_page" value="contact\/"><div aria-hidden="true"[^>]*><label>[^<]*<input type="text" name="_topic_ref" tabindex="-1" autocomplete="off"><\/label><\/div><\/form>/,
    )
    expect(html).toContain('<meta name="referrer" content="no-referrer-when-downgrade">')
    expect(reported).toEqual([
      {
        name: 'Form',
        fields: [{ name: 'ask-site-name', label: 'Ask Green Acre', type: 'text', required: true }],
        successText: 'Thanks',
        thankYouPage: '',
        lang: 'de',
      },
    ])
    expect(codes).not.toContain('form-without-recipient')
  })

  it('sends files as such', () => {
    const { html } = delivered(form('<input type="file" name="photo">'))
    expect(html).toContain('enctype="multipart/form-data"')
  })

  it('writes the form again as it was, for an import', () => {
    const { document } = importHtml(form(field, 'data-thank-you-page="/thanks" data-success-text="Thanks"'))
    const html = exportHtml(document)
    expect(html).toContain('action="lead:mailto:{email}?subject=Hi" method="post" enctype="text/plain"')
    expect(html).toContain('data-thank-you-page="/thanks" data-success-text="Thanks"')
    expect(html).toContain('<input required>')
    expect(html).not.toMatch(/_token|_topic_ref|referrer/)
    expect(exportHtml(importHtml(html).document)).toBe(html)
  })

  it.each<[string, string, Parameters<typeof delivered>[1], RegExp, string[]]>([
    [
      'writes an email where the page is not published by an installation',
      form(field),
      { leadForm: undefined, data: { email: 'a@b.example', site: { name: 'Green Acre' } } },
      /<form action="mailto:a@b.example\?subject=Hi" method="post" enctype="text\/plain" class="f">/,
      ['form-mailto'],
    ],
    [
      'is left out there without a recipient',
      form(field),
      { leadForm: undefined },
      /<body[^>]*><\/body>/,
      ['form-without-recipient'],
    ],
    [
      'reports an installation that can’t receive its entries',
      '<form action="lead:"><input name="a"></form>',
      { leadForm: () => ({ problem: 'Set PUBLIC_URL.' }) },
      /<form><input name="a"><\/form>/,
      ['form-unreachable'],
    ],
    [
      'has no target at all without any',
      '<form action="lead:"><input name="a"></form>',
      { leadForm: undefined },
      /<form><input name="a"><\/form>/,
      ['form-without-recipient'],
    ],
  ])('%s', (_what, given, page, expected, codes) => {
    const { html, codes: told } = delivered(given, page)
    expect(html).toMatch(expected)
    expect(told).toEqual(codes)
    expect(html).not.toMatch(/lead:|_token|_topic_ref|name="referrer"/)
  })

  it.each([
    [500, '', [], /action="https:\/\/app.example/],
    [501, '', ['form-unreachable'], /<form>/],
    [501, 'mailto:a@b.example', ['form-mailto'], /action="mailto:a@b.example"/],
  ])('with %i fields and the fallback %j is reported as %j', (count, fallback, codes, expected) => {
    const inside = Array.from({ length: count }, (_, at) => `<input name="f${at}">`).join('')
    const {
      html,
      reported,
      codes: told,
    } = delivered(`<form action="lead:${fallback}">${inside}<button>Send</button></form>`)
    expect(told).toEqual(codes)
    expect(html).toMatch(expected)
    expect(reported.map(({ fields }) => fields.length)).toEqual(codes.length > 0 ? [] : [count])
  })

  it.each([
    [900, []],
    [901, ['form-unreachable']],
  ])('that can send %i values is reported as %j', (count, codes) => {
    const boxes = Array.from(
      { length: count - 300 },
      (_, at) => `<input type="checkbox" name="b" value="${at}">`,
    )
    const radios = Array.from({ length: 50 }, (_, at) => `<input type="radio" name="r" value="${at}">`)
    const options = Array.from({ length: 299 }, (_, at) => `<option>${at}</option>`)
    const inside = `${boxes.join('')}${radios.join('')}<select multiple name="s">${options.join('')}</select>`
    expect(delivered(`<form action="lead:">${inside}<button>Send</button></form>`).codes).toEqual(codes)
  })

  it('marks where a consent text was cut', () => {
    const label = 'I agree. '.repeat(300)
    const [field] = read(`<label><input type="checkbox" name="c" data-consent> ${label}</label>`).fields
    expect([field?.label.length, field?.label.slice(-2)]).toEqual([2_000, ' …'])
  })

  it('keeps the fields at the end of a form of which parts are left out', () => {
    const { html } = delivered(form(`<p>{nap.fax}</p>${field}`))
    expect(html).not.toContain('<p>')
    expect(html).toMatch(/name="ask-site-name"><\/label><input type="hidden"/)
  })

  it('reports exactly the fields that it sends, whatever it is made of', () => {
    const anyField = fc.record({
      type: fc.constantFrom(
        'text',
        'email',
        'checkbox',
        'radio',
        'file',
        'hidden',
        'date',
        'submit',
        'textarea',
        'select',
      ),
      name: fc.option(fc.constantFrom('a', 'b', '_page', '_token', '', 'c d')),
      label: fc.constantFrom('Name', 'Name ', 'E-mail', 'Größe', '???', '{site.name}', '[[{nap.fax}]]'),
    })
    fc.assert(
      fc.property(fc.array(anyField, { minLength: 1, maxLength: 12 }), (fields) => {
        const inside = fields
          .map(({ type, name, label }) => {
            const named = name === null ? '' : ` name="${name}"`
            if (type === 'textarea') return `<label>${label}<textarea${named}></textarea></label>`
            if (type === 'select') return `<label>${label}<select${named}><option>1</option></select></label>`
            return `<label>${label}<input type="${type}"${named}></label>`
          })
          .join('')
        const { html, reported } = delivered(form(inside))
        const sent = new Set(
          [...html.matchAll(/<(?:input|textarea|select)\b([^>]*)>/g)]
            .map(([, attributes = '']) => attributes)
            .filter((attributes) => !/type="submit"/.test(attributes))
            .flatMap((attributes) => / name="([^"]*)"/.exec(attributes)?.[1] ?? [])
            .filter((name) => !name.startsWith('_')),
        )
        const own = reported.flatMap((definition) => definition.fields.map(({ name }) => name))
        expect([...sent].sort()).toEqual([...own].sort())
        const { document } = importHtml(form(inside))
        const kept = exportHtml(document)
        expect(exportHtml(importHtml(kept).document)).toBe(kept)
      }),
      { numRuns: 200 },
    )
  })
})
