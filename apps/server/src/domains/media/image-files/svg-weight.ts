import { plainCss, type SvgElement, type SvgTree } from './svg-tree.ts'

const named = /url\(\s*(?:["']\s*)?#([^"')\s]+)/gi

const idsIn = (css: string): string[] => Array.from(css.matchAll(named), ([, id = '']) => id)

/** Returns the ids that CSS rules reference: by class, and for every element if a rule names no class. */
const rulesOf = (
  sheet: string,
): { readonly byClass: ReadonlyMap<string, string[]>; readonly all: string[] } => {
  const byClass = new Map<string, string[]>()
  const all: string[] = []
  for (const rule of plainCss(sheet).split('}')) {
    const ids = idsIn(rule)
    if (ids.length === 0) continue
    const classes = rule.slice(0, rule.indexOf('{')).match(/\.[^\s.#:>+~,[{]+/g) ?? []
    if (classes.length === 0) all.push(...ids)
    for (const each of classes) {
      const known = byClass.get(each.slice(1))
      if (known) known.push(...ids)
      else byClass.set(each.slice(1), [...ids])
    }
  }
  return { byClass, all }
}

/** Gradients are computed once, however many stops they have. */
const weightless: ReadonlySet<string> = new Set(['lineargradient', 'radialgradient', 'stop'])

/** Maximum depth of nested elements and references. */
const deepest = 1_000

/**
 * Counts the drawn elements, each as often as others reference it by `use` or as a pattern, mask or marker.
 * Returns Infinity for an SVG that references itself.
 */
export const svgWeight = ({ elements, sheet }: SvgTree): number => {
  const { byClass, all } = rulesOf(sheet)
  const byId = new Map<string, SvgElement[]>()
  for (const element of elements) {
    const id = element.attributes.get('id')
    if (id === undefined) continue
    const known = byId.get(id)
    if (known) known.push(element)
    else byId.set(id, [element])
  }
  const idWeights = new Map<string, number>()
  const ofId = (id: string, depth: number): number => {
    const known = idWeights.get(id)
    if (known !== undefined) return known
    idWeights.set(id, Infinity)
    const weight = (byId.get(id) ?? []).reduce((sum, element) => sum + ofElement(element, depth), 0)
    idWeights.set(id, weight)
    return weight
  }
  const asked = ({ name, attributes }: SvgElement, depth: number): number => {
    let weight = 0
    // a marker is drawn at each point of a line
    const points = ((attributes.get('d') ?? '').length + (attributes.get('points') ?? '').length) / 4
    for (const [key, value] of attributes) {
      if (value.includes('#'))
        for (const id of idsIn(value))
          weight += ofId(id, depth) * (key.startsWith('marker') || value.includes('marker') ? 1 + points : 1)
      if (key === 'href' && (name === 'use' || name === 'pattern'))
        weight += ofId(value.trim().replace(/^#/, ''), depth)
      if (key === 'class')
        for (const each of value.split(/\s+/))
          for (const id of byClass.get(each) ?? []) weight += ofId(id, depth)
    }
    for (const id of all) weight += ofId(id, depth)
    return weight
  }
  const weights = new Map<SvgElement, number>()
  const ofElement = (element: SvgElement, depth: number): number => {
    if (weightless.has(element.name)) return 0
    if (depth > deepest) return Infinity
    const known = weights.get(element)
    if (known !== undefined) return known
    const own = 1 + asked(element, depth + 1)
    const weight = element.children.reduce((sum, child) => sum + ofElement(child, depth + 1), own)
    weights.set(element, weight)
    return weight
  }
  const [root] = elements
  return root ? ofElement(root, 0) : 0
}
