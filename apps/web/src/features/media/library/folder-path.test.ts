import { expect, test } from 'vitest'
import { folderAround, folderIn, folderName, wayTo } from './folder-path.ts'

test.each([
  ['/', 'Root', '/', '/roses', ['/']],
  ['/garden', 'garden', '/', '/garden/roses', ['/', '/garden']],
  ['/garden/old', 'old', '/garden', '/garden/old/roses', ['/', '/garden', '/garden/old']],
])('%s is called %s, lies in %s, and the way to it is told', (path, name, around, inside, way) => {
  expect(folderName(path)).toBe(name)
  expect(folderAround(path)).toBe(around)
  expect(folderIn(path, 'roses')).toBe(inside)
  expect(wayTo(path)).toEqual(way)
})
