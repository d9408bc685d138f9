import { describe, expect, test } from 'vitest'
import { createNode } from '../../blocks/create-node.ts'
import { insertTree } from '../../commands/insert-tree.ts'
import { changeOf } from '../../testing/index.ts'
import { createDocument } from '../../tree/create-document.ts'
import { brokenInvariants } from '../../tree/invariants.ts'
import { sequentialUuids } from '../../tree/uuid.ts'
import { nodeOf, subtree } from '../../tree/walk.ts'
import { exportHtml } from '../export/export-html.ts'
import { importHtml, importHtmlFragment } from './import-html.ts'
import { pageSettings } from '../page-settings.ts'

const imported = (html: string) => importHtml(`<!DOCTYPE html><body>${html}</body>`)

/** Returns the body after import and export. */
const through = (html: string): string =>
  /<body[^>]*>(.*)<\/body>/s.exec(exportHtml(imported(html).document))![1]!

/** Returns the first node below the body. */
const first = (html: string) => {
  const { document } = imported(html)
  return nodeOf(document, nodeOf(document, document.root).children[0]!)
}

describe('elements become blocks', () => {
  test.each<[string, string, object]>([
    ['<p>x</p>', 'Paragraph', { content: 'x' }],
    ['<span>x</span>', 'Span', { content: 'x' }],
    ['<h1>x</h1>', 'Heading', { headingType: 'h1', content: 'x' }],
    ['<h6>x</h6>', 'Heading', { headingType: 'h6', content: 'x' }],
    ['<div></div>', 'Container', {}],
    ['<section></section>', 'Container', {}],
    [
      '<img src=a.jpg alt=A width=3 height=4>',
      'Picture',
      { imageUrl: 'a.jpg', alt: 'A', width: '3', height: '4', loading: 'auto' },
    ],
    [
      '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ?rel=0" width=9></iframe>',
      'YouTube',
      { url: 'https://www.youtube.com/embed/aqz-KE-bpKQ?rel=0', width: '9', loading: 'auto' },
    ],
    [
      '<iframe src="https://www.youtube.com/watch?v=aqz-KE-bpKQ" name=v allowfullscreen></iframe>',
      'YouTube',
      {
        url: 'https://www.youtube.com/embed/aqz-KE-bpKQ',
        name: 'v',
        loading: 'auto',
        allowFullscreen: true,
      },
    ],
    [
      '<iframe src="https://player.vimeo.com/video/76979871?h=8" title=V></iframe>',
      'YouTube',
      { url: 'https://player.vimeo.com/video/76979871?h=8', title: 'V', loading: 'auto' },
    ],
    [
      '<iframe src="https://maps.test/?q=1" width=700 height=400 name=map title=Map></iframe>',
      'Embed',
      {
        url: 'https://maps.test/?q=1',
        width: '700',
        height: '400',
        name: 'map',
        title: 'Map',
        loading: 'auto',
      },
    ],
    ['<iframe></iframe>', 'Embed', { loading: 'auto' }],
    ['<input type=email placeholder=Mail>', 'Input', { type: 'email', placeholder: 'Mail' }],
    ['<textarea rows=3>x</textarea>', 'Textarea', { rows: '3', content: 'x' }],
    ['<button type=submit>Go</button>', 'Button', { type: 'submit', content: 'Go' }],
    [
      '<a href=/x target=_blank rel="nofollow noopener">x</a>',
      'Link',
      { href: '/x', newTab: true, nofollow: true, content: 'x' },
    ],
    ['<br>', 'Br', {}],
    ['<ul></ul>', 'Element', {}],
    ['text', 'Text', { content: 'text' }],
    ['<!-- c -->', 'Comment', { content: ' c ' }],
  ])('imports %s as a %s', (html, componentName, props) => {
    expect(first(html)).toMatchObject({ componentName })
    expect(first(html).props).toEqual(props)
  })
})

