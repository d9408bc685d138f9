import { expect, it } from 'vitest'
import { searchIcons } from './search-icons.ts'

const icons = [
  ['phone-call', 'call mobile'],
  ['device-mobile', 'phone cell'],
  ['phone', 'call'],
  ['headphones', 'music'],
  ['leaf', 'plant garden'],
].map(([name = '', words = '']) => ({ name, words, shapes: [] }))

it.each([
  ['', 'phone-call device-mobile phone headphones leaf'],
  ['phone', 'phone phone-call device-mobile headphones'],
  ['Phone call', 'phone-call phone'],
  ['gard', 'leaf'],
  ['tractor', ''],
])('finds for “%s” the icons %s', (search, names) => {
  expect(
    searchIcons(icons, search)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(names)
})
