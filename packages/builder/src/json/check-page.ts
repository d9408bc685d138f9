import type { HeadElement, PageLevel } from '../tree/document.ts'
import type { Attributes } from '../tree/record.ts'
import { customCssRefusal } from '../custom-css/custom-css.ts'
import { checkTheme } from '../theme/check-theme.ts'
import { isObject } from './check-node.ts'

const isAttributes = (value: unknown): value is Attributes =>
  isObject(value) && Object.values(value).every((each) => typeof each === 'string')

const isHeadElement = (value: unknown, depth = 0): value is HeadElement =>
  isObject(value) &&
  typeof value.tag === 'string' &&
  isAttributes(value.attributes) &&
  (value.text === undefined || typeof value.text === 'string') &&
  (value.children === undefined ||
    (depth < 20 &&
      Array.isArray(value.children) &&
      value.children.every((each) => isHeadElement(each, depth + 1))))

/** Returns true for the page level of a stored document. */
export const isPageLevel = (value: unknown): value is PageLevel =>
  isObject(value) &&
  (value.doctype === null || typeof value.doctype === 'string') &&
  isAttributes(value.htmlAttributes) &&
  Array.isArray(value.head) &&
  value.head.every((each) => isHeadElement(each)) &&
  typeof value.importedStyles === 'boolean' &&
  (value.theme === undefined || checkTheme(value.theme).ok) &&
  (value.css === undefined || (typeof value.css === 'string' && customCssRefusal(value.css) === null))
