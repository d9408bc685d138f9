import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { rendered } from '../../../testing/rendered.tsx'
import { StackerHelp } from './help-dialog.tsx'

test('shows the five sample images /prompt-stacker/img1 to img5', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const { all, press, leave } = await rendered(<StackerHelp />)
  await press('How it works')
  const shown = all<HTMLImageElement>('[role=dialog] img').map((image) => image.getAttribute('src'))
  expect(shown).toEqual([1, 2, 3, 4, 5].map((at) => `/prompt-stacker/img${at}.jpg`))
  const folder = join(import.meta.dirname, '../../../../public')
  for (const path of shown) expect(existsSync(`${folder}${path}`)).toBe(true)
  await leave()
  vi.unstubAllGlobals()
})
