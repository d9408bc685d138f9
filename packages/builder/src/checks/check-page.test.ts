import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createNode } from '../blocks/create-node.ts'
import { applyChange, invertChange } from '../changes/change.ts'
import { importHtml } from '../html/import/import-html.ts'
import { moduleNode } from '../modules/module-use.ts'
import { arbitraryDocument, arbitraryNode } from '../testing/arbitrary-document.ts'
import { fixed, inHtml } from '../testing/checked-html.ts'
import { createDocument } from '../tree/create-document.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { brokenInvariants } from '../tree/invariants.ts'
import type { WireNode } from '../tree/wire-node.ts'
import { checkPage } from './check-page.ts'
import { fixAll } from './fix-all.ts'
import type { CheckOptions, CheckRule, Finding } from './finding.ts'

/** Returns the rules that nodes violate on an otherwise valid page. */
const onPage = (nodes: WireNode[], options: CheckOptions = {}): CheckRule[] =>
  checkPage(createDocument(nodes), { part: true, ...options }).map(({ rule }) => rule)

const heading = (level: number, content = `Level ${level}`) =>
  createNode('Heading', { headingType: `h${level}`, content })
const levels = (document: BuilderDocument) =>
  [...document.nodes.values()]
    .filter(({ componentName }) => componentName === 'Heading')
    .map(({ props }) => Number(String(props.headingType).slice(1)))

describe('the page itself', () => {
  const rules = (html: string, options: CheckOptions = {}) =>
    checkPage(importHtml(html).document, options).map(({ rule }) => rule)
  const good = (head: string, lang = ' lang="en"') =>
    `<!DOCTYPE html><html${lang}><head>${head}</head><body><h1>Roses for every garden</h1></body></html>`
  const title = '<title>Roses</title>'
  const description = '<meta name="description" content="All about roses">'

  it.each<[string, string, CheckRule[]]>([
    ['all is well', good(title + description), []],
    ['no title', good(description), ['title-missing']],
    ['a long title', good(`<title>${'rose '.repeat(20)}</title>${description}`), ['title-long']],
    ['no description', good(title), ['description-missing']],
    [
      'a long one',
      good(`${title}<meta name="description" content="${'x'.repeat(161)}">`),
      ['description-long'],
    ],
    ['no language', good(title + description, ''), ['language-missing']],
  ])('%s', (_name, html, expected) => expect(rules(html)).toEqual(expected))

  it('does not apply to a section, and requires no title for a site', () => {
    expect(rules(good('', ''), { part: true })).toEqual([])
    expect(rules(good(description), { defaultTitle: 'Roses – Elm' })).toEqual([])
  })

  it('measures titles and descriptions as visitors get them', () => {
    const typed = '[[{nap.businessName}||{site.name}]][[ in {nap.city}]]: roses, seeds and bulbs'
    const page = good(`<title>${typed}</title>${description}`)
    const nap = (businessName: string) => ({ data: { nap: { businessName, city: 'Bath' } } })
    expect(typed.length).toBeGreaterThan(60)
    expect(rules(page)).toEqual([])
    expect(rules(page, nap('Elm'))).toEqual([])
    expect(rules(page, nap('Elm and Daughters of the Old Garden Mill'))).toEqual(['title-long'])
    expect(rules(good(description), { defaultTitle: `Roses – ${'Elm '.repeat(20)}` })).toEqual(['title-long'])
    const [long] = ['[[{nap.businessName}||{site.name}]] '.repeat(6)]
    const about = `<meta name="description" content="${long}">`
    expect(rules(good(title + about), nap('Elm'))).toEqual([])
  })

  it('derives a title from the main heading', () => {
    const { document } = importHtml(good(description))
    const next = fixed(document, checkPage(document)[0])
    expect(checkPage(next)).toEqual([])
    expect(next.page.head).toContainEqual({ tag: 'title', attributes: {}, text: 'Roses for every garden' })
  })

  it('reports only hints on a page not edited yet', () => {
    const page = createDocument([createNode('Picture')])
    const found = checkPage(page, { untouched: true })
    expect(found.map(({ rule }) => rule).sort()).toEqual(
      checkPage(page)
        .map(({ rule }) => rule)
        .sort(),
    )
    expect(found.filter(({ severity }) => severity !== 'hint')).toEqual([])
  })

  it('reports too much HTML and too many elements', () => {
    const many = Array.from({ length: 3_100 }, () => createNode('Container', {}, []))
    expect(onPage([createNode('Container', {}, many)])).toEqual(['page-elements'])
    expect(onPage([createNode('Paragraph', { content: 'x'.repeat(600_000) })])).toEqual(['page-heavy'])
  })
})

