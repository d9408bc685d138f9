import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

const root = new URL('../../../../', import.meta.url)
const text = await readFile(new URL('docs/SECURITY.md', root), 'utf8')
const named = [...text.matchAll(/`([\w./-]+\.test\.(?:ts|mjs))`/g)].map(([, path]) => path ?? '')

it('every promise of docs/SECURITY.md names an existing test', () => {
  expect(named.length).toBeGreaterThan(25)
  expect(named.filter((path) => !existsSync(new URL(path, root)))).toEqual([])
})

it('every promise names a test', () => {
  const promises = text.slice(0, text.indexOf('## For operators')).match(/^- .*$/gm) ?? []
  expect(promises.filter((line) => !/\.test\.(?:ts|mjs)`/.test(line))).toEqual([])
})
