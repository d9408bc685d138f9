import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createScratchFolder } from './scratch-folder.mjs'

const own = createScratchFolder()
own?.remove()

describe.runIf(own)('the folder for temporary files', () => {
  test('is open to all users, and gone after its removal', () => {
    const folder = createScratchFolder()
    expect(statSync(folder.path).mode & 0o7777).toBe(0o1777)
    folder.remove()
    expect(existsSync(folder.path)).toBe(false)
  })

  test('of a killed run is removed, and that of a running one stays', () => {
    const { pid } = spawnSync(process.execPath, ['--version'])
    const abandoned = `/dev/shm/web2-tests-${pid}-abandoned`
    mkdirSync(abandoned)
    const first = createScratchFolder()
    const second = createScratchFolder()
    expect([abandoned, first.path, second.path].map(existsSync)).toEqual([false, true, true])
    first.remove()
    second.remove()
  })
})
