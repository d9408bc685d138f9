import { afterEach, expect, test } from 'vitest'
import { showComputed as stepsOf } from './computed-placeholders.ts'

const showComputed = (...given: Parameters<typeof stepsOf>) => [...stepsOf(...given)]

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

test('marks the option and color in effect and names them as the panel does', () => {
  const panel = document.createElement('div')
  panel.innerHTML =
    ['font-weight', 'text-align']
      .map(
        (property) =>
          `<div role="radiogroup" data-computed="${property}">${['normal', 'bold', 'left', 'right']
            .map((value) => `<label><input type="radio" value="${value}">${value}</label>`)
            .join('')}</div>`,
      )
      .join('') +
    '<button data-computed="color"></button><button data-computed="background-color"></button>' +
    '<select><option data-computed="overflow"></option><option value="hidden">Hidden</option></select>'
  const effective = () =>
    [...panel.querySelectorAll('[data-effective="true"]')].map((label) => label.textContent)
  const swatches = () => [...panel.querySelectorAll<HTMLElement>('button')].map(({ dataset }) => dataset.seen)
  const [heading, right] = blocks(
    'font-weight: 700; text-align: start; color: rgb(28, 36, 48); background-color: transparent; overflow: clip',
    'font-weight: 400; text-align: right; color: rgb(28, 36, 48)',
  )
  showComputed(panel, [heading!])
  expect(effective()).toEqual(['bold', 'left'])
  expect(swatches()).toEqual(['true', 'clear'])
  expect(panel.querySelector('option')?.textContent).toBe('(Hidden)')
  showComputed(panel, [heading!, right!])
  expect(effective()).toEqual([])
})

test('names keywords that are no option as the options are named', () => {
  const panel = document.createElement('div')
  panel.innerHTML =
    '<select><option data-computed="float"></option><option value="left">Left</option></select>'
  showComputed(panel, blocks('float: inline-start'))
  expect(panel.querySelector('option')?.textContent).toBe('(Inline start)')
})

test('fills empty fields with computed values and shows where the blocks differ', () => {
  const [narrow, alike, wide] = blocks('width: 10.12345px', 'width: 10.12345px', 'width: 620px')
  const { panel, shown } = fieldsFor('width')
  showComputed(panel, [narrow!, alike!])
  expect(shown()).toEqual(['10.12px', '(10.12px)'])
  showComputed(panel, [narrow!, alike!, wide!])
  expect(shown()).toEqual(['Mixed', 'Mixed'])
  showComputed(panel, [])
  expect(shown()).toEqual(['', '–'])
})
