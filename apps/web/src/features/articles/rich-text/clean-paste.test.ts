import { Editor } from '@tiptap/core'
import { afterEach, expect, test } from 'vitest'
import { cleanPaste } from './clean-paste.ts'
import { extensions } from './extensions.ts'

let editor: Editor | null = null
afterEach(() => editor?.destroy())

/** Returns the editor's contents after a paste. */
const pasted = (html: string): string => {
  editor = new Editor({ extensions: extensions(''), content: cleanPaste(html) })
  return editor.getHTML()
}

// HTML as word processors put it on the clipboard; the texts are made up.
const word = (body: string) => `<html xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`

const wordItem = (text: string, { place = 'Middle', level = 1, marker = '·' } = {}) =>
  `<p class=MsoListParagraphCxSp${place} style='margin-left:${36 * level}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

test('keeps headings, formatting and links from Word without its wrapping', () => {
  expect(
    pasted(
      word(
        `<p class=MsoTitle>Roses<o:p></o:p></p><h2><a name="_Toc1"></a><span style='mso-fareast-font-family:"Times New Roman"'>In spring<o:p></o:p></span></h2>
<p class=MsoNormal>Cut <b style='mso-bidi-font-weight:normal'>dry</b> <i>wood</i>, see <a href="https://example.com/roses"><span style='color:#0563C1'><u>here</u></span></a>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal align=center style='text-align:center'>Centered<o:p></o:p></p>`,
      ),
    ),
  ).toBe(
    '<h1>Roses</h1><h2>In spring</h2><p>Cut <strong>dry</strong> <em>wood</em>, see <a href="https://example.com/roses">here</a>.</p><p style="text-align: center;">Centered</p>',
  )
})

test('converts drawn lists from Word to nested and numbered lists', () => {
  expect(
    pasted(
      word(
        wordItem('Secateurs', { place: 'First' }) +
          wordItem('sharp', { level: 2, marker: 'o' }) +
          wordItem('Gloves', { place: 'Last' }) +
          '<p class=MsoNormal>Then:<o:p></o:p></p>' +
          wordItem('Cut', { place: 'First', marker: '1.' }) +
          wordItem('Burn', { place: 'Last', marker: '2.' }),
      ),
    ),
  ).toBe(
    '<ul><li><p>Secateurs</p><ul><li><p>sharp</p></li></ul></li><li><p>Gloves</p></li></ul><p>Then:</p><ol><li><p>Cut</p></li><li><p>Burn</p></li></ol>',
  )
})

test('keeps table cells from Word without their styles', () => {
  const html = pasted(
    word(`<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0'>
<td width=200 valign=top style='width:150.0pt;border:solid windowtext 1.0pt'><p class=MsoNormal>Month<o:p></o:p></p></td><td><p class=MsoNormal>Work<o:p></o:p></p></td></tr></table>`),
  )
  expect(html).toMatch(/<td[^>]*><p>Month<\/p><\/td><td[^>]*><p>Work<\/p><\/td>/)
  expect(html).not.toMatch(/mso|border|valign/i)
})

test('converts spans, lists and redirected links from Google Docs', () => {
  expect(
    pasted(`<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5f0c0000-7fff-0000-0000-000000000000">
<h2 dir="ltr" style="line-height:1.38;margin-top:18pt"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;font-weight:400">Lawns</span></h2>
<p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:700;font-style:normal">Mow</span><span style="font-size:11pt;font-weight:400;font-style:italic"> often</span><span style="font-weight:400"> and </span><a href="https://www.google.com/url?q=https://example.com/lawn&amp;sa=D" style="text-decoration:none"><span style="color:#1155cc;text-decoration:underline">read</span></a></p>
<ul style="margin-top:0"><li dir="ltr" aria-level="1" style="list-style-type:disc"><p dir="ltr" role="presentation"><span>One</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Inner</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Two</span></p></li></ul>
</b><br class="Apple-interchange-newline">`),
  ).toBe(
    '<h2>Lawns</h2><p><strong>Mow</strong><em> often</em> and <a href="https://example.com/lawn"><u>read</u></a></p><ul><li><p>One</p><ul><li><p>Inner</p></li></ul></li><li><p>Two</p></li></ul>',
  )
})

test('drops scripts, buttons and classes of a web page', () => {
  expect(
    pasted(
      '<div class="post"><h3 id="x" onclick="a()">Hedges</h3><p style="color:red" class="lead">Trim<script>a()</script></p><button>Share</button><a href="https://example.com" target="_blank" rel="me">x</a></div>',
    ),
  ).toBe('<h3>Hedges</h3><p>Trim</p><p>Share<a href="https://example.com">x</a></p>')
})
