import { responsiveAttribute } from '../../pictures/responsive-picture.ts'
import { childrenOf, isElement, rawAttributes, type ParsedElement } from './parsed.ts'

/**
 * Returns the image of a `<picture>` that an export wrote around it; its files are made again when the page
 * is published. Any other element is returned as it is.
 */
export const plainPicture = (element: ParsedElement): ParsedElement => {
  if (element.tagName !== 'picture' || rawAttributes(element)[responsiveAttribute] === undefined)
    return element
  const children = childrenOf(element)
  const image = children.at(-1)
  if (!image) return element
  const isOwn =
    children.slice(0, -1).every((child) => isElement(child) && child.tagName === 'source') &&
    isElement(image) &&
    image.tagName === 'img'
  return isOwn ? image : element
}
