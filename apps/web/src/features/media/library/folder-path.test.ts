import { expect, test } from 'vitest'
import { folderAround, folderIn, folderName, wayTo } from './folder-path.ts'

test.each([
  ['/', 'Root', '/', '/roses', ['/']],
  ['/garden', 'garden', '/', '/garden/roses', ['/', '/garden']],
  ['/garden/old', 'old', '/garden', '/garden/old/roses', ['/', '/garden', '/garden/old']],
])('%s has the name %s, the parent %s, and its ancestors', (path, name, around, inside, way) => {
  expect(folderName(path)).toBe(name)
  expect(folderAround(path)).toBe(around)
  expect(folderIn(path, 'roses')).toBe(inside)
  expect(wayTo(path)).toEqual(way)
})
