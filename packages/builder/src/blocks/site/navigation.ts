import type { NavigationItem } from '../../bindings/data.ts'
import type { Attributes, Json, NodeRecord, Props } from '../../tree/record.ts'
import type { BlockType } from '../block-type.ts'
import { elementOf, nothing, innerElement, numberProp, text, textProp } from '../element.ts'
import type { View } from '../view.ts'

/** Shown in the editor if the pages of a site are unknown. */
const sample: readonly NavigationItem[] = ['Home', 'Services', 'About', 'Contact'].map((label, at) => ({
  label,
  href: at === 0 ? '/' : `/${label.toLowerCase()}`,
  children: [],
}))

const asRecord = (value: Json): Props =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Props) : {}

/** Returns the links of a navigation that has its own, such as to the sections of one page; null for the pages. */
const ownLinks = (value: Json | undefined): readonly NavigationItem[] | null =>
  Array.isArray(value)
    ? value
        .map(asRecord)
        .map((link) => ({ label: textProp(link.label), href: textProp(link.href), children: [] }))
    : null

/** Maximum and default levels of a navigation. */
export const navigationLevels = 3
const usualLevels = 2

const levelsOf = ({ props }: NodeRecord): number => {
  const levels = numberProp(props.levels ?? usualLevels)
  return Number.isInteger(levels) && levels >= 1 ? Math.min(levels, navigationLevels) : usualLevels
}

const list = (
  items: readonly NavigationItem[],
  levels: number,
  current: string | undefined,
  attributes: Attributes = {},
  first: readonly View[] = [],
): View =>
  innerElement(
    'ul',
    attributes,
    ...first,
    ...items.map(({ label, href, children }) =>
      innerElement(
        'li',
        {},
        innerElement('a', { href, ...(href === current && { 'aria-current': 'page' }) }, text(label)),
        ...(levels > 1 && children.length > 0 ? [list(children, levels - 1, current)] : []),
      ),
    ),
  )

/** Ways to set the links besides a plain row or column. */
export const navigationLooks = ['cells', 'groups', 'strip'] as const

const lookOf = ({ look }: Props) => navigationLooks.find((each) => each === look)

/** Returns the pages of one half, so that a name can stand between the two; an odd page is in the first. */
const halfOf = (items: readonly NavigationItem[], { half }: Props): readonly NavigationItem[] => {
  const middle = Math.ceil(items.length / 2)
  if (half === 'first') return items.slice(0, middle)
  return half === 'second' ? items.slice(middle) : items
}

