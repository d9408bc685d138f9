import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type IParagraphOptions,
  type IRunOptions,
  type ParagraphChild,
} from 'docx'
import { shownTitle } from '../editing/shown-title.ts'
import type { ExportedArticle } from './article-file.ts'
import type { FilePicture } from './file-images.ts'

type Pictures = ReadonlyMap<string, FilePicture>
type Marks = Omit<IRunOptions, 'text' | 'children'>

const headings = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
]

const marksOf: Readonly<Record<string, Marks>> = {
  strong: { bold: true },
  b: { bold: true },
  em: { italics: true },
  i: { italics: true },
  u: { underline: {} },
  s: { strike: true },
  del: { strike: true },
  sub: { subScript: true },
  sup: { superScript: true },
  mark: { highlight: 'yellow' },
  code: { font: 'Consolas' },
}

const alignments: Readonly<Record<string, (typeof AlignmentType)[keyof typeof AlignmentType]>> = {
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
}

const elementOf = (node: Node): HTMLElement | null => (node instanceof HTMLElement ? node : null)

/** Maximum image width on a page, in px. */
const widest = 600

const pictureRun = (element: HTMLElement, pictures: Pictures): ParagraphChild[] => {
  const picture = pictures.get(element.getAttribute('src') ?? '')
  const name = element.getAttribute('alt') ?? ''
  if (!picture) return name === '' ? [] : [new TextRun({ text: `[${name}]`, italics: true })]
  const width = Math.min(Number(element.getAttribute('width')) || picture.width, widest)
  const height = Math.round((picture.height * width) / picture.width)
  return [
    new ImageRun({
      type: 'png',
      data: picture.data,
      transformation: { width, height },
      altText: { name, title: name, description: name },
    }),
  ]
}

const inline = (node: Node, marks: Marks, pictures: Pictures): ParagraphChild[] => {
  const element = elementOf(node)
  if (!element)
    return node.textContent ? [new TextRun({ ...marks, text: node.textContent.replace(/\s+/g, ' ') })] : []
  const tag = element.localName
  if (tag === 'br') return [new TextRun({ break: 1 })]
  if (tag === 'img') return pictureRun(element, pictures)
  const inner = (extra: Marks) =>
    [...element.childNodes].flatMap((child) => inline(child, { ...marks, ...extra }, pictures))
  if (tag === 'a') {
    const link = element.getAttribute('href') ?? ''
    if (!/^(?:https?|mailto|tel):/i.test(link)) return inner({})
    return [new ExternalHyperlink({ link, children: inner({ style: 'Hyperlink' }) })]
  }
  return inner(marksOf[tag] ?? {})
}

const isBlock = /^(?:p|h[1-6]|ul|ol|blockquote|pre|table|hr|iframe|div|address|figure)$/

interface Place extends Partial<IParagraphOptions> {
  readonly depth?: number
}

type Block = Paragraph | Table

/** Number of lists so far; each list is numbered separately. */
let lists = 0

const listItems = (list: HTMLElement, { depth = 0, ...place }: Place, pictures: Pictures): Block[] => {
  lists += 1
  const instance = lists
  return [...list.children].flatMap((item) =>
    blocks(
      item,
      {
        ...place,
        depth: depth + 1,
        numbering: {
          reference: list.localName === 'ol' ? 'numbers' : 'bullets',
          level: Math.min(depth, 8),
          instance,
        },
      },
      pictures,
    ),
  )
}

const border = { style: BorderStyle.SINGLE, size: 4, color: 'BBBBBB' }

const tableOf = (table: HTMLElement, pictures: Pictures): Table =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [...table.querySelectorAll('tr')].map(
      (row) =>
        new TableRow({
          children: [...row.children].map((cell) => {
            const held = blocks(cell, {}, pictures)
            return new TableCell({
              columnSpan: Number(cell.getAttribute('colspan')) || 1,
              rowSpan: Number(cell.getAttribute('rowspan')) || 1,
              borders: { top: border, bottom: border, left: border, right: border },
              children: held.length > 0 ? held : [new Paragraph('')],
            })
          }),
        }),
    ),
  })

