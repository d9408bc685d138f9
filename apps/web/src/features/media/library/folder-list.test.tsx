import { expect, test, vi } from 'vitest'
import { rendered } from '../../../testing/rendered.tsx'
import { FolderList } from './folder-list.tsx'

test('names the root Root and the parent folder Back', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const onOpen = vi.fn()
  const { host, press, leave } = await rendered(
    <FolderList path="/garden/roses" folders={['.', '..', 'red']} onOpen={onOpen} />,
  )
  expect([...host.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    ...['Root', 'Back', 'red'],
  ])
  for (const name of ['Root', 'Back', 'red']) await press(name)
  expect(onOpen.mock.calls).toEqual([['/'], ['/garden'], ['/garden/roses/red']])
  await leave()
  vi.unstubAllGlobals()
})
