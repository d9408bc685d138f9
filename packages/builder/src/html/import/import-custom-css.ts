import { customCssRefusal, tidyCustomCss } from '../../custom-css/custom-css.ts'
import type { HeadElement } from '../../tree/document.ts'
import {
  customCssAttribute,
  customCssSourceAttribute,
  publishedCss,
  type CustomCssOwner,
} from '../theme/custom-css-tag.ts'

/** Returns the text that an export wrote a style element for; undefined if it did not write this one. */
const sourceOf = ({ attributes, text = '' }: HeadElement): string | undefined => {
  const source = attributes[customCssSourceAttribute] ?? text
  const isWritten =
    source !== '' &&
    customCssRefusal(source) === null &&
    tidyCustomCss(source) === source &&
    publishedCss(source) === text
  return isWritten ? source : undefined
}

/**
 * Separates the custom CSS of a site or page that an export wrote from the other elements of the head. Style sheets
 * that only have its attribute stay where they are.
 */
export const takeCustomCss = (
  head: HeadElement[],
  owner: CustomCssOwner,
): { readonly css?: string; readonly rest: HeadElement[] } => {
  const at = head.findLastIndex(
    ({ tag, attributes }) => tag === 'style' && attributes[customCssAttribute] === owner,
  )
  const css = head[at] && sourceOf(head[at])
  return css === undefined ? { rest: head } : { css, rest: head.toSpliced(at, 1) }
}