const classesOf = ({ props, addition }: NodeRecord): string =>
  [
    'w2-nav',
    lookOf(props) ? `w2-nav-${lookOf(props)}` : '',
    props.direction === 'column' ? 'w2-nav-column' : 'w2-nav-row',
    props.dropDown === false || props.direction === 'column' ? '' : 'w2-nav-drop',
    props.menu ? 'w2-nav-fold' : '',
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
  '.w2-nav-row>ul{display:flex;flex-wrap:wrap;justify-content:inherit}.w2-nav ul ul{padding-inline-start:16px}' +
  '@media (max-width:767px){.w2-nav-row>ul:has(ul){flex-direction:column}}' +
  '@media (hover:hover) and (min-width:768px){' +
  '.w2-nav-drop>ul>li>ul{display:none;position:absolute;z-index:10;top:100%;inset-inline-start:0;min-width:180px;max-width:320px;' +
  'padding:6px 0;background:#fff;color:#1b1f24;border-radius:6px;box-shadow:0 6px 24px rgba(0,0,0,.18)}' +
  '.w2-nav-drop>ul>li:last-child:nth-child(n+3)>ul{inset-inline:auto 0}' +
  '.w2-nav-drop>ul>li:hover>ul,.w2-nav-drop>ul>li:focus-within>ul{display:block}}'

/** Rules of a menu button on phones. Without popovers in the browser, the links are shown as without a button. */
const foldCss =
  '.w2-nav-opener{display:none;min-height:44px;padding:8px 16px;font:inherit;font-weight:600;color:inherit;' +
  'background:none;border:1px solid currentColor;border-radius:var(--r-s,6px);cursor:pointer}' +
  '.w2-nav-close{margin:4px 0 16px;text-align:end}' +
  '@media (min-width:768px){.w2-nav-close{display:none}' +
  '.w2-nav-fold>ul{position:static;inset:auto;width:auto;height:auto;overflow:visible;' +
  'color:inherit;background:none;border:0}.w2-nav-fold.w2-nav-column>ul{display:block}' +
  '.w2-nav-fold.w2-nav-row>ul{display:flex}}' +
  '@media (max-width:767px){@supports selector(:popover-open){.w2-nav-opener{display:inline-block}' +
  '.w2-nav-fold>ul:not(:popover-open){display:none}' +
  '.w2-nav-fold>ul:popover-open{display:block;box-sizing:border-box;inset-block:0;inset-inline:auto 0;width:min(320px,85vw);' +
  'height:100dvh;max-height:none;padding:8px 12px 24px;color:var(--c-ink,#1b1f24);background:var(--c-paper,#fff);' +
  'border:0;box-shadow:0 0 40px rgba(0,0,0,.25)}.w2-nav-fold>ul:popover-open a{padding:12px;font-size:18px}' +
  '.w2-nav-fold>ul::backdrop{background:rgba(0,0,0,.5)}}}' +
  '@media (prefers-reduced-motion:no-preference) and (max-width:767px){.w2-nav-fold>ul:popover-open{' +
  'transition:translate .2s}@starting-style{.w2-nav-fold>ul:popover-open{translate:100%}' +
  '[dir=rtl] .w2-nav-fold>ul:popover-open{translate:-100%}}}'

const cellLine = 'var(--line-w,1px) var(--line-style,solid) var(--tone-rule,currentColor)'

/**
 * Rules of the looks: cells of a table, columns that keep pages with their subpages, and one line that scrolls
 * sideways on phones.
 */
const lookCss = {
  cells:
    '@media (min-width:768px){.w2-nav.w2-nav-cells>ul{display:grid;' +
    'grid-template-columns:repeat(auto-fit,minmax(7rem,1fr))}' +
    `.w2-nav-cells>ul>li:not(.w2-nav-close){border-inline-start:${cellLine};border-block-start:${cellLine};` +
    'margin-block-start:calc(-1*var(--line-w,1px))}' +
    '.w2-nav-cells>ul>li>a{box-sizing:border-box;display:flex;align-items:flex-end;height:100%;min-height:5.5rem}}',
  groups:
    '.w2-nav-groups>ul{columns:9rem auto;column-gap:var(--gap,2rem)}.w2-nav-groups>ul>li{break-inside:avoid;' +
    'padding-block-end:12px}.w2-nav-groups a{padding-inline:0}.w2-nav-groups>ul>li>a{font-weight:600}',
  strip:
    '@media (max-width:767px){.w2-nav-strip>ul,.w2-nav-strip>ul:has(ul){flex-flow:row nowrap;' +
    'justify-content:flex-start;overflow-x:auto;scroll-snap-type:x proximity;scrollbar-width:none}' +
    '.w2-nav-strip>ul>li{flex:none;scroll-snap-align:start}}',
} as const

const editedOpener = innerElement('button', { type: 'button', class: 'w2-nav-opener' }, text('Menu'))

/** Returns the button and the list of a menu that opens on phones. */
const folded = (key: string, links: (attributes: Attributes, first: View[]) => View): View[] => {
  const id = `w2-${key}`
  const opener = { type: 'button', class: 'w2-nav-opener', popovertarget: id }
  const close = innerElement('button', { ...opener, popovertargetaction: 'hide' }, text('Close'))
  const item = innerElement('li', { class: 'w2-nav-close' }, close)
  return [innerElement('button', opener, text('Menu')), links({ id, popover: 'auto' }, [item])]
}

/**
 * Links to the pages of the site, nested like their tree, with the current page marked, or its own links. Works
 * without scripts. Omitted from a published page if there are no pages to show.
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
  optionCss: foldCss + Object.values(lookCss).join(''),
  pageCss: ({ props }) => {
    const look = lookOf(props)
    return (props.menu ? foldCss : '') + (look ? lookCss[look] : '')
  },
  keys: ['menu'],
  bound: true,
  tag: ({ addition }) => addition.tag ?? 'nav',
  view: (record, { mode, data }) => {
    const known = ownLinks(record.props.links) ?? data.navigation ?? []
    const items = halfOf(known.length === 0 && mode === 'edit' ? sample : known, record.props)
    if (items.length === 0) return nothing
    const attributes = { class: classesOf(record), 'aria-label': textProp(record.props.label) || 'Main' }
    const links = (own?: Attributes, first?: View[]) =>
      list(items, levelsOf(record), data.current, own, first)
    const menu = textProp(record.props.menu)
    if (menu === '') return elementOf(record, 'nav', attributes, [links()])
    // on the canvas the button is shown in the width of phones, and opens nothing
    const shown = mode === 'export' ? folded(menu, links) : [editedOpener, links()]
    return elementOf(record, 'nav', attributes, shown)
  },
}
