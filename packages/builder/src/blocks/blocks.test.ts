import { leadFormDefinition, leadFormsIn } from '../html/leads/lead-form.ts'
import { describe, expect, test } from 'vitest'
import { checkPage } from '../checks/check-page.ts'
import { exportHtml } from '../html/export/export-html.ts'
import { importHtml } from '../html/import/import-html.ts'
import { createDocument } from '../tree/create-document.ts'
import type { NodeRecord } from '../tree/record.ts'
import { clock24 } from './business/hours.ts'
import { mapAddress } from './business/map.ts'
import { socialLinks } from './business/socials.ts'
import { createNode } from './create-node.ts'
import { isBlankText, labelOf } from './label.ts'
import { videoSource } from './media/video-url.ts'
import { isYoutubeEmbed, youtubeEmbedUrl } from './media/youtube-url.ts'
import { palette } from './palette/palette.ts'
import { blockTypes } from './registry.ts'
import type { BindingData } from '../bindings/data.ts'
import { canvasView } from './view-of.ts'

describe('the defaults of blocks', () => {
  const styleOf = (name: string) => createNode(name).props.elementStyle

  test.each<[string, object]>([
    [
      'Container',
      { width: '100%', 'padding-top': '12px', 'padding-left': '12px', 'background-color': 'transparent' },
    ],
    [
      'Canvas',
      {
        width: '100%',
        height: 'auto',
        'background-position': 'center',
        'background-size': 'cover',
        'margin-left': 'auto',
        'box-sizing': 'border-box',
      },
    ],
    ['Link', { 'font-size': '21px', 'padding-top': '15px', 'border-radius': '10px' }],
    ['Heading', { 'font-size': '24px' }],
    ['Paragraph', { 'font-size': '14px', 'line-height': '21px' }],
    ['Span', { 'font-size': '14px' }],
    ['Picture', { width: '400px', 'max-width': '100%' }],
    ['YouTube', { width: '420px', height: '345px' }],
    ['Input', { width: '300px', 'font-size': '16px' }],
  ])('%s has its styles', (name, style) => expect(styleOf(name)).toMatchObject(style))

  test.each<[string, object]>([
    ['Link', { content: 'Link Example', newTab: true }],
    ['Heading', { headingType: 'h1' }],
    ['Input', { type: 'text', placeholder: 'Input' }],
    ['Textarea', { rows: '5', placeholder: 'Textarea' }],
    ['Carousel', { height: 300, interval: 3000, slides: [{}, {}] }],
    ['Embed', { url: '', width: 700, height: 400, name: '', title: '' }],
  ])('%s has its props', (name, props) => expect(createNode(name).props).toMatchObject(props))

  test.each(['Heading', 'Paragraph', 'Span', 'Link'])('breaks a word too long for a %s', (name) => {
    expect(styleOf(name)).toMatchObject({ 'overflow-wrap': 'break-word' })
  })

  test('can be overridden by props and single styles', () => {
    const node = createNode('Heading', { headingType: 'h2', elementStyle: { color: 'red' } })
    expect(node.props).toMatchObject({
      headingType: 'h2',
      elementStyle: { 'font-size': '24px', color: 'red' },
    })
  })
})

