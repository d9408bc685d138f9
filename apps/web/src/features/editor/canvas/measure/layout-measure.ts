import type { Axis, Layout, Rect } from '@web2/builder'
import type { DomWriter } from '../dom-writer.ts'

/** Returns the border box of an element or a text; undefined if it takes no space. */
export const rectOf = (node: Node | undefined): Rect | undefined => {
  if (!node) return undefined
  if (node.nodeType === 1) return (node as Element).getBoundingClientRect()
  if (node.nodeType !== 3) return undefined
  const range = node.ownerDocument?.createRange()
  range?.selectNodeContents(node)
  const rect = range?.getBoundingClientRect()
  return rect && rect.width + rect.height > 0 ? rect : undefined
}

const severalColumns = (tracks: string): boolean => tracks.trim().split(/\s+/).length > 1 && tracks !== 'none'

const inlineDisplay = /^(inline|inline-block|inline-flex|inline-grid|inline-table)$/

const flowsInline = (element: Element, view: Window): boolean => {
  const children = [...element.children].slice(0, 2).map((child) => view.getComputedStyle(child))
  return (
    children.length > 0 &&
    children.every(
      (style) => inlineDisplay.test(style.display) || style.cssFloat === 'left' || style.cssFloat === 'right',
    )
  )
}

/** Returns the direction in which an element's children are laid out. */
export const flowOf = (element: Element, view: Window): { axis: Axis; reversed: boolean } => {
  const style = view.getComputedStyle(element)
  const rightToLeft = style.direction === 'rtl'
  if (style.display.endsWith('flex')) {
    const row = style.flexDirection.startsWith('row')
    const reverse = style.flexDirection.endsWith('reverse')
    return { axis: row ? 'x' : 'y', reversed: row ? reverse !== rightToLeft : reverse }
  }
  if (style.display.endsWith('grid')) {
    const columns = style.gridAutoFlow.startsWith('column') || severalColumns(style.gridTemplateColumns)
    return { axis: columns ? 'x' : 'y', reversed: columns && rightToLeft }
  }
  const inline = flowsInline(element, view)
  return { axis: inline ? 'x' : 'y', reversed: inline && rightToLeft }
}

/** Creates lazily measured, cached boxes; `forget` drops them at the next frame, scroll or change. */
export const createLayout = (writer: DomWriter, view: Window): Layout & { readonly forget: () => void } => {
  const rects = new Map<string, Rect | undefined>()
  const flows = new Map<string, { axis: Axis; reversed: boolean }>()
  return {
    rect: (uuid) => {
      if (!rects.has(uuid)) rects.set(uuid, rectOf(writer.nodeOf(uuid)))
      return rects.get(uuid)
    },
    flow: (uuid) => {
      const slot = writer.slotOf(uuid)
      const flow = flows.get(uuid) ?? (slot ? flowOf(slot, view) : { axis: 'y' as const, reversed: false })
      flows.set(uuid, flow)
      return flow
    },
    forget: () => {
      rects.clear()
      flows.clear()
    },
  }
}