test('reports which iframes are not videos, the first five by URL', () => {
  const map = (at: number) => `<iframe src="https://maps.test/${at}"></iframe>`
  const video = '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>'
  const { report } = imported(video + [1, 2, 3, 4, 5, 6].map(map).join(''))
  expect(report).toMatchObject({
    embedCount: 6,
    embeds: [1, 2, 3, 4, 5].map((at) => `https://maps.test/${at}`),
    droppedCount: 0,
  })
})

describe('nothing is lost', () => {
  test.each<[string, string]>([
    ['mixed text', '<p>a <b>b</b> c<br>d</p>'],
    ['whitespace between inline elements', '<div> <a>x</a> <a>y</a>\n</div>'],
    ['an unknown element', '<my-card some-prop="1"><slot name="x"></slot></my-card>'],
    ['classes, ids, data and aria', '<div class="a b" id="i" data-x="1" aria-label="l">x</div>'],
    ['an inline style', '<p style="color: var(--c); background: url(&quot;a.png&quot;)">x</p>'],
    [
      'an svg',
      '<svg viewBox="0 0 1 1" xmlns:xlink="http://www.w3.org/1999/xlink"><use xlink:href="#a"></use><foreignObject><p>x</p></foreignObject></svg>',
    ],
    [
      'a table',
      '<table><caption>c</caption><colgroup><col span="2"></colgroup><thead><tr><th scope="col">h</th></tr></thead><tbody><tr><td colspan="2">d</td></tr></tbody></table>',
    ],
    [
      'a form',
      '<form action="/send" method="post"><fieldset><legend>l</legend><label for="a">A</label><select id="a"><optgroup label="g"><option value="1" selected>1</option></optgroup></select><input type="hidden" name="h" value=""></fieldset></form>',
    ],
    ['preformatted text', '<pre>\n\n a\n  b</pre>'],
    ['a textarea that starts with a line feed', '<textarea>\n\nx</textarea>'],
    [
      'a picture with sources',
      '<picture><source srcset="a.webp 1x, b.webp 2x" type="image/webp"><img src="a.jpg" alt="x"></picture>',
    ],
    ['video', '<video controls poster="p.jpg"><source src="v.mp4"><track src="t.vtt"></video>'],
    ['a template', '<template><p>x</p></template>'],
    ['noscript', '<noscript><img src="p.gif" alt=""></noscript>'],
    ['a style sheet in the body', '<style media="print">a > b::after { content: "x > y" }</style>'],
    ['comments', '<!-- a --><p>x</p><!--[if IE]> b <![endif]-->'],
    ['text that looks like a placeholder', '<p title="{name}">{{ user.name }} {name} \\{name}</p>'],
    ['details', '<details open><summary>s</summary>x</details>'],
    ['math', '<math><mi>x</mi><mo>=</mo></math>'],
    ['a link around blocks', '<a href="/x"><div><h2>t</h2><p>x</p></div></a>'],
    ['a picture that is loaded when it comes near', '<img src="a.jpg" alt="" loading="lazy">'],
    [
      'an embedded page',
      '<iframe src="/map" width="100%" height="300" name="m" title="t" loading="lazy" allowfullscreen sandbox="allow-forms" class="c"></iframe>',
    ],
    ['a video of another service', '<iframe src="https://player.vimeo.com/video/1?h=2" title="t"></iframe>'],
    ['attributes with markup in them', '<p title="&lt;b&gt; &quot;q&quot; &amp;amp;">x</p>'],
  ])('%s', (_name, html) => expect(through(html)).toBe(html))

  test('known placeholders of a template stay placeholders', () => {
    const { document } = imported('<p>{nap.phone}</p>')
    expect(exportHtml(document, { data: { nap: { phone: '555' } } })).toContain('<p>555</p>')
  })

  test('keeps page, head and body attributes', () => {
    const page =
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">\n' +
      '<html lang="fr" class="no-js">\n<head>\n<meta charset="utf-8">\n<title>T &amp; t</title>\n' +
      '<meta name="description" content="d">\n<link rel="stylesheet" href="a.css">\n' +
      '<style>body > p { color: red }</style>\n<!-- c -->\n<noscript><link rel="stylesheet" href="n.css"></noscript>\n' +
      '</head>\n<body class="home" data-p="1"><p>x</p></body></html>'
    expect(exportHtml(importHtml(page).document)).toBe(page)
  })

  test('keeps a page without a doctype in quirks mode', () => {
    expect(exportHtml(importHtml('<p>x').document)).toMatch(/^<html>/)
  })

  test('keeps structured data, also from the body', () => {
    const page = exportHtml(imported('<script type="application/ld+json">{"a":"<b>"}</script>').document)
    expect(page).toContain('<script type="application/ld+json">{"a":"\\u003cb>"}</script>')
  })

  test('reads and replaces head values', () => {
    const { document } = importHtml(
      '<html lang=en><title>Old</title><meta name=description content=D><link rel=canonical href=/c>',
    )
    expect(pageSettings(document)).toMatchObject({
      title: 'Old',
      description: 'D',
      canonical: '/c',
      lang: 'en',
    })
    const out = exportHtml(document, { title: 'New' })
    expect(out).toContain('<title>New</title>')
    expect(out).not.toContain('Old')
    expect(out).toContain('content="D"')
  })

  test("styles set in the editor override the page's style sheets", () => {
    const { document } = imported('<style>#a p{color:red}</style><p>x</p>')
    const paragraph = [...document.nodes.values()].find(({ componentName }) => componentName === 'Paragraph')!
    const nodes = new Map(document.nodes)
    nodes.set(paragraph.uuid, {
      ...paragraph,
      props: { ...paragraph.props, elementStyle: { color: 'blue' } },
    })
    expect(exportHtml({ ...document, nodes })).toMatch(/\.\w+:not\(#_#_\)\{color:blue\}/)
  })
})

describe('hard input', () => {
  test('10,000 levels deep', () => {
    const { document, report } = imported('<div>'.repeat(10_000) + 'x')
    expect(report.nodeCount).toBe(10_001)
    expect(subtree(document, document.root)).toHaveLength(10_001)
    expect(exportHtml(document)).toContain(`x${'</div>'.repeat(10_000)}`)
  })

  test('10,000 levels deep in a template of the head', () => {
    const { document, report } = importHtml(
      `<head><template>${'<div>'.repeat(10_000)}</template><title>T</title>`,
    )
    expect(pageSettings(document).title).toBe('T')
    expect(report.dropped).toMatchObject([{ what: 'script', where: 'head > template:nth-child(1)' }])
  })

  test('130,000 siblings', () => {
    const { nodes } = importHtmlFragment('<br>'.repeat(130_000))
    const page = createDocument()
    const result = insertTree(page, {
      nodes: [...nodes, createNode('Container', {}, nodes)],
      place: { into: page.root, at: 'end' },
      newUuid: sequentialUuids('new'),
    })
    expect(changeOf(result).added).toHaveLength(260_001)
  })

  test.each([
    '',
    '   ',
    '<',
    '</p>',
    '<!doctype',
    '<p',
    '&#0;\0',
    '<frameset><frame src=x></frameset>',
    '<html><body><table><p>',
  ])('malformed: %j', (html) => {
    const { document } = importHtml(html)
    expect(brokenInvariants(document)).toEqual([])
    expect(exportHtml(document)).toContain('</body></html>')
  })
})

test('a fragment becomes nodes to insert', () => {
  const { nodes, report } = importHtmlFragment('<p onclick="x()">a</p>b')
  expect(nodes.map(({ componentName, props }) => [componentName, props.content])).toEqual([
    ['Paragraph', 'a'],
    ['Text', 'b'],
  ])
  expect(report.dropped).toMatchObject([{ what: 'event-handler', where: 'p' }])
})
