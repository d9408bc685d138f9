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

const css =
  '.w2-links ul,.w2-links ol{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:8px 20px}' +
  '.w2-links a{color:inherit;display:inline-block;padding:4px 0;overflow-wrap:anywhere}' +
  '.w2-links-title{font-weight:bold;margin:16px 0 8px}' +
  '.w2-links-breadcrumb ol{align-items:baseline;gap:4px}.w2-links-breadcrumb li+li::before{content:"›";margin-inline:2px 6px}' +
  '.w2-links-sections section{margin-top:32px}.w2-links-sections h2{font-size:22px;margin:0 0 10px}' +
  '.w2-links-sections ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,220px),1fr));gap:4px 24px}'

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