describe('headings', () => {
  const rules = (...nodes: WireNode[]) =>
    onPage(nodes, { part: false }).filter((rule) => /^h1|heading/.test(rule))
  it.each<[CheckRule[], WireNode[]]>([
    [[], [heading(1), heading(2), heading(3), heading(2)]],
    [['h1-missing'], [heading(2)]],
    [['h1-missing'], []],
    [['h1-many'], [heading(1), heading(1)]],
    [['heading-skip'], [heading(1), heading(3)]],
    [['heading-empty'], [heading(1), heading(2, ' ')]],
    [[], [heading(1, '{nap.businessName}')]],
  ])('%j', (expected, nodes) => expect(rules(...nodes)).toEqual(expected))

  it.each([
    [
      [1, 4, 5, 4, 2],
      [1, 2, 3, 2, 2],
    ],
    [
      [1, 6, 5],
      [1, 2, 3],
    ],
    [
      [2, 5, 6, 3, 6],
      [2, 3, 4, 3, 6],
    ],
  ])('closing a gap moves dependent headings: %j → %j', (before, after) => {
    const document = createDocument(before.map((level) => heading(level)))
    const gap = checkPage(document, { part: true }).find(({ rule }) => rule === 'heading-skip')
    expect(levels(fixed(document, gap))).toEqual(after)
  })

  it('ignores hidden headings', () => {
    const hidden = createNode('Heading', { headingType: 'h5', content: '' }, [], { hidden: true })
    expect(rules(heading(1), hidden)).toEqual([])
  })
})

describe('images, links, fields', () => {
  const photo = 'src="a.jpg" width="4" height="3"'
  it.each<[CheckRule[], string]>([
    [[], `<img ${photo} alt="A rose">`],
    [['alt-missing'], `<img ${photo}>`],
    [['alt-empty'], `<img ${photo} alt="">`],
    [[], `<img ${photo} alt="" role="presentation">`],
    [['picture-size'], '<img src="a.jpg" alt="A rose">'],
    [
      ['picture-inline'],
      `<img ${photo.replace('a.jpg', `data:image/png;base64,${'A'.repeat(30_000)}`)} alt="A">`,
    ],
    [[], '<a href="https://a.example">Prices for gardens</a>'],
    [['link-address'], '<a href="#">Prices</a>'],
    [['link-address'], '<a>Prices</a>'],
    [[], '<a id="here"></a>'],
    [['link-vague'], '<a href="https://a.example">Click here</a>'],
    [['link-name'], '<a href="https://a.example"></a>'],
    [['alt-missing', 'link-name'], `<a href="https://a.example"><img ${photo}></a>`],
    [[], `<a href="https://a.example"><img ${photo} alt="Prices"></a>`],
    [[], '<a href="https://a.example" target="_blank" rel="nofollow">Prices</a>'],
    [['link-broken'], '<a href="#team">The team</a>'],
    [[], '<a href="#team">The team</a><div id="team">x</div>'],
    [['link-broken'], '<a href="/prices">Prices</a>'],
    [['sample-text'], '<ul><li data-w2m-sample=""><a href="/prices">Prices</a></li></ul>'],
    [[], '<a href="/about/#x">About</a><a href="/">Home</a><a href="/list.pdf">List</a>'],
    [[], '<label for="a">Name</label><input id="a"><label>Mail <input></label>'],
    [['control-label'], '<input placeholder="Name">'],
    [[], '<input type="submit" value="Send"><textarea aria-label="Text"></textarea>'],
    [['button-name'], '<button></button>'],
    [[], `<button><img ${photo} alt="Search"></button>`],
    [['frame-title'], '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>'],
    [['table-headings'], '<table><tr><td>1</td></tr></table>'],
    [[], '<table><tr><th>A</th></tr></table>'],
    [['duplicate-id'], '<p id="x">a</p><p id="x">b</p>'],
  ])('%j: %s', (expected, html) => expect(inHtml(html, { pages: ['', 'about'] }).sort()).toEqual(expected))

  it('asks for content of a new image and a new link', () => {
    expect(onPage([createNode('Picture'), createNode('Link')])).toEqual([
      'picture-placeholder',
      'link-address',
    ])
  })

  it('does not ask for headings in opening hours, which have the days as row headings', () => {
    expect(onPage([createNode('BusinessHours')])).not.toContain('table-headings')
  })

  it('reports a new tab without noopener unless the block adds it', () => {
    const link = (newTab: boolean) =>
      createNode('Link', { content: 'Prices', href: 'https://a.example', newTab }, [], {
        attributes: { target: '_blank' },
      })
    expect(onPage([link(true), link(false)])).toEqual(['link-new-tab'])
  })

  it('turns the first row of a table into headings if it has none', () => {
    const { document } = importHtml(
      '<table><tr><td>A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr></table>',
    )
    const next = fixed(document, checkPage(document, { part: true })[0])
    expect(checkPage(next, { part: true })).toEqual([])
    expect([...next.nodes.values()].flatMap(({ addition: { tag } }) => tag ?? [])).toEqual(
      expect.arrayContaining(['th', 'td']),
    )
  })

  it('reports and removes a script URL', () => {
    const document = createDocument([
      createNode('Link', { content: 'Go there', href: 'javascript:alert(1)' }),
    ])
    const finding = checkPage(document, { part: true }).find(({ rule }) => rule === 'link-script')
    expect(checkPage(fixed(document, finding), { part: true }).map(({ rule }) => rule)).toEqual([
      'link-address',
    ])
  })
})

