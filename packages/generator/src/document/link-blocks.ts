import {
  applyChange,
  createNode,
  insertTree,
  sectionProp,
  tagOf,
  type BuilderDocument,
  type NewUuid,
  type NodeRecord,
  type WireNode,
} from '@web2/builder'
import type { TurboStructure } from '@web2/contract/generator'
import { removeBlocks } from './remove-blocks.ts'

const frameTags = ['header', 'nav']

/** Checks whether a block above the content belongs to the frame; ready-made bars are above the header. */
const isAbove = (record: NodeRecord): boolean =>
  frameTags.includes(tagOf(record)) || String(record.props[sectionProp]).startsWith('bar/')

/** Returns the number of blocks above the page's own content, and the blocks of the frame around it. */
const frameOf = (document: BuilderDocument) => {
  const children = document.nodes.get(document.root)?.children ?? []
  const records = children.map((id) => document.nodes.get(id))
  const isFooter = records.map((record) => record !== undefined && tagOf(record) === 'footer')
  const first = records.findIndex((record) => record !== undefined && !isAbove(record))
  const footer = isFooter.indexOf(true)
  const top = first < 0 ? children.length : first
  return {
    top,
    bottom: footer < 0 ? children.length : Math.max(top, footer),
    content: children.filter((_id, at) => !isFooter[at] && !(records[at] && isAbove(records[at]))),
  }
}

const inserted = (
  document: BuilderDocument,
  nodes: readonly WireNode[],
  at: number,
  mark: string,
): BuilderDocument => {
  let made = 0
  const newUuid: NewUuid = () => `${mark}-${++made}`
  const result = insertTree(document, { nodes, place: { into: document.root, at }, newUuid })
  if (!result.ok) throw new Error(`The page takes no links: ${result.reason.message}`)
  return applyChange(document, result.change)
}

/** Space at the sides of a page: that of its theme, if it has one. */
const gutter = 'var(--gutter, 24px)'

/** Returns a part of the page that begins on the same line as its sections. */
const column = (
  children: readonly WireNode[],
  style: Readonly<Record<string, string>>,
  addition?: WireNode['addition'],
): WireNode => ({
  ...createNode(
    'Container',
    {
      elementStyle: {
        width: '100%',
        'max-width': `calc(var(--w-page, 1072px) + 2 * ${gutter})`,
        'box-sizing': 'border-box',
        'padding-inline': gutter,
        'margin-left': 'auto',
        'margin-right': 'auto',
        ...style,
      },
    },
    [...children],
  ),
  ...(addition && { addition }),
})
const links = (list: string, title: string): WireNode =>
  createNode('PageLinks', { list, title, elementStyle: {} })

const listsIn = (document: BuilderDocument): Set<unknown> =>
  new Set(
    [...document.nodes.values()]
      .filter(({ componentName }) => componentName === 'PageLinks')
      .map(({ props }) => props.list),
  )

/** Adds the links that the structure requires and the page has no block for. */
export const withLinkBlocks = (
  document: BuilderDocument,
  { breadcrumb, nearby, related }: Pick<TurboStructure, 'breadcrumb' | 'nearby' | 'related'>,
): BuilderDocument => {
  const own = listsIn(document)
  const below = [
    ...(related > 0 && !own.has('related') ? [links('related', 'Related pages')] : []),
    ...(nearby > 0 && !own.has('nearby') ? [links('nearby', 'Nearby')] : []),
  ]
  const withBelow =
    below.length > 0
      ? inserted(
          document,
          [column(below, { 'padding-block': 'var(--s7, 24px)' })],
          frameOf(document).bottom,
          'links',
        )
      : document
  return breadcrumb && !own.has('breadcrumb')
    ? inserted(withBelow, [trail()], frameOf(withBelow).top, 'breadcrumb')
    : withBelow
}

/** Returns the page without its own content: header, navigation and footer stay. */
export const frameDocument = (document: BuilderDocument): BuilderDocument =>
  removeBlocks(document, frameOf(document).content)

