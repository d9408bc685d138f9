import { createNode, type ElementView, type Props, type View, viewOf } from '@web2/builder'
import { createElement, type ReactNode } from 'react'

const camelCase = (name: string): string =>
  /^(?:aria|data)-/.test(name)
    ? name
    : name.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase())

const drawn = (view: View, key: number): ReactNode => (view.kind === 'element' ? element(view, key) : null)

const element = ({ tag, attributes, content }: ElementView, key?: number, more: object = {}): ReactNode =>
  createElement(
    tag,
    {
      key,
      ...Object.fromEntries(Object.entries(attributes).map(([name, value]) => [camelCase(name), value])),
      ...more,
    },
    ...(content === 'children' ? [] : content.map(drawn)),
  )

const sizeOf = (size: number | 'cover') =>
  size === 'cover'
    ? { width: '100%', height: '100%', preserveAspectRatio: 'xMidYMid slice' }
    : { width: size, height: size }

interface IconSampleProps {
  readonly props: Props
  /** In px; 'cover' fills the box around it, cropped at the sides. */
  readonly size: number | 'cover'
}

/** Shows the drawing of an Icon block as its page would, without its label. */
export const IconSample = ({ props, size }: IconSampleProps) => {
  const { uuid = '', children: _none, ...node } = createNode('Icon', { ...props, label: '' })
  const record = { ...node, uuid, parent: null, children: [] }
  const view = viewOf(record, { mode: 'edit', data: {}, firstPicture: false })
  return view.kind === 'element'
    ? element(view, undefined, { className: undefined, class: undefined, ...sizeOf(size) })
    : null
}
