import { tagOf } from '../blocks/registry.ts'
import type { Described } from '../blocks/block-type.ts'

const only: Readonly<Record<string, ReadonlySet<string>>> = {
  ul: new Set(['li']),
  ol: new Set(['li']),
  menu: new Set(['li']),
  dl: new Set(['dt', 'dd', 'div']),
  table: new Set(['caption', 'colgroup', 'thead', 'tbody', 'tfoot']),
  thead: new Set(['tr']),
  tbody: new Set(['tr']),
  tfoot: new Set(['tr']),
  tr: new Set(['td', 'th']),
}

const needs: Readonly<Record<string, ReadonlySet<string>>> = {
  li: new Set(['ul', 'ol', 'menu']),
  dt: new Set(['dl', 'div']),
  dd: new Set(['dl', 'div']),
  caption: new Set(['table']),
  colgroup: new Set(['table']),
  thead: new Set(['table']),
  tbody: new Set(['table']),
  tfoot: new Set(['table']),
  tr: new Set(['thead', 'tbody', 'tfoot']),
  td: new Set(['tr']),
  th: new Set(['tr']),
  summary: new Set(['details']),
  legend: new Set(['fieldset']),
  figcaption: new Set(['figure']),
}

const inline = new Set([
  '',
  ...(
    'a abbr audio b bdi bdo br button cite code data del dfn em i iframe img input ins kbd label map mark ' +
    'meter noscript output picture progress q s samp select small span strong sub sup svg math textarea ' +
    'time u var video wbr'
  ).split(' '),
])

const textOnlyInside = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre']
const neverInItself = ['a', 'button', 'form']

/**
 * Returns why HTML does not allow the incoming nodes there, as a sentence; null if it does. Browsers would
 * restructure such a page when parsing it, so the drop could not stay where the indicator showed it. `around`
 * is the parent and its ancestors, `incoming` the node and its descendants.
 */
export const htmlRefusal = (around: readonly Described[], incoming: readonly Described[]): string | null => {
  const parent = tagOf(around[0]!)
  const tag = tagOf(incoming[0]!)
  if (Object.hasOwn(only, parent) && tag !== '' && !only[parent]!.has(tag)) {
    return `A <${parent}> can contain only ${[...only[parent]!].map((each) => `<${each}>`).join(', ')}.`
  }
  if (Object.hasOwn(needs, tag) && !needs[tag]!.has(parent)) {
    return `A <${tag}> must be inside ${[...needs[tag]!].map((each) => `<${each}>`).join(' or ')}.`
  }
  const outer = new Set(around.map(tagOf))
  const inner = new Set(incoming.map(tagOf))
  const nested = neverInItself.find((each) => outer.has(each) && inner.has(each))
  if (nested) return `A <${nested}> can’t be inside another <${nested}>.`
  const text = textOnlyInside.find((each) => outer.has(each))
  const block = text && [...inner].find((each) => !inline.has(each))
  return block ? `A <${text}> can’t contain a <${block}>.` : null
}
