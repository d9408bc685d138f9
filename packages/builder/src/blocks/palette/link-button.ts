import type { WireNode } from '../../tree/wire-node.ts'
import { createNode } from '../create-node.ts'
import { solidButton } from './solid-button.ts'

/** Returns a link that looks like a button. It leads to the home page until its address is set. */
export const linkButtonBlock = (): WireNode =>
  createNode('Link', {
    content: 'Get started',
    href: '/',
    newTab: false,
    elementStyle: {
      ...solidButton,
      display: 'inline-flex',
      'align-items': 'center',
      'justify-content': 'center',
      'text-decoration': 'none',
      'padding-top': '12px',
      'padding-right': '24px',
      'padding-bottom': '12px',
      'padding-left': '24px',
      'border-radius': '6px',
    },
  })
