import { mixedText, roundedFigures } from './style-values.ts'

/** Blocks that are compared; reading hundreds of styles would be felt. */
const compared = 200

/** What the browser computes for all the elements alike, or that they differ. */
const sharedBy = (looks: readonly CSSStyleDeclaration[], property: string): string => {
  const [first, ...others] = looks.map((look) => roundedFigures(look.getPropertyValue(property)))
  return others.some((other) => other !== first) ? mixedText : (first ?? '')
}

/**
 * Writes into the empty fields of a panel what the browser computes for the elements: what a style sheet of the page or
 * the browser itself says. It goes past React on purpose: dozens of fields change their placeholder with each
 * selection, and none of them has to be rendered for that.
 */
export const showComputed = (panel: HTMLElement, elements: readonly Element[]): void => {
  const looks = elements
    .slice(0, compared)
    .flatMap((element) => element.ownerDocument.defaultView?.getComputedStyle(element) ?? [])
  for (const field of panel.querySelectorAll<HTMLElement>('[data-computed]')) {
    const value = sharedBy(looks, field.dataset.computed ?? '')
    if (field instanceof HTMLInputElement) {
      if (field.placeholder !== value) field.placeholder = value
    } else {
      const shown = value === '' ? '–' : value === mixedText ? value : `(${value})`
      if (field.textContent !== shown) field.textContent = shown
    }
  }
}
