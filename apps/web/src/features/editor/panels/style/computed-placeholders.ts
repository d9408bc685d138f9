import { readColor } from './colors.ts'
import { mixedText, roundedFigures } from './style-values.ts'

/** Blocks that are compared; reading hundreds of styles would be felt. */
const compared = 200

const weightInWords = (weight: string): string => {
  const figure = Number(weight)
  return figure >= 600 ? 'bold' : figure >= 400 ? 'normal' : figure > 0 ? 'lighter' : weight
}

const lineHeightInTimes = (height: string, look: CSSStyleDeclaration): string => {
  const times = Number.parseFloat(height) / Number.parseFloat(look.getPropertyValue('font-size'))
  return Number.isFinite(times) ? String(Math.round(times * 100) / 100) : height
}

/** Values in the words of the panel, where a browser has its own. */
const inWords: Readonly<Record<string, (value: string, look: CSSStyleDeclaration) => string>> = {
  'font-weight': weightInWords,
  'line-height': lineHeightInTimes,
  'text-align': (value, look) => {
    const [start, end] = look.direction === 'rtl' ? ['right', 'left'] : ['left', 'right']
    return value === 'start' || value === '' ? start : value === 'end' ? end : value.replace('-webkit-', '')
  },
  overflow: (value) => (value === 'clip' ? 'hidden' : value),
  'aspect-ratio': (value) => value.replace(/^auto (?=\d)/, ''),
}

/** What the browser computes for all the elements alike, or that they differ. */
const sharedBy = (looks: readonly CSSStyleDeclaration[], property: string): string => {
  const [first, ...others] = looks.map((look) => {
    const value = roundedFigures(look.getPropertyValue(property))
    return inWords[property]?.(value, look) ?? value
  })
  return others.some((other) => other !== first) ? mixedText : (first ?? '')
}

/** Marks the option that is in effect although nobody chose it. */
const markOption = (group: HTMLElement, value: string) => {
  for (const option of group.querySelectorAll('label'))
    option.dataset.effective = String(
      option.control instanceof HTMLInputElement && option.control.value === value,
    )
}

const showColor = (swatch: HTMLInputElement, value: string) => {
  const color = readColor(value)
  swatch.dataset.seen = color?.a === 0 ? 'clear' : String(color !== null)
  swatch.style.setProperty('--in-effect', value)
}

/** The name of an empty choice: the value by the name that its own option has. */
const choiceName = (option: HTMLElement, value: string): string => {
  if (value === '' || value === mixedText) return value === '' ? '–' : value
  const options = [...(option.closest('select')?.options ?? [])]
  return `(${options.find((each) => each.value === value)?.text ?? value})`
}

const showIn = (field: HTMLElement, value: string) => {
  if (field instanceof HTMLInputElement && field.type === 'color') showColor(field, value)
  else if (field instanceof HTMLInputElement) {
    if (field.placeholder !== value) field.placeholder = value
  } else if (field.role === 'radiogroup') markOption(field, value)
  else {
    const shown = choiceName(field, value)
    if (field.textContent !== shown) field.textContent = shown
  }
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
  const fields = [...panel.querySelectorAll<HTMLElement>('[data-computed]')]
  // all is read before anything is written: reading after writing would lay out the editor once more for each field
  const values = fields.map((field) => sharedBy(looks, field.dataset.computed ?? ''))
  for (const [at, field] of fields.entries()) showIn(field, values[at] ?? '')
}
