import { readColor } from '@web2/builder'
import { keywordLabel, mixedText, roundedFigures } from '../style-values.ts'

/** Maximum number of compared blocks, because reading hundreds of styles is noticeably slow. */
const compared = 200

const weightInWords = (weight: string): string => {
  const figure = Number(weight)
  return figure >= 600 ? 'bold' : figure >= 400 ? 'normal' : figure > 0 ? 'lighter' : weight
}

const lineHeightInTimes = (height: string, look: CSSStyleDeclaration): string => {
  const times = Number.parseFloat(height) / Number.parseFloat(look.getPropertyValue('font-size'))
  return Number.isFinite(times) ? String(Math.round(times * 100) / 100) : height
}

/** Converters from a browser's values to the panel's wording. */
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

/** Returns the computed value that all elements share, or the text for mixed values. */
const sharedBy = (looks: readonly CSSStyleDeclaration[], property: string): string => {
  const valueIn = (look: CSSStyleDeclaration) => {
    const value = roundedFigures(look.getPropertyValue(property))
    return inWords[property]?.(value, look) ?? value
  }
  const [first, ...others] = looks
  if (!first) return ''
  const value = valueIn(first)
  return others.some((other) => valueIn(other) !== value) ? mixedText : value
}

/** Marks the option that is in effect without being set. */
const markOption = (group: HTMLElement, value: string) => {
  for (const option of group.querySelectorAll('label'))
    option.dataset.effective = String(
      option.control instanceof HTMLInputElement && option.control.value === value,
    )
}

const showColor = (swatch: HTMLButtonElement, value: string) => {
  const color = readColor(value)
  swatch.dataset.seen = color?.[3] === 0 ? 'clear' : String(color !== undefined)
  swatch.style.setProperty('--in-effect', value)
}

/** Returns the label of an empty choice: the label of the option with this value. */
const choiceName = (option: HTMLElement, value: string): string => {
  if (value === '' || value === mixedText) return value === '' ? '–' : value
  const options = [...(option.closest('select')?.options ?? [])]
  return `(${options.find((each) => each.value === value)?.text ?? keywordLabel(value)})`
}

const showIn = (field: HTMLElement, value: string) => {
  if (field instanceof HTMLButtonElement) showColor(field, value)
  else if (field instanceof HTMLInputElement) {
    if (field.placeholder !== value) field.placeholder = value
  } else if (field.role === 'radiogroup') markOption(field, value)
  else {
    const shown = choiceName(field, value)
    if (field.textContent !== shown) field.textContent = shown
  }
}

/**
 * Writes the computed values of the elements into the panel's empty fields, as placeholders from style sheets
 * or browser defaults. Bypasses React because dozens of fields change with each selection, and none needs a
 * render. Stops after each value that it reads.
 */
export function* showComputed(
  panel: HTMLElement,
  elements: readonly Element[],
): Generator<undefined, void, undefined> {
  const looks = elements
    .slice(0, compared)
    .flatMap((element) => element.ownerDocument.defaultView?.getComputedStyle(element) ?? [])
  const fields = [...panel.querySelectorAll<HTMLElement>('[data-computed]')]
  // all reads come before writes, because a read after a write forces another layout per field
  const values: string[] = []
  for (const field of fields) {
    values.push(sharedBy(looks, field.dataset.computed ?? ''))
    yield
  }
  for (const [at, field] of fields.entries()) showIn(field, values[at] ?? '')
}
