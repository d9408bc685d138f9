import { expect, test } from 'vitest'
import { applyChange } from '../changes/change.ts'
import { changeOf, treeOf } from '../testing/index.ts'
import { copyStyle, pasteStyle } from './copy-style.ts'
import { setAddition } from './set-addition.ts'
import { setStyle } from './set-style.ts'

const plain = treeOf(`
  Paragraph #from "One"
  Paragraph #to "Two"`)
const styled = [
  setStyle(plain, { ids: ['from'], layer: 'desktop', style: { color: 'red', padding: 4 } }),
  setStyle(plain, { ids: ['to'], layer: 'hover', style: { color: 'blue' } }),
].reduce((document, result) => applyChange(document, changeOf(result)), plain)
const inline = { attributes: { style: 'margin: 3px; color: green', class: 'x' } }
const page = applyChange(styled, changeOf(setAddition(styled, { ids: ['to'], addition: inline })))

test('replaces styles on every layer and inline styles', () => {
  const style = JSON.parse(JSON.stringify(copyStyle(page.nodes.get('from')!))) as ReturnType<typeof copyStyle>
  const to = applyChange(page, changeOf(pasteStyle(page, { ids: ['to'], style }))).nodes.get('to')!
  expect(to.props.elementStyle).toEqual({ color: 'red', padding: 4 })
  expect(to.props.hover).toEqual({})
  expect(to.addition.attributes).toEqual({ class: 'x' })
  expect(to.props.content).toBe('Two')
})

test('drops invalid CSS values', () => {
  const style = { desktop: { color: 'red;} body{display:none', padding: 5 } }
  const to = applyChange(page, changeOf(pasteStyle(page, { ids: ['to'], style }))).nodes.get('to')!
  expect(to.props.elementStyle).toEqual({ padding: 5 })
})
