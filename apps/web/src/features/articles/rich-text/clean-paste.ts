const wordMark = /mso-|class="?Mso|urn:schemas-microsoft-com|<o:p>|<w:/i
const docsMark = /docs-internal-guid|google-docs/i

const each = (root: ParentNode, selector: string, change: (element: HTMLElement) => void) => {
  for (const element of root.querySelectorAll<HTMLElement>(selector)) change(element)
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

const renamed = (element: Element, tag: string): HTMLElement => {
  const other = element.ownerDocument.createElement(tag)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}

/** Removes Word's conditional comments: hidden content goes, shown content stays. */
const withoutConditions = (html: string): string =>
  html
    .replace(/<!--\[if(?:(?!-->)[\s\S])*?<!\[endif\]-->/gi, '')
    .replace(/<!--\[(?:if[^\]]*|endif)\]-->|<!\[(?:if[^\]]*|endif)\]>/gi, '')

interface ListLine {
  readonly line: HTMLElement
  readonly level: number
  readonly isNumbered: boolean
}

/** Returns the level in `mso-list:l0 level2 lfo1` of a paragraph's style; null outside lists. */
const levelOf = (line: HTMLElement): number | null => {
  const level = /mso-list:[^;"]*level(\d+)/i.exec(line.getAttribute('style') ?? '')?.[1]
  return level === undefined ? null : Number(level)
}

const marker = /^[\s\u00a0]*(?:[·•§o\uf0a7\uf0b7▪–-]|\(?(?:\d{1,3}|[a-z]{1,4})[.)])[\s\u00a0]+/i
const number = /^[\s\u00a0]*\(?(?:\d{1,3}|[a-z]{1,4})[.)]/i

/** Removes the drawn marker of a list item. Returns true if it is a number. */
const takeMarker = (line: HTMLElement): boolean => {
  const drawn = line.querySelector<HTMLElement>('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')
  const text = drawn?.textContent ?? marker.exec(line.textContent ?? '')?.[0] ?? ''
  drawn?.remove()
  return number.test(text)
}

/** Converts paragraphs that Word draws as lists to lists, nested by level. */
const wordLists = (body: HTMLElement) => {
  const runs: ListLine[][] = []
  let previous: Element | null = null
  for (const line of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const level = levelOf(line)
    if (level === null) continue
    const entry = { line, level, isNumbered: takeMarker(line) }
    if (previous !== null && line.previousElementSibling === previous) runs.at(-1)?.push(entry)
    else runs.push([entry])
    previous = line
  }
  for (const run of runs) {
    const [first] = run
    if (first === undefined) continue
    const start = body.ownerDocument.createComment('')
    first.line.before(start)
    const open: { level: number; list: HTMLElement }[] = []
    let top: HTMLElement | null = null
    for (const { line, level, isNumbered } of run) {
      while (open.length > 0 && open[open.length - 1]!.level > level) open.pop()
      let here = open.at(-1)
      if (here === undefined || here.level < level) {
        const list = body.ownerDocument.createElement(isNumbered ? 'ol' : 'ul')
        const above = here?.list.lastElementChild
        if (above) above.append(list)
        else {
          if (top === null) start.before(list)
          else top.after(list)
          top = list
        }
        here = { level, list }
        open.push(here)
      }
      const item = body.ownerDocument.createElement('li')
      const paragraph = body.ownerDocument.createElement('p')
      paragraph.append(...line.childNodes)
      item.append(paragraph)
      here.list.append(item)
      line.remove()
    }
    start.remove()
  }
}

const fromWord = (body: HTMLElement) => {
  wordLists(body)
  each(body, 'p.MsoTitle', (title) => renamed(title, 'h1'))
  each(body, 'p.MsoSubtitle', (title) => renamed(title, 'h2'))
  each(body, 'p.MsoQuote, p.MsoIntenseQuote', (quote) => {
    const block = body.ownerDocument.createElement('blockquote')
    quote.replaceWith(block)
    block.append(quote)
  })
  for (const element of [...body.querySelectorAll('*')])
    if (element.localName.includes(':')) {
      // o:p marks an empty paragraph; the others draw images
      if (element.localName === 'o:p') unwrap(element)
      else element.remove()
    }
  each(body, '[style]', (element) => {
    const { fontWeight, fontStyle, textAlign, verticalAlign } = element.style
    element.removeAttribute('style')
    if (fontWeight === 'bold' || Number(fontWeight) >= 600) element.style.fontWeight = 'bold'
    if (fontStyle === 'italic') element.style.fontStyle = 'italic'
    if (['center', 'right', 'justify'].includes(textAlign)) element.style.textAlign = textAlign
    if (['super', 'sub'].includes(verticalAlign)) element.style.verticalAlign = verticalAlign
  })
  each(body, 'p', (line) => {
    if ((line.textContent ?? '').trim() === '' && line.querySelector('img') === null) line.remove()
  })
}

const fromDocs = (body: HTMLElement) => {
  each(
    body,
    'b[id^="docs-internal-guid"], b[style*="font-weight:normal" i], b[style*="font-weight: normal" i]',
    unwrap,
  )
  // Google Docs places nested lists beside their item instead of in it
  each(body, 'ul > ul, ul > ol, ol > ul, ol > ol', (inner) => inner.previousElementSibling?.append(inner))
  each(body, 'a[href^="https://www.google.com/url?"]', (link) => {
    const address = new URL(link.getAttribute('href') ?? '').searchParams.get('q')
    if (address) link.setAttribute('href', address)
  })
}

/**
 * Cleans clipboard HTML from the markup of Word, Google Docs and browsers: lists and headings become real
 * ones, and needless styles go. The editor's schema drops what it does not know.
 */
export const cleanPaste = (html: string): string => {
  const isWord = wordMark.test(html)
  const { body } = new DOMParser().parseFromString(isWord ? withoutConditions(html) : html, 'text/html')
  each(body, 'style, script, meta, link, title, xml', (element) => element.remove())
  if (isWord) fromWord(body)
  if (docsMark.test(html)) fromDocs(body)
  each(body, 'a u', unwrap)
  each(body, 'a:not([href]), br.Apple-interchange-newline', (element) =>
    element.localName === 'a' ? unwrap(element) : element.remove(),
  )
  each(body, 'a[href]', (link) => {
    link.removeAttribute('style')
    // the editor decides where links open
    link.removeAttribute('target')
    link.removeAttribute('rel')
  })
  return body.innerHTML
}
