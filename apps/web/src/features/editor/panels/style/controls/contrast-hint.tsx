import { colorOver, contrastRatio, type Rgba } from '@web2/builder'
import styles from '../../fields/colors.module.css'
import { colorOf } from '../colors.ts'
import type { StyleModel } from '../style-model.ts'
import { useLooked } from '../computed/use-computed.ts'

const white: Rgba = [255, 255, 255, 1]

/** Returns the color behind an element's text; null if there is an image. */
const behind = (element: Element): Rgba | null => {
  const layers: Rgba[] = []
  const view = element.ownerDocument.defaultView
  for (let at: Element | null = element; at; at = at.parentElement) {
    const style = view?.getComputedStyle(at)
    if (!style || style.backgroundImage !== 'none') return null
    const color = colorOf(style.backgroundColor)
    if (color && color[3] > 0) layers.push(color)
    if (color?.[3] === 1) break
  }
  return layers.reduceRight((below, top) => colorOver(top, below), white)
}

/** Returns true for text that WCAG calls large: 24 px, or 18.66 px in bold. */
const isLarge = (style: CSSStyleDeclaration): boolean => {
  const size = Number.parseFloat(style.fontSize)
  return size >= 24 || (size >= 18.66 && Number.parseInt(style.fontWeight, 10) >= 700)
}

const measure = (model: StyleModel): { readonly ratio: number; readonly wanted: number } | null => {
  const element = model.element()
  const style = element?.ownerDocument.defaultView?.getComputedStyle(element)
  const text = style && colorOf(style.color)
  const below = element && text ? behind(element) : null
  if (!style || !text || !below) return null
  return { ratio: contrastRatio(colorOver(text, below), below), wanted: isLarge(style) ? 3 : 4.5 }
}

/** Hint if the text is readable on its background, as rendered on the page. */
export const ContrastHint = () => {
  const found = useLooked(measure)
  if (!found) return null
  const ratio = Math.floor(found.ratio * 10) / 10
  const good = found.ratio >= found.wanted
  return (
    <p className={styles.contrast} data-good={good}>
      {good
        ? `Contrast ${ratio}:1 – easy to read`
        : `Contrast ${ratio}:1 – too low, this text needs at least ${found.wanted}:1`}
    </p>
  )
}
