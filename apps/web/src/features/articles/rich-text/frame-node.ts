import { Node, mergeAttributes } from '@tiptap/core'
import { isEmbedAddress } from '@web2/contract/articles'

/** Node of a player or map. Drops frames with other URLs, because the server would not keep them. */
export const Frame = Node.create({
  name: 'frame',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    width: { default: 700 },
    height: { default: 400 },
    name: { default: null },
    title: { default: null },
  }),
  parseHTML: () => [
    {
      tag: 'iframe',
      getAttrs: (element) => (isEmbedAddress(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['iframe', mergeAttributes(HTMLAttributes, { allowfullscreen: '' })],
  // the frame would swallow the click that selects it
  addNodeView:
    () =>
    ({ HTMLAttributes }) => {
      const dom = document.createElement('div')
      dom.dataset.frame = ''
      const frame = document.createElement('iframe')
      for (const [name, value] of Object.entries(HTMLAttributes))
        if (value !== null && value !== undefined) frame.setAttribute(name, String(value))
      if (!frame.title) frame.title = 'Video'
      frame.tabIndex = -1
      dom.append(frame)
      return { dom }
    },
})