describe('the palette', () => {
  const ids = palette.flatMap(({ items }) => items.map(({ id }) => id))

  test('contains every palette block once', () => {
    const blocks = blockTypes.filter(({ inPalette }) => inPalette).map(({ name }) => name)
    expect(ids.filter((id) => blocks.includes(id)).sort()).toEqual(blocks.sort())
  })

  test('has columns 1 to 6 and the three splits', () => {
    expect(ids).toEqual(
      expect.arrayContaining(['columns-1', 'columns-6', 'split-25-75', 'split-75-25', 'split-20-60-20']),
    )
  })

  test('has a form that is received in Leads', () => {
    const nodes = palette.flatMap(({ items }) => items).find(({ id }) => id === 'Form')!.nodes
    const document = createDocument(nodes)
    const html = exportHtml(document)
    expect(html).toMatch(/<form [^>]*action="lead:" method="post"/)
    expect(html).toMatch(/<label[^>]*><span[^>]*>Email<\/span><input [^>]*name="email"[^>]*required/)
    expect(html).toContain('type="email"')
    expect(html).toMatch(/<button [^>]*type="submit"[^>]*>Send<\/button>/)
    const about = checkPage(document, { leads: { problem: null } }).filter(
      ({ nodes: [uuid] }) => uuid !== undefined && uuid !== document.root,
    )
    expect(about).toEqual([])
    const read = importHtml(html).document
    expect([...read.nodes.values()].filter(({ addition }) => addition.tag === 'form')).toHaveLength(1)
  })

  test('has a field for each kind of entry, which forms of Leads read by their labels', () => {
    const fields = [
      'TextField',
      'TextField',
      'EmailField',
      'PhoneField',
      'MessageField',
      'DateField',
      'Dropdown',
    ].concat(['RadioButtons', 'Checkbox', 'Consent', 'FileUpload'])
    const items = palette.flatMap(({ items }) => items)
    const inside = fields.flatMap((id) => items.find((item) => item.id === id)!.nodes)
    const document = createDocument([
      createNode('Container', {}, [...inside, createNode('Button', { type: 'submit', content: 'Send' })], {
        tag: 'form',
        attributes: { action: 'lead:' },
      }),
    ])
    const [form = ''] = leadFormsIn(document)
    expect(leadFormDefinition(document, form).fields).toEqual([
      { name: 'text', label: 'Text', type: 'text' },
      { name: 'text-2', label: 'Text', type: 'text' },
      { name: 'email', label: 'Email', type: 'email', required: true, autocomplete: 'email' },
      { name: 'phone', label: 'Phone', type: 'tel', required: true, autocomplete: 'tel' },
      { name: 'message', label: 'Message', type: 'multiline', required: true },
      { name: 'date', label: 'Date', type: 'date' },
      {
        ...{ name: 'choose-one', label: 'Choose one', type: 'select', required: true },
        options: ['', 'Option 1', 'Option 2', 'Option 3'],
      },
      {
        ...{ name: 'choose-one-2', label: 'Choose one', type: 'radio', required: true },
        options: ['Option 1', 'Option 2', 'Option 3'],
      },
      { name: 'checkbox', label: 'Checkbox', type: 'checkbox', options: ['Yes'] },
      {
        name: expect.stringMatching(/^i-agree/) as string,
        label: 'I agree that my details are stored and used to answer me.',
        type: 'consent',
        required: true,
      },
      { name: 'file', label: 'File', type: 'file' },
    ])
    const about = checkPage(document, { leads: { problem: null }, part: true })
    expect(about).toEqual([])
    const read = importHtml(exportHtml(document)).document
    const [same = ''] = leadFormsIn(read)
    expect(leadFormDefinition(read, same).fields).toEqual(leadFormDefinition(document, form).fields)
  })

  test('has a button that submits the form it is in', () => {
    expect(exportHtml(createDocument([createNode('Button')]))).toMatch(/<button(?! [^>]*type=)[^>]*>Button</)
  })

  test('names its columns in the layers panel', () => {
    const split = palette.flatMap(({ items }) => items).find(({ id }) => id === 'split-25-75')!.nodes[0]!
    expect(split.addition?.name).toBe('25 / 75')
    expect(split.children?.map((each) => each.addition?.name)).toEqual(['Column 1', 'Column 2'])
  })

  test('stacks its columns on mobile widths', () => {
    const columns = palette.find(({ group }) => group === 'columns')!
    for (const { nodes } of columns.items) {
      expect(nodes[0]!.props.breakpoints).toMatchObject({
        mobile: { 'grid-template-columns': 'minmax(0, 1fr)' },
      })
    }
  })
})

describe('YouTube URLs', () => {
  const embed = 'https://www.youtube.com/embed/aqz-KE-bpKQ'

  test.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://m.youtube.com/watch?list=x&v=aqz-KE-bpKQ&t=3',
    'http://youtube.com/watch?v=aqz-KE-bpKQ#x',
    'https://youtu.be/aqz-KE-bpKQ',
    'youtu.be/aqz-KE-bpKQ?si=abc',
    '//www.youtube.com/embed/aqz-KE-bpKQ',
    'https://www.youtube.com/v/aqz-KE-bpKQ',
    '  https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0 ',
  ])('accepts %s', (url) => expect(youtubeEmbedUrl(url)).toBe(embed))

  test.each([
    '',
    'https://vimeo.com/1',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/@channel',
    'https://evil.test/?u=https://youtu.be/aqz-KE-bpKQ',
    'https://youtube.com.evil.test/embed/aqz-KE-bpKQ',
    'javascript://www.youtube.com/embed/aqz-KE-bpKQ',
  ])('rejects %s', (url) => {
    expect(youtubeEmbedUrl(url)).toBeNull()
    expect(isYoutubeEmbed(url)).toBe(false)
  })
})

describe('videos of other services', () => {
  test.each([
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    '//www.dailymotion.com/embed/video/x8a9',
    'https://fast.wistia.net/embed/iframe/abc',
    'https://www.loom.com/embed/0281766fa2d04bb788eaf19e65135184',
    'https://www.facebook.com/plugins/video.php?href=x',
    'https://files.test/films/tour.MP4?x=1',
  ])('accepts %s unchanged', (url) => expect(videoSource(url)).toBe(url))

  test.each([
    '',
    'https://vimeo.com.evil.test/video/1',
    'https://evil.test/?u=player.vimeo.com/video/1',
    'https://www.google.com/maps/embed?pb=1',
    'https://www.loom.com/share/0281',
  ])('rejects %s', (url) => expect(videoSource(url)).toBeNull())
})

