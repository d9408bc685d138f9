import {
  applyNamedStyle,
  createDocument,
  createNode,
  setNamedStyles,
  setSiteBreakpoints,
  setStyle,
  styleOf,
  type Breakpoint,
} from '@web2/builder'
import { beforeEach, describe, expect, it } from 'vitest'
import { createEditor, type Editor } from '../../document/editor.ts'
import { withFirstPicture } from './controls/first-image.ts'
import { createStyleModel, type StyleModel } from './style-model.ts'

let editor: Editor
let model: StyleModel
let told: string[]
let ids: readonly string[]

const desktop = { breakpoint: 'desktop', hover: false } as const
const mobile = { breakpoint: 'mobile', hover: false } as const
const style = (id: string | undefined, layer: 'desktop' | 'mobile' | 'hover' = 'desktop') =>
  styleOf(editor.store.get(id ?? '')?.props ?? {}, layer)

beforeEach(() => {
  told = []
  const page = createDocument([
    createNode('Paragraph', { elementStyle: { color: 'red', 'padding-top': '4px' } }),
    createNode('Heading', { elementStyle: { color: 'blue', 'padding-top': '4px' } }),
    createNode('Span', {}, [], { attributes: { style: 'color: green' } }),
  ])
  editor = createEditor({ document: page, data: {}, tell: (sentence) => told.push(sentence) })
  ids = page.nodes.get(page.root)?.children ?? []
  model = createStyleModel(editor, () => null)
})

const select = (...chosen: readonly (string | undefined)[]) => {
  const list = chosen.flatMap((id) => id ?? [])
  editor.select(list)
  model.follow(list, desktop)
}

describe('the first background image', () => {
  it('fills it and keeps values that are already set', () => {
    select(ids[0])
    const place = withFirstPicture(model, 'background-image', 'url(/a.jpg)')
    expect(place).toEqual({
      'background-image': 'url(/a.jpg)',
      'background-size': 'cover',
      'background-position': 'center',
      'background-repeat': 'no-repeat',
    })
    model.set({ ...place, 'background-repeat': 'repeat-x', 'background-image': undefined })
    expect(withFirstPicture(model, 'background-image', 'url(/b.jpg)')).toEqual({
      'background-image': 'url(/b.jpg)',
    })
    model.clear(['background-size'])
    expect(withFirstPicture(model, 'background-image', 'url(/b.jpg)')).toMatchObject({
      'background-size': 'cover',
    })
    model.set({ 'background-image': 'url(/b.jpg)' })
    expect(withFirstPicture(model, 'background-image', 'url(/c.jpg)')).toEqual({
      'background-image': 'url(/c.jpg)',
    })
  })
})

describe('the value of a field', () => {
  it('is the value set here, or inherited from a wider breakpoint, or nothing', () => {
    select(ids[0])
    expect(model.state('color')).toMatchObject({ value: 'red', isSet: true, origin: { kind: 'here' } })
    model.follow(ids.slice(0, 1), mobile)
    expect(model.state('color')).toMatchObject({ value: 'red', isSet: false, origin: { kind: 'inherited' } })
    expect(model.state('opacity')).toMatchObject({ value: undefined, origin: { kind: 'none' } })
  })

  it('says the name of a breakpoint that the site added, also where a narrower one inherits it', () => {
    const added = setSiteBreakpoints(editor.store.document, [{ name: 'Small tablet', width: 900 }])
    editor.run('Add breakpoint', added)
    const at = (breakpoint: Breakpoint) => {
      model.follow([ids[0] ?? ''], { breakpoint, hover: false })
      return model.state('color')
    }
    expect(at('max-900').origin).toEqual({ kind: 'inherited', sentence: 'Inherited from desktop.' })
    model.set({ color: 'green' })
    expect(at('max-900').origin).toEqual({ kind: 'here', sentence: 'Set for Small tablet.' })
    expect(at('mobile')).toMatchObject({
      value: 'green',
      origin: { sentence: 'Inherited from Small tablet.' },
    })
    expect(at('tablet').value).toBe('red')
    editor.run('Remove breakpoint', setSiteBreakpoints(editor.store.document, []))
    expect(at('max-900').origin).toMatchObject({ sentence: 'Set for 900 px.' })
  })

  it('is “mixed” if the selected blocks differ', () => {
    select(ids[0], ids[1])
    expect(model.state('color')).toMatchObject({ value: undefined, mixed: true, isSet: true })
    expect(model.state('padding-top')).toMatchObject({ value: '4px', mixed: false })
    expect(model.state('line-height')).toMatchObject({ mixed: true })
  })

  it('includes the style attribute of an import', () => {
    select(ids[2])
    expect(model.state('color')).toMatchObject({ value: 'green', isSet: true })
    model.clear(['color'])
    expect(model.state('color').value).toBeUndefined()
  })

  it('is the same object until it changes, so that only its control rerenders', () => {
    select(ids[0])
    const [color, size] = [model.state('color'), model.state('font-size')]
    let heard = 0
    model.subscribe(() => (heard += 1))
    model.set({ color: 'black' })
    expect(heard).toBe(1)
    expect(model.state('font-size')).toBe(size)
    expect(model.state('color')).not.toBe(color)
  })
})

