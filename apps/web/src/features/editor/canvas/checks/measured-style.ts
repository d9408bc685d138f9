import type { TextStyle } from '@web2/builder'

type Rgba = readonly [number, number, number, number]

/** Parses computed colors. Returns undefined for anything except rgb() and rgba(). */
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

/**
 * Returns a function for the background color behind an element, from styles alone, cached per element. It
 * returns undefined where images or effects are behind it.
 */
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
      // positioned elements may be over anything
      const floats = style.position === 'absolute' || style.position === 'fixed'
      if (hidesColors(style) || !own || (floats && own[3] < 1)) behind = undefined
      else if (own[3] === 1) behind = own
      else if (behind) behind = over(own, behind)
      known.set(each, behind)
    }
    return behind
  }
}

/** Creates a measurer of text styles in the canvas, valid while the page does not change. */
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