it('checks sections where they are used and fixes them in the section', () => {
  const section = createDocument([
    heading(1, 'Roses'),
    createNode('Picture', { imageUrl: 'a.png', alt: null }),
  ])
  const page = createDocument([moduleNode('s', 'Head'), heading(2), heading(4)])
  const findings = checkPage(page, { modules: new Map([['s', section]]) })
  expect(findings.map(({ rule }) => rule)).not.toContain('h1-missing')
  const place = [...page.nodes.values()].find(({ componentName }) => componentName === 'Module')
  const alt = findings.find(({ rule }) => rule === 'alt-missing')
  expect(alt).toMatchObject({
    nodes: [place?.uuid],
    message: expect.stringMatching(/^In section “Head”: /),
    section: 's',
  })
  expect(alt?.fix).toBeUndefined()
  const gap = findings.find(({ rule }) => rule === 'heading-skip')
  expect(levels(fixed(page, gap))).toEqual([2, 3])
})

it('names the innermost of nested sections and measures the contrast of its texts', () => {
  const inner = createDocument([createNode('Paragraph', { content: 'Faint' })])
  const outer = createDocument([moduleNode('inner', 'Hours')])
  const page = createDocument([moduleNode('outer', 'Footer')])
  const modules = new Map([
    ['inner', inner],
    ['outer', outer],
  ])
  const seen: string[] = []
  const look = (uuid: string) => {
    seen.push(uuid)
    return { color: '#ccc', background: '#fff', fontSize: 16, bold: false }
  }
  const [faint, ...others] = checkPage(page, { part: true, modules, look })
  const place = [...page.nodes.values()].find(({ componentName }) => componentName === 'Module')!.uuid
  expect(faint).toMatchObject({ rule: 'contrast', nodes: [place], section: 'inner' })
  expect(faint?.message).toMatch(/^In section “Hours”: /)
  expect(others).toEqual([])
  expect(seen).toEqual([expect.stringMatching(new RegExp(`^${place}/[^/]+/[^/]+$`))])
})