describe('a change', () => {
  it('of several blocks is one undo step', () => {
    select(ids[0], ids[1])
    model.set({ color: 'black' })
    expect([style(ids[0])?.color, style(ids[1])?.color]).toEqual(['black', 'black'])
    expect(editor.history.position).toBe(1)
    editor.undo()
    expect([style(ids[0])?.color, style(ids[1])?.color]).toEqual(['red', 'blue'])
  })

  it('applies to the hovered state while that is edited', () => {
    select(ids[0])
    model.follow(ids.slice(0, 1), { breakpoint: 'tablet', hover: true })
    model.set({ color: 'gold' })
    expect(style(ids[0], 'hover')).toEqual({ color: 'gold' })
    expect(style(ids[0])?.color).toBe('red')
    expect(model.state('color')).toMatchObject({ value: 'gold', origin: { kind: 'here' } })
  })

  it("of the font size keeps each block's line height factor", () => {
    const page = createDocument([
      createNode('Paragraph', { elementStyle: { 'font-size': '14px', 'line-height': '21px' } }),
      createNode('Paragraph', { elementStyle: { 'font-size': '10px', 'line-height': '20px' } }),
      createNode('Container', { elementStyle: { 'line-height': '21px' } }),
    ])
    editor = createEditor({ document: page, data: {}, tell: (sentence) => told.push(sentence) })
    model = createStyleModel(editor, () => null)
    ids = page.nodes.get(page.root)?.children ?? []
    select(...ids)
    model.follow(ids, mobile)
    model.set({ 'font-size': '20px' })
    expect(ids.map((id) => style(id, 'mobile')?.['line-height'])).toEqual([1.5, 2, undefined])
    expect(style(ids[0])?.['line-height']).toBe('21px')
    model.follow(ids, desktop)
    for (const size of ['39px', '40px']) model.set({ 'font-size': size }, 'merge')
    expect(style(ids[0])).toMatchObject({ 'font-size': '40px', 'line-height': 1.5 })
    expect(editor.history.position).toBe(2)
    model.set({ 'font-size': '10px', 'line-height': '12px' })
    expect(style(ids[0])?.['line-height']).toBe('12px')
  })

  it('joins the previous undo step only with merge', () => {
    select(ids[0])
    for (const size of ['1px', '2px', '3px']) model.set({ 'font-size': size }, 'merge')
    expect(editor.history.position).toBe(1)
    model.set({ 'font-size': '9px' })
    expect(editor.history.position).toBe(2)
  })

  it('by a gesture is one undo step, and none if canceled', () => {
    select(ids[0])
    const kept = model.gesture('Change width')
    for (const width of ['1px', '2px']) model.set({ width }, 'merge')
    kept.end()
    expect(editor.history.entries.map(({ label }) => label)).toEqual(['Change width'])
    const dropped = model.gesture('Change width')
    model.set({ width: '50px' }, 'merge')
    dropped.cancel()
    expect(style(ids[0])?.width).toBe('2px')
    expect(editor.history.position).toBe(1)
  })

  it('is refused for a locked block, with the reason', () => {
    const locked = createDocument([createNode('Paragraph', {}, [], { locked: true })])
    editor = createEditor({ document: locked, data: {}, tell: (sentence) => told.push(sentence) })
    model = createStyleModel(editor, () => null)
    select(locked.nodes.get(locked.root)?.children[0])
    model.set({ color: 'black' })
    expect(told.join()).toMatch(/lock/i)
  })
})

it('removing one side keeps the other sides of a shorthand', () => {
  editor.run(
    'Padding',
    setStyle(editor.store.document, {
      ids: ids.slice(2),
      layer: 'desktop',
      style: { padding: '1px 2px 3px 4px' },
    }),
  )
  select(ids[2])
  expect(model.state('padding-left').value).toBe('4px')
  model.clear(['padding-left'])
  expect(model.state('padding-left').value).toBeUndefined()
  expect(model.state('padding-right').value).toBe('2px')
})

describe('a named style', () => {
  const title = { id: 's-title', name: 'Title', layers: { desktop: { color: 'green', margin: 1 } } }
  const rules = () => editor.store.document.page.theme?.styles?.[0]?.layers
  beforeEach(() => {
    editor.run('Add', setNamedStyles(editor.store.document, [title]))
    const styled = [ids[1]].flatMap((id) => id ?? [])
    editor.run('Apply', applyNamedStyle(editor.store.document, { ids: styled, styleId: 's-title' }))
    select(ids[1])
  })
  const edit = (state: 'normal' | 'active', breakpoint: 'desktop' | 'mobile' = 'desktop') =>
    model.follow(
      [ids[1]].flatMap((id) => id ?? []),
      {
        breakpoint,
        hover: state !== 'normal',
        shared: { id: 's-title', name: 'Title', state },
      },
    )

  it('is named as the source of a value that the block does not have itself', () => {
    expect(model.state('color')).toMatchObject({ value: 'blue', isSet: true })
    expect(model.state('margin')).toMatchObject({
      value: 1,
      isSet: false,
      origin: { kind: 'inherited', sentence: 'From the style “Title”.', style: { id: 's-title' } },
    })
  })

  it('is changed instead of the block, by breakpoint and state, and each change can be undone', () => {
    edit('normal')
    expect(model.state('color')).toMatchObject({ value: 'green', isSet: true })
    model.set({ color: 'black' })
    edit('normal', 'mobile')
    model.set({ color: 'gray' })
    edit('active')
    expect(model.state('color')).toMatchObject({ value: 'black', isSet: false })
    model.set({ color: 'red' })
    expect(rules()).toEqual({
      desktop: { margin: 1, color: 'black' },
      mobile: { color: 'gray' },
      active: { color: 'red' },
    })
    expect(style(ids[1])).toMatchObject({ color: 'blue' })
    expect(editor.session.selection.get()).toEqual([ids[1]])
    model.clear(['color'])
    expect(rules()).not.toHaveProperty('active')
    editor.undo()
    expect(rules()).toHaveProperty('active')
  })

  it('refuses a value that is none, with the reason', () => {
    edit('normal')
    model.set({ color: 'red;}body{display:none' })
    expect(rules()).toEqual(title.layers)
    expect(told.join()).toContain('not valid CSS')
  })
})
