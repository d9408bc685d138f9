import { MantineProvider } from '@mantine/core'
import { createDocument, createNode, sequentialUuids, type Props } from '@web2/builder'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEditor, type Editor } from '../../document/editor.ts'
import { BuilderContext, type Builder } from '../session/use-editor.ts'
import { ThemeScope } from '../theme/theme-scope.tsx'
import { BlockProperties } from './properties/block-properties.tsx'
import { ShadowControl } from '../style/controls/shadow-control.tsx'
import { createStyleModel } from '../style/style-model.ts'
import { ThemeContext } from '../theme/use-theme.ts'
import { StyleContext } from '../style/use-style.ts'

let root: Root
let host: HTMLElement
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  host = document.createElement('div')
  document.body.append(host)
  root = createRoot(host)
})
afterEach(async () => {
  await act(async () => root.unmount())
  host.remove()
  vi.unstubAllGlobals()
})

/** Renders the properties of a new block of this type. Returns access to its record. */
const panelOf = async (componentName: string, props: Props = {}) => {
  const page = createDocument([createNode(componentName, props)], sequentialUuids())
  const [uuid = ''] = page.nodes.get(page.root)?.children ?? []
  const editor: Editor = createEditor({ document: page, data: {}, tell: () => {} })
  const builder = { editor, kind: 'page' } as Builder
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <BuilderContext value={builder}>
          <ThemeScope>
            {' '}
            <BlockProperties ids={[uuid]} />
          </ThemeScope>
        </BuilderContext>
      </MantineProvider>,
    ),
  )
  return { editor, uuid, props: () => editor.store.get(uuid)?.props ?? {} }
}

const field = (label: string) => {
  const found = host.querySelector<HTMLInputElement | HTMLSelectElement | HTMLButtonElement>(
    `[aria-label="${label}"]`,
  )
  if (!found) throw new Error(`There is no field ${label}.`)
  return found
}
const options = (label: string) =>
  [...(field(label) as HTMLSelectElement).options].map(({ value }) => value).filter(Boolean)

/** Types into a field as React expects, then blurs it. */
const write = (label: string, text: string) =>
  act(async () => {
    const input = field(label)
    const proto = Object.getPrototypeOf(input) as object
    Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event(input.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  })
const press = (label: string) => act(async () => field(label).click())

describe('the panel of', () => {
  it('a heading offers h1 to h6', async () => {
    const { props } = await panelOf('Heading')
    expect(options('Heading type')).toEqual(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
    await write('Heading type', 'h3')
    expect(props().headingType).toBe('h3')
  })

  it('an input offers five types, and no placeholder for radio and checkbox', async () => {
    const { props } = await panelOf('Input')
    expect(options('Type')).toEqual(['text', 'number', 'email', 'radio', 'checkbox'])
    expect(field('Placeholder')).toBeTruthy()
    await write('Type', 'number')
    expect(props().elementStyle).toMatchObject({ width: '75px' })
    for (const type of ['radio', 'checkbox']) {
      await write('Type', type)
      expect(props()).toMatchObject({ type, elementStyle: { width: 'auto' } })
      expect(() => field('Placeholder')).toThrow('There is no field')
    }
  })

  it('a carousel accepts whole numbers and keeps its last slide', async () => {
    const { props } = await panelOf('Carousel')
    await write('Height', '420.7px')
    await write('Interval', '5000.9')
    expect(props()).toMatchObject({ height: 420, interval: 5000 })
    expect(props().slides).toHaveLength(2)
    await press('Delete slide 2')
    expect(props().slides).toHaveLength(1)
    expect(field('Delete slide 1')).toHaveProperty('disabled', true)
  })

  it('a video accepts all forms of a YouTube URL and refuses others', async () => {
    const { props } = await panelOf('YouTube')
    const before = props().url
    await write('Video URL', 'https://vimeo.com/1')
    expect(props().url).toBe(before)
    for (const url of [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
      'https://youtu.be/dQw4w9WgXcQ?si=abc',
      'https://www.youtube.com/embed/dQw4w9WgXcQ',
      'https://www.youtube.com/v/dQw4w9WgXcQ',
    ]) {
      await write('Video URL', url)
      expect(props().url).toBe('https://www.youtube.com/embed/dQw4w9WgXcQ')
    }
  })

  it.each([
    ['YouTube', 'Video URL'],
    ['Embed', 'URL'],
  ])('%s has the fields URL, size, name and title', async (componentName, address) => {
    const { props } = await panelOf(componentName, { elementStyle: { width: '420px' } })
    expect(field(address)).toBeTruthy()
    await write('Width', '560')
    await write('Height', '315')
    await write('Name', 'tour')
    await write('Title', 'A tour')
    expect(props()).toMatchObject({
      width: 560,
      height: 315,
      name: 'tour',
      title: 'A tour',
      elementStyle: { width: '560px' },
    })
    await write('Width', '-5')
    expect(host.textContent).toContain('Width should be more than 0')
    await write('Height', '0')
    expect(host.textContent).toContain('Height should be more than 0')
    expect(props()).toMatchObject({ width: 560, height: 315 })
  })

  it('an embed accepts any URL except one that runs a script', async () => {
    const { props } = await panelOf('Embed')
    await write('URL', ' https://maps.test/?q=1 ')
    expect(props().url).toBe('https://maps.test/?q=1')
    await write('URL', 'javascript:alert(1)')
    expect(host.textContent).toContain('URLs that run scripts')
    expect(props().url).toBe('https://maps.test/?q=1')
  })
})

it.each(['box-shadow', 'text-shadow'] as const)('limits the sliders of a %s to 20', async (property) => {
  const { editor, uuid } = await panelOf('Heading')
  const model = createStyleModel(editor, () => null)
  model.follow([uuid], { breakpoint: 'desktop', hover: false })
  await act(async () =>
    root.render(
      <ThemeContext value={{ theme: undefined, set: () => {}, setToken: () => {} }}>
        <StyleContext value={model}>
          <ShadowControl property={property} label="Shadow" />
        </StyleContext>
      </ThemeContext>,
    ),
  )
  const sliders = [...host.querySelectorAll<HTMLInputElement>('input[type="range"]')]
  expect(sliders.map(({ labels }) => labels?.[0]?.textContent)).toEqual(
    property === 'box-shadow' ? ['X', 'Y', 'Blur', 'Spread'] : ['X', 'Y', 'Blur'],
  )
  expect(sliders.map(({ max }) => max)).toEqual(sliders.map(() => '20'))
})