describe('business data', () => {
  test.each([
    ['09:00 am', '09:00'],
    ['12:00 am', '00:00'],
    ['12:15 pm', '12:15'],
    ['5:30 PM', '17:30'],
    ['17:30', null],
    ['13:00 pm', null],
    ['soon', null],
  ])('clock24: %s → %s', (time, expected) => expect(clock24(time)).toBe(expected))

  test('takes a map from its embed code, only from known services', () => {
    expect(
      mapAddress('<iframe src="https://www.google.com/maps/embed?pb=1&amp;x=2" width="600"></iframe>'),
    ).toBe('https://www.google.com/maps/embed?pb=1&x=2')
    expect(mapAddress('<iframe src="https://evil.test/maps"></iframe>')).toBeNull()
    expect(mapAddress('https://www.google.evil.com/maps')).toBeNull()
    expect(mapAddress('https://www.google.co.uk/maps')).not.toBeNull()
    expect(mapAddress('https://maps.google.com.au/maps')).not.toBeNull()
    expect(mapAddress('<script>alert(1)</script>')).toBeNull()
  })

  test('profiles need a URL; https is added if missing', () => {
    const nap = {
      facebook: 'facebook.com/a',
      instagram: '@name',
      additionalSocials: [{ name: '1', value: 'https://www.yelp.com/biz/a' }],
    }
    expect(socialLinks(nap)).toEqual([
      { label: 'Facebook', href: 'https://facebook.com/a' },
      { label: 'yelp.com', href: 'https://www.yelp.com/biz/a' },
    ])
  })
})

describe('in the editor', () => {
  const record = (componentName: string, props = {}, addition = {}): NodeRecord => ({
    uuid: 'x',
    componentName,
    props,
    parent: null,
    children: [],
    addition,
  })

  test('business blocks show sample data without a listing', () => {
    expect(JSON.stringify(canvasView(record('BusinessPhone'), {}))).toContain('(555) 010-0100')
    expect(JSON.stringify(canvasView(record('BusinessPhone'), { nap: { phone: '123' } }))).toContain(
      'tel:123',
    )
  })

  test('images wait until they are near, except those that need no request', () => {
    const loadingOf = (imageUrl?: string) => {
      const view = canvasView(record('Picture', { ...createNode('Picture').props, imageUrl }), {})
      return view.kind === 'element' ? view.attributes.loading : null
    }
    expect(loadingOf('a.jpg')).toBe('lazy')
    expect(loadingOf(String(createNode('Picture').props.imageUrl))).toBeUndefined()
  })

  test('fills placeholders that have data and keeps others as typed', () => {
    const paragraph = record('Paragraph', { content: '{nap.phone} {nap.fax} {oops}' })
    expect(canvasView(paragraph, { nap: { phone: '1' } })).toMatchObject({
      content: [{ text: '1 {nap.fax} {oops}' }],
    })
  })

  test.each<[string, BindingData, string]>([
    // a page without a listing and without a site
    ['[[{nap.businessName}||{site.name}]]: gardens[[ in {nap.city}]]', {}, 'Your site name: gardens'],
    ['[[{nap.businessName}||{site.name}]]', { site: { name: '' } }, 'Your site name'],
    ['[[{nap.businessName}||{site.name}]]', { site: { name: 'Green Acre' } }, 'Green Acre'],
    ['[[{nap.businessName} plants||We plant]] for you', {}, 'We plant for you'],
    [
      '[[{nap.businessName} plants||We plant]] for you',
      { nap: { businessName: 'Elm' } },
      'Elm plants for you',
    ],
    // text that visitors would not see stays selectable
    ['[[Call {nap.phone}]]', {}, 'Call (555) 010-0100'],
    // names of lists are content of a template
    ['{service}[[ in {town}]]', {}, '{service}[[ in {town}]]'],
    ['{Fast|Reliable {quick|swift}} help', { isTemplate: true }, 'Fast help'],
    ['{Call {nap.phone}|Write} today', { isTemplate: true, nap: { phone: '1' } }, 'Call 1 today'],
    // published sites keep braces that are text
    ['{Fast|Reliable} help', {}, '{Fast|Reliable} help'],
  ])('shows %j with %j as %j', (content, data, text) => {
    expect(canvasView(record('Paragraph', { content }), data)).toMatchObject({ content: [{ text }] })
  })

  test('hidden nodes are shown', () => {
    expect(canvasView(record('Paragraph', {}, { hidden: true }), {}).kind).toBe('element')
  })

  test.each<[string, NodeRecord]>([
    ['My hero', record('Container', {}, { name: 'My hero' })],
    ['Some text', record('Paragraph', { content: ' Some\n text ' })],
    ['Section', record('Container', {}, { tag: 'section' })],
    ['Navigation', record('Element', {}, { tag: 'nav' })],
    ['Picture', record('Picture')],
  ])('labelOf: %j', (label, node) => expect(labelOf(node)).toBe(label))

  test('hides whitespace and comments in the layers panel', () => {
    expect(isBlankText(record('Text', { content: '\n  ' }))).toBe(true)
    expect(isBlankText(record('Comment', { content: 'x' }))).toBe(true)
    expect(isBlankText(record('Text', { content: ' a ' }))).toBe(false)
  })
})
