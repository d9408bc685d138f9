import type { NavigationItem } from '../../bindings/data.ts'
import type { NodeRecord } from '../../tree/record.ts'
import type { BlockType } from '../block-type.ts'
import { elementOf, nothing, innerElement, text, textProp } from '../element.ts'
import type { View } from '../view.ts'

/** Shown in the editor if the pages of a site are unknown. */
const sample: readonly NavigationItem[] = ['Home', 'Services', 'About', 'Contact'].map((label, at) => ({
  label,
  href: at === 0 ? '/' : `/${label.toLowerCase()}`,
  children: [],
}))

/** Maximum and default levels of a navigation. */
export const navigationLevels = 3
const usualLevels = 2

const levelsOf = ({ props }: NodeRecord): number => {
  const levels = Number(props.levels ?? usualLevels)
  return Number.isInteger(levels) && levels >= 1 ? Math.min(levels, navigationLevels) : usualLevels
}

const list = (items: readonly NavigationItem[], levels: number, current: string | undefined): View =>
  innerElement(
    'ul',
    {},
    ...items.map(({ label, href, children }) =>
      innerElement(
        'li',
        {},
        innerElement('a', { href, ...(href === current && { 'aria-current': 'page' }) }, text(label)),
        ...(levels > 1 && children.length > 0 ? [list(children, levels - 1, current)] : []),
      ),
    ),
  )

const classesOf = ({ props, addition }: NodeRecord): string =>
  [
    'w2-nav',
    props.direction === 'column' ? 'w2-nav-column' : 'w2-nav-row',
    props.dropDown === false || props.direction === 'column' ? '' : 'w2-nav-drop',
    addition.attributes?.class,
  ]
    .filter(Boolean)
    .join(' ')

/** Without hover or enough space, submenus are shown below their page. */
const css =
  '.w2-nav ul{list-style:none;margin:0;padding:0}.w2-nav li{position:relative}' +
  '.w2-nav a{display:block;padding:8px 12px;color:inherit;text-decoration:none;overflow-wrap:anywhere}' +
  '.w2-nav a:hover,.w2-nav a:focus-visible{text-decoration:underline}' +
  '.w2-nav a[aria-current]{font-weight:bold;text-decoration:underline;text-underline-offset:6px}' +
  '.w2-nav-row>ul{display:flex;flex-wrap:wrap;justify-content:inherit}.w2-nav ul ul{padding-left:16px}' +
  '@media (max-width:767px){.w2-nav-row>ul:has(ul){flex-direction:column}}' +
  '@media (hover:hover) and (min-width:768px){' +
  '.w2-nav-drop>ul>li>ul{display:none;position:absolute;z-index:10;top:100%;left:0;min-width:180px;max-width:320px;' +
  'padding:6px 0;background:#fff;color:#1b1f24;border-radius:6px;box-shadow:0 6px 24px rgba(0,0,0,.18)}' +
  '.w2-nav-drop>ul>li:last-child:nth-child(n+3)>ul{left:auto;right:0}' +
  '.w2-nav-drop>ul>li:hover>ul,.w2-nav-drop>ul>li:focus-within>ul{display:block}}'

/**
 * Links to the pages of the site, nested like their tree, with the current page marked. Works without
 * scripts. Omitted from a published page if there are no pages to show.
 */
export const navigation: BlockType = {
  name: 'Navigation',
  label: 'Navigation',
  group: 'layout',
  inPalette: true,
  defaults: { label: 'Main', direction: 'row', dropDown: true, levels: usualLevels, elementStyle: {} },
  rules: {},
  editableText: [],
  css,
  bound: true,
  tag: ({ addition }) => addition.tag ?? 'nav',
  view: (record, { mode, data }) => {
    const known = data.navigation ?? []
    const items = known.length === 0 && mode === 'edit' ? sample : known
    if (items.length === 0) return nothing
    const attributes = { class: classesOf(record), 'aria-label': textProp(record.props.label) || 'Main' }
    return elementOf(record, 'nav', attributes, [list(items, levelsOf(record), data.current)])
  },
}
