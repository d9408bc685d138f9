import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showBeside } from '../../testing/show-beside.tsx'
import { BlockPanel } from './inspector.tsx'
import { BlockProperties } from './properties/block-properties.tsx'

let panel: Awaited<ReturnType<typeof showBeside>>
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  await panel.leave()
  vi.unstubAllGlobals()
})

const show = async (name: string, props = {}) => {
  panel = await showBeside(name, props, (id) => <BlockProperties ids={[id]} />)
}

test('has the tabs Properties, Style and Advanced', async () => {
  panel = await showBeside('Paragraph', {}, () => <BlockPanel />)
  expect(panel.all('[role=tab]').map(({ textContent }) => textContent)).toEqual([
    ...['Properties', 'Style', 'Advanced'],
  ])
})

test.each([
  ['Canvas', 'HTML tag'],
  ['Container', 'HTML tag'],
  ['ContainerFill', 'HTML tag'],
  ['Paragraph', 'Text'],
  ['Span', 'Text'],
  ['Heading', 'Heading type'],
  ['Picture', 'Alt text'],
  ['Carousel', 'Interval'],
  ['YouTube', 'Video URL'],
  ['Input', 'Placeholder'],
  ['Textarea', 'Rows'],
  ['Button', 'Type'],
  ['Link', 'URL'],
  ['Navigation', 'Menu button on phones'],
  ['Navigation', 'Links'],
  ['Icon', 'Screen reader label'],
  ['Accordion', 'Close an item when another opens'],
  ['Fold', 'Open at first'],
  ['FoldTitle', 'Text'],
  ['Popover', 'Opens as'],
  ['PopoverButton', 'Action'],
  ['Gallery', 'Columns'],
  ['Divider', 'Shape'],
  ['Rating', 'Stars'],
  ['Steps', 'Looks like'],
  ['Table', 'Looks like'],
  ['ShapeDivider', 'Flip vertically'],
  ['VideoFile', 'Start by itself, without sound'],
  ['Tabs', 'Always show one tab'],
])('shows for a %s the field “%s”', async (name, label) => {
  await show(name)
  expect(panel.labels().concat(panel.all('label').map(({ textContent }) => textContent))).toContain(label)
})

test('shows for a Br that there is nothing to set', async () => {
  await show('Br')
  expect(panel.host.textContent).toContain('This block is empty.')
})
