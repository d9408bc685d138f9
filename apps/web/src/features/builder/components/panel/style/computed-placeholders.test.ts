import { afterEach, expect, test } from 'vitest'
import { showComputed } from './computed-placeholders.ts'

afterEach(() => document.body.replaceChildren())

const blocks = (...styles: readonly string[]): Element[] =>
  styles.map((style) => {
    const block = document.createElement('p')
    block.style.cssText = style
    document.body.append(block)
    return block
  })

const fieldsFor = (property: string) => {
  const panel = document.createElement('div')
  const [input, option] = [document.createElement('input'), document.createElement('option')]
  input.dataset.computed = option.dataset.computed = property
  panel.append(input, option)
  return { panel, shown: () => [input.placeholder, option.textContent] }
}

test('empty fields show what the browser computes, and tell where the blocks differ', () => {
  const [narrow, alike, wide] = blocks('width: 10.12345px', 'width: 10.12345px', 'width: 620px')
  const { panel, shown } = fieldsFor('width')
  showComputed(panel, [narrow!, alike!])
  expect(shown()).toEqual(['10.12px', '(10.12px)'])
  showComputed(panel, [narrow!, alike!, wide!])
  expect(shown()).toEqual(['Mixed', 'Mixed'])
  showComputed(panel, [])
  expect(shown()).toEqual(['', '–'])
})
