import { paletteKey } from '../palette-key.ts'
import type { WireNode } from '../../tree/wire-node.ts'
import { createNode } from '../create-node.ts'

/** Returns an item of an accordion, or a tab. */
export const foldItem = (title: string, content: string, open = false): WireNode =>
  createNode('Fold', { open }, [
    createNode('FoldTitle', {}, [
      createNode('Heading', { headingType: 'h3', content: title, elementStyle: { 'font-size': '18px' } }),
    ]),
    createNode('Paragraph', { content, elementStyle: { 'font-size': '16px', 'line-height': '1.5' } }),
  ])

const filler = 'Add your text here, in two or three sentences that answer the title.'

/** Returns an accordion with three items. */
export const accordionBlock = (): WireNode =>
  createNode('Accordion', { key: paletteKey }, [
    foldItem('First question', filler),
    foldItem('Second question', filler),
    foldItem('Third question', filler),
  ])

/** Returns three tabs, the first one open. */
export const tabsBlock = (): WireNode =>
  createNode('Tabs', { key: paletteKey, alwaysOpen: true }, [
    foldItem('First tab', filler, true),
    foldItem('Second tab', filler),
    foldItem('Third tab', filler),
  ])

const opener = (content: string, action: string): WireNode =>
  createNode('PopoverButton', { key: paletteKey, content, action })

const opened = (kind: string, label: string, ...content: WireNode[]): WireNode =>
  createNode('Popover', { key: paletteKey, kind, label }, content)

const group = (name: string, ...content: WireNode[]): WireNode =>
  createNode('Container', { elementStyle: { width: 'auto' } }, content, { name })

const words = (content: string): WireNode =>
  createNode('Paragraph', { content, elementStyle: { 'font-size': '16px', 'line-height': '1.5' } })

/** Returns a button with a popover beside it. */
export const popoverBlock = (): WireNode =>
  group('Popover', opener('More details', 'toggle'), opened('popover', 'More details', words(filler)))

/** Returns a button with a dialog in the middle of the page. */
export const dialogBlock = (): WireNode =>
  group(
    'Dialog',
    opener('Open dialog', 'show'),
    opened(
      'dialog',
      'Dialog',
      createNode('Heading', { headingType: 'h2', content: 'Dialog title' }),
      words(filler),
      opener('Close', 'hide'),
    ),
  )
