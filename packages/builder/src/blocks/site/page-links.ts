import type { NavigationItem } from '../../bindings/data.ts'
import type { BlockType } from '../block-type.ts'
import type { ElementView } from '../view.ts'
import { elementOf, nothing, innerElement, text, textProp } from '../element.ts'

/** Shown in the editor, before the pages are generated. */
const sample: readonly NavigationItem[] = ['First page', 'Second page', 'Third page'].map((label) => ({
  label,
  href: '/',
  children: [],
}))

/** Shows an item as a section: a heading, linked to its page if it has one, and its child items. */
const sectionsView = (items: readonly NavigationItem[]): ElementView[] =>
  items.map(({ label, href, children }) =>
    innerElement(
      'section',
      {},
      ...(label === ''
        ? []
        : [innerElement('h2', {}, href === '' ? text(label) : innerElement('a', { href }, text(label)))]),
      innerElement(
        'ul',
        {},
        ...children.map((child) =>
          innerElement('li', {}, innerElement('a', { href: child.href }, text(child.label))),
        ),
      ),
    ),
  )

const hairline =
  'var(--line-w,1px) var(--line-style,solid) var(--c-line,color-mix(in srgb,currentColor 25%,transparent))'

/**
 * Takes sizes and lines from a theme that has them. A few pages are rows as tall as a finger needs; many are an index
 * in columns, as are those of each section where there are several.
 */
const css =
  '.w2-links ul,.w2-links ol{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:0 24px}' +
  '.w2-links a{color:inherit;display:inline-flex;align-items:center;min-height:44px;overflow-wrap:anywhere;' +
  'text-decoration-thickness:var(--link-w,1px);text-underline-offset:.2em}' +
  '.w2-links-title{font-family:var(--f-title,inherit);font-size:var(--t-2,1.25em);line-height:var(--title-leading,1.3);' +
  'font-weight:var(--title-weight-small,bold);letter-spacing:var(--title-tracking,normal);' +
  'text-transform:var(--title-case,none);margin:0 0 var(--s2,8px)}' +
  '.w2-links+.w2-links{margin-top:var(--s6,28px)}' +
  '.w2-links-breadcrumb ol{align-items:baseline;gap:4px}.w2-links-breadcrumb li+li::before{content:"›";margin-inline:2px 6px}' +
  '.w2-links-sections section{margin-top:var(--s6,32px)}' +
  '.w2-links-sections h2{font-size:var(--t-2,22px);margin:0 0 var(--s3,10px)}' +
  '.w2-links-sections ul{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));' +
  'gap:0 var(--gap,24px)}' +
  `.w2-links-sections li{border-top:${hairline}}` +
  '.w2-links-sections li a{box-sizing:border-box;display:flex;min-height:56px;padding-block:8px;' +
  'font-size:var(--t-1,1.125em);line-height:1.3;text-decoration-line:none}' +
  '.w2-links-sections a:is(:hover,:focus-visible){text-decoration-line:underline;text-decoration-color:currentColor}' +
  // an index is read down its columns
  '.w2-links-sections section:not(:only-child)>ul,.w2-links-sections ul:has(>:nth-child(13))' +
  '{display:block;columns:4 8.5rem;column-gap:var(--gap,24px)}' +
  '.w2-links-sections :is(section:not(:only-child)>ul,ul:has(>:nth-child(13)))>li{border:0;break-inside:avoid}' +
  '.w2-links-sections :is(section:not(:only-child)>ul,ul:has(>:nth-child(13)))>li>a{min-height:44px;padding-block:4px;' +
  `font-size:inherit;text-decoration-line:underline;text-decoration-color:var(--c-line,color-mix(in srgb,currentColor 40%,transparent))}` +
  '@media (min-width:768px){.w2-links-sections section:not(:only-child):has(>h2)' +
  '{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,3fr);' +
  `gap:0 var(--gap,24px);padding-top:var(--s4,16px);border-top:${hairline}}` +
  '.w2-links-sections :is(section:not(:only-child)>ul,ul:has(>:nth-child(13)))>li>a{min-height:36px}}'

/**
 * Links of a generated page: breadcrumbs, nearby places, other pages in the same place, and child pages.
 * Omitted if there are none.
 */
export const pageLinks: BlockType = {
  name: 'PageLinks',
  label: 'Page links',
  group: 'layout',
  inPalette: false,
  defaults: { list: 'nearby', title: '', elementStyle: {} },
  rules: {},
  editableText: [],
  css,
  bound: true,
  tag: ({ addition }) => addition.tag ?? 'nav',
  view: (record, { mode, data }) => {
    const name = textProp(record.props.list) || 'nearby'
    const known = data.links?.[name] ?? []
    const items = known.length === 0 && mode === 'edit' ? sample : known
    if (items.length === 0) return nothing
    const isTrail = name === 'breadcrumb'
    const title = textProp(record.props.title)
    const classes = ['w2-links', `w2-links-${name}`, record.addition.attributes?.class]
      .filter(Boolean)
      .join(' ')
    const label = isTrail ? 'Breadcrumb' : title || 'Pages'
    if (name === 'sections')
      return elementOf(record, 'nav', { class: classes, 'aria-label': label }, sectionsView(items))
    const list = innerElement(
      isTrail ? 'ol' : 'ul',
      {},
      ...items.map(({ label: own, href }, at) =>
        innerElement(
          'li',
          {},
          isTrail && at === items.length - 1
            ? innerElement('span', { 'aria-current': 'page' }, text(own))
            : innerElement('a', { href }, text(own)),
        ),
      ),
    )
    return elementOf(record, 'nav', { class: classes, 'aria-label': label }, [
      ...(title ? [innerElement('p', { class: 'w2-links-title' }, text(title))] : []),
      list,
    ])
  },
}