describe('contrast', () => {
  const text = (style: Record<string, string | number>) =>
    createNode('Paragraph', { content: 'Roses', elementStyle: style })
  const box = (style: Record<string, string | number>, ...children: WireNode[]) =>
    createNode('Container', { elementStyle: style }, children)

  it.each<[CheckRule[], WireNode]>([
    [[], text({ color: '#767676' })],
    [['contrast'], text({ color: '#777777' })],
    [[], text({ color: '#777777', 'font-size': '24px' })],
    [[], text({ color: 'rgb(119 119 119)', 'font-size': '19px', 'font-weight': 700 })],
    [['contrast'], text({ color: 'rgba(0,0,0,.4)' })],
    [['contrast'], box({ 'background-color': '#222' }, text({}))],
    [[], box({ 'background-color': '#222' }, box({ color: 'white' }, text({})))],
    [[], box({ 'background-image': 'a.png' }, text({ color: '#eee' }))],
    [[], text({ color: 'var(--x)' })],
    [['contrast'], text({ color: 'hsl(60 100% 50%)' })],
  ])('%j %j', (expected, node) => expect(onPage([node])).toEqual(expected))

  it("prefers measured styles over the document's", () => {
    const look = () => ({ color: 'rgb(200, 200, 200)', background: '#fff', fontSize: 16, bold: false })
    expect(onPage([text({ color: 'black' })], { look })).toEqual(['contrast'])
    expect(onPage([text({ color: 'white' })], { look: () => undefined })).toEqual([])
  })
})

/** Pages with more problems than users create. */
const troubled = fc
  .array(
    fc.oneof(
      arbitraryNode,
      fc
        .integer({ min: 1, max: 6 })
        .chain((level) => fc.constantFrom('', 'Text').map((text) => heading(level, text))),
      fc
        .constantFrom('#ddd', '#999', 'black', 'yellow')
        .map((color) => createNode('Paragraph', { content: 'x', elementStyle: { color } })),
      fc.constantFrom(null, '', 'A').map((alt) => createNode('Picture', { imageUrl: 'a.png', alt })),
      fc.constantFrom('javascript:x', '#', '/a').map((href) =>
        createNode('Link', { content: 'x', href, newTab: false }, [], {
          attributes: { target: '_blank', id: 'x' },
        }),
      ),
      fc.constantFrom('', 'Name').map((placeholder) => createNode('Input', { placeholder })),
      fc.constant(createNode('YouTube', { title: '' })),
    ),
    { maxLength: 10 },
  )
  .map((nodes) => createDocument(nodes))

describe('laws', () => {
  it('a fix removes its finding, adds none of its kind, and can be undone', () => {
    fc.assert(
      fc.property(fc.oneof(troubled, arbitraryDocument), (document) => {
        const findings = checkPage(document)
        for (const finding of findings) {
          const result = finding.fix?.command(document)
          if (!result?.ok) continue
          const next = applyChange(document, result.change)
          const sameKind = (list: Finding[]) =>
            list.filter(({ rule }) => rule === finding.rule).map(({ id }) => id)
          const before = new Set(sameKind(findings))
          before.delete(finding.id)
          expect(sameKind(checkPage(next)).filter((id) => !before.has(id))).toEqual([])
          expect(brokenInvariants(next)).toEqual([])
          expect(applyChange(next, invertChange(result.change))).toEqual(document)
        }
      }),
    )
  })

  it('fixing all of a kind is one change that leaves none of them fixable', () => {
    fc.assert(
      fc.property(troubled, (document) => {
        for (const rule of new Set(checkPage(document).map((finding) => finding.rule))) {
          const { change, refused } = fixAll(document, rule)
          const next = applyChange(document, change)
          const left = checkPage(next).filter((finding) => finding.rule === rule && finding.fix)
          expect(left).toHaveLength(refused)
          expect(brokenInvariants(next)).toEqual([])
          expect(applyChange(next, invertChange(change))).toEqual(document)
        }
      }),
    )
  })

  it('skips and counts locked nodes', () => {
    const locked = createNode('YouTube', { title: '' }, [], { locked: true })
    const document = createDocument([locked, createNode('YouTube', { title: '' })])
    expect(fixAll(document, 'frame-title')).toMatchObject({ fixed: 1, refused: 1 })
  })

  it('fixing one finding after another terminates', () => {
    fc.assert(
      fc.property(troubled, (start) => {
        let document = start
        for (let turn = 0; turn < 60; turn += 1) {
          const next = checkPage(document).find(({ fix }) => fix?.command(document).ok)
          if (!next) return
          document = fixed(document, next)
        }
        throw new Error('There is always one more to fix')
      }),
    )
  })

  it('reports each problem once', () => {
    fc.assert(
      fc.property(troubled, (document) => {
        const ids = checkPage(document).map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })
})
