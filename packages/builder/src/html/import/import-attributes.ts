import { isPattern } from '../../bindings/field-pattern.ts'
import { keepUnknownLiteral } from '../../bindings/placeholders.ts'
import { safeStyle } from '../../safety/safe-css.ts'
import { attributeRefusal } from '../../safety/safe-attributes.ts'
import type { Attributes } from '../../tree/record.ts'
import type { DropReport } from './drop-report.ts'
import type { ParsedElement } from './parsed.ts'

const none: Attributes = Object.freeze({})

/** Returns the allowed attributes. `fills` states whether the export parses their text for placeholders. */
export const importAttributes = (element: ParsedElement, report: DropReport, fills: boolean): Attributes => {
  const { attrs, tagName } = element
  if (attrs.length === 0) return none
  const kept: Record<string, string> = {}
  for (const attr of attrs) {
    const name = attr.prefix ? `${attr.prefix}:${attr.name}` : attr.name
    const refusal = attributeRefusal(tagName, name, attr.value)
    if (refusal) report.drop(refusal, element, `${name}="${attr.value}"`)
    const value = !refusal ? attr.value : name === 'style' ? safeStyle(attr.value) : ''
    if (!refusal || value) kept[name] = fills && !isPattern(name) ? keepUnknownLiteral(value) : value
  }
  return kept
}