const heading = (headingType: 'h1' | 'h2', content: string, size: string): WireNode =>
  createNode('Heading', {
    headingType,
    content,
    elementStyle: {
      'font-size': size,
      margin: '0',
      'text-wrap': 'balance',
      'overflow-wrap': 'break-word',
      hyphens: 'auto',
    },
  })

const trail = (): WireNode =>
  column([links('breadcrumb', '')], { 'padding-top': 'var(--s4, 12px)', 'padding-bottom': '0' })

const business = (...names: readonly string[]): WireNode =>
  createNode(
    'Container',
    { elementStyle: { flex: '1 1 16rem', 'min-width': '0', padding: '0' } },
    names.map((name) => createNode(name, { elementStyle: {} })),
  )

/** Link of a source page to its own section of contact, which hub pages have in words of their own, or not. */
const contactLink = '#contact'

const linksToContact = ({ props }: NodeRecord): boolean =>
  typeof props.href === 'string' && props.href.includes(contactLink)

/** Returns the frame with links to the section of contact led to the first page. */
const withoutContactLinks = (frame: BuilderDocument): BuilderDocument => ({
  ...frame,
  nodes: new Map(
    [...frame.nodes].map(([id, record]) => [
      id,
      linksToContact(record)
        ? { ...record, props: { ...record.props, href: String(record.props.href).replace(contactLink, '/') } }
        : record,
    ]),
  ),
})

export interface HubContent {
  readonly heading: string
  /** Empty for none. */
  readonly intro: string
  readonly breadcrumb: boolean
  /** Whether to show the business with its contact details. */
  readonly contact: boolean
}

/** Returns a hub page with sections, a text and a contact inside a frame. */
export const hubPageDocument = (frame: BuilderDocument, content: HubContent): BuilderDocument => {
  const isLinked = [...frame.nodes.values()].some(linksToContact)
  const anchor = isLinked ? { attributes: { id: contactLink.slice(1) } } : undefined
  const nodes = [
    ...(content.breadcrumb ? [trail()] : []),
    column(
      [
        heading('h1', content.heading, 'var(--t-4, 36px)'),
        ...(content.intro === ''
          ? []
          : [
              createNode('Paragraph', {
                content: content.intro,
                elementStyle: {
                  'font-size': 'var(--t-1, 18px)',
                  'line-height': 'var(--lead-leading, 1.55)',
                  'max-width': 'var(--w-text, 720px)',
                  'margin-top': 'var(--s4, 12px)',
                  'margin-bottom': '0',
                  'text-wrap': 'pretty',
                },
              }),
            ]),
        links('sections', ''),
      ],
      { 'padding-top': 'var(--s7, 24px)', 'padding-bottom': 'var(--s8, 24px)' },
    ),
    ...(content.contact
      ? [
          column(
            [
              heading('h2', 'Contact', 'var(--t-3, 24px)'),
              createNode(
                'Container',
                {
                  elementStyle: {
                    display: 'flex',
                    padding: '0',
                    'flex-wrap': 'wrap',
                    gap: 'var(--s5, 24px) var(--gap, 24px)',
                    'margin-top': 'var(--s5, 12px)',
                  },
                },
                [business('BusinessName', 'BusinessAddress', 'BusinessPhone'), business('BusinessHours')],
              ),
            ],
            { 'padding-bottom': 'var(--s8, 24px)' },
            anchor,
          ),
        ]
      : []),
  ]
  const around = isLinked && !content.contact ? withoutContactLinks(frame) : frame
  return inserted(around, nodes, frameOf(around).top, 'hub')
}

/**
 * Returns a hub page of the first edition: a bare list inside the source's head, header, navigation and
 * footer.
 */
export const hubDocument = (
  document: BuilderDocument,
  name: string,
  breadcrumb: boolean,
): BuilderDocument => {
  const { content } = frameOf(document)
  const frame = removeBlocks(document, content)
  const nodes = [
    ...(breadcrumb ? [trail()] : []),
    column([heading('h1', name, 'var(--t-4, 36px)'), links('below', '')], {
      'padding-block': 'var(--s7, 24px)',
    }),
  ]
  return inserted(frame, nodes, frameOf(frame).top, 'hub')
}
