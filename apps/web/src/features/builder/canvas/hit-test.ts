import type { Point } from '@web2/builder'
import type { DomWriter } from './dom-writer.ts'

const inert = ':scope > iframe, :scope > video, :scope > audio'

const contains = (element: Element, { x, y }: Point): boolean => {
  const rect = element.getBoundingClientRect()
  return x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom
}

/**
 * The deepest record at a point of the page. Frames and players let the pointer through in the editor, so that they
 * can not swallow a gesture; they are found by their boxes.
 */
export const recordAt = (doc: Document, writer: DomWriter, point: Point): string | null => {
  const element = doc.elementFromPoint(point.x, point.y)
  if (!element) return null
  const frame = [...element.querySelectorAll(inert)].find((child) => contains(child, point))
  return writer.uuidOf(frame ?? element)
}
