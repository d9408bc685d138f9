import type { TextStyle } from '@web2/builder'

type Rgba = readonly [number, number, number, number]

/** Computed colours are rgb() or rgba(); other spaces are left alone. */
const rgbOf = (css: string): Rgba | undefined => {
  const [r, g, b, a = 1, ...more] = [...css.matchAll(/[\d.]+/g)].map(([text]) => Number(text))
  if (!/^rgba?\(/.test(css) || r === undefined || g === undefined || b === undefined || more.length > 0)
    return undefined
  return [r, g, b, a]
}

const over = ([r, g, b, a]: Rgba, [br, bg, bb]: Rgba): Rgba => {
  const mix = (top: number, below: number) => top * a + below * (1 - a)
  return [mix(r, br), mix(g, bg), mix(b, bb), 1]
}

const white: Rgba = [255, 255, 255, 1]

const hidesColors = (style: CSSStyleDeclaration): boolean =>
  style.backgroundImage !== 'none' ||
  style.opacity !== '1' ||
  style.filter !== 'none' ||
  style.mixBlendMode !== 'normal'

/** What lies behind an element, from style alone; undefined where pictures or effects do. Remembered by element. */
const createBackgrounds = () => {
  const known = new Map<Element, Rgba | undefined>()
  return (element: Element): Rgba | undefined => {
    const way: Element[] = []
    let at: Element | null = element
    for (; at && !known.has(at); at = at.parentElement) way.push(at)
    let behind: Rgba | undefined = at ? known.get(at) : white
    for (const each of way.reverse()) {
      const style = getComputedStyle(each)
      const own = rgbOf(style.backgroundColor)
      // what is taken out of the flow may lie over anything
      const floats = style.position === 'absolute' || style.position === 'fixed'
      if (hidesColors(style) || !own || (floats && own[3] < 1)) behind = undefined
      else if (own[3] === 1) behind = own
      else if (behind) behind = over(own, behind)
      known.set(each, behind)
    }
    return behind
  }
}

/** Measures how texts look in the canvas; one measurer for one state of the page. */
export const createLookMeasurer = () => {
  const backgroundOf = createBackgrounds()
  return (element: Element): TextStyle | undefined => {
    const background = backgroundOf(element)
    if (!background) return undefined
    const { color, fontSize, fontWeight, visibility } = getComputedStyle(element)
    if (visibility === 'hidden') return undefined
    const [r, g, b] = background.map(Math.round)
    return {
      color,
      background: `rgb(${r}, ${g}, ${b})`,
      fontSize: Number.parseFloat(fontSize),
      bold: Number(fontWeight) >= 700,
    }
  }
}