const block = (element: HTMLElement, place: Place, pictures: Pictures): Block[] => {
  const tag = element.localName
  const { depth: _, ...options } = place
  if (tag === 'ul' || tag === 'ol') return listItems(element, place, pictures)
  if (tag === 'table') return [tableOf(element, pictures)]
  if (tag === 'hr') return [new Paragraph({ thematicBreak: true })]
  if (tag === 'iframe') {
    const link = element.getAttribute('src') ?? ''
    const text = element.getAttribute('title') || link
    return [
      new Paragraph({
        children: [new ExternalHyperlink({ link, children: [new TextRun({ text, style: 'Hyperlink' })] })],
      }),
    ]
  }
  if (tag === 'pre')
    return (element.textContent ?? '')
      .replace(/\n$/, '')
      .split('\n')
      .map((text) => new Paragraph({ ...options, children: [new TextRun({ text, font: 'Consolas' })] }))
  if (tag === 'blockquote') return blocks(element, { ...place, indent: { left: 560 } }, pictures)
  if (tag === 'div' || tag === 'address' || tag === 'figure') return blocks(element, place, pictures)
  const level = /^h([1-6])$/.exec(tag)?.[1]
  const alignment = alignments[element.style.textAlign]
  return [
    new Paragraph({
      ...options,
      ...(level !== undefined && { heading: headings[Number(level) - 1]! }),
      ...(alignment !== undefined && { alignment }),
      children: [...element.childNodes].flatMap((child) => inline(child, {}, pictures)),
    }),
  ]
}

/** Converts the contents of an element to blocks; text between blocks becomes a paragraph. */
const blocks = (parent: Element, place: Place, pictures: Pictures): Block[] => {
  const made: Block[] = []
  let line: ParagraphChild[] = []
  const { depth: _, ...options } = place
  let isFirst = true
  // the second paragraph of a list item has no marker
  const next = (): Place => {
    if (isFirst || options.numbering === undefined) return place
    const { numbering: _marker, ...rest } = place
    return { ...rest, indent: { left: 720 } }
  }
  const flush = () => {
    if (line.length > 0) {
      const { depth: _depth, ...now } = next()
      made.push(new Paragraph({ ...now, children: line }))
      isFirst = false
    }
    line = []
  }
  for (const node of parent.childNodes) {
    const element = elementOf(node)
    if (element && isBlock.test(element.localName)) {
      flush()
      made.push(...block(element, next(), pictures))
      isFirst = false
    } else if (element || (node.textContent ?? '').trim() !== '') line.push(...inline(node, {}, pictures))
  }
  flush()
  return made
}

const levels = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: (level: number) => string) =>
  Array.from({ length: 9 }, (_, level) => ({
    level,
    format,
    text: text(level),
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: 720 * (level + 1), hanging: 360 } } },
  }))

/** Returns the article as a Word document; `pictures` are keyed by their URLs in the text. */
export const docxFile = (article: ExportedArticle, pictures: Pictures): Promise<Blob> => {
  lists = 0
  const { body } = new DOMParser().parseFromString(article.text, 'text/html')
  const title = shownTitle(article)
  const document = new Document({
    title,
    description: article.metaDescription,
    keywords: article.keyword,
    numbering: {
      config: [
        {
          reference: 'bullets',
          levels: levels(LevelFormat.BULLET, (level) => (level % 2 === 0 ? '•' : '◦')),
        },
        { reference: 'numbers', levels: levels(LevelFormat.DECIMAL, (level) => `%${level + 1}.`) },
      ],
    },
    sections: [
      {
        children: [
          ...(body.querySelector('h1') ? [] : [new Paragraph({ text: title, heading: HeadingLevel.TITLE })]),
          ...blocks(body, {}, pictures),
        ],
      },
    ],
  })
  return Packer.toBlob(document)
}
