import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useAfterPaint } from './use-after-paint.ts'

test('what may follow the first paint is not in the first render, and comes by itself', async () => {
  const seen: boolean[] = []
  const Part = () => {
    seen.push(useAfterPaint())
    return null
  }
  const root = createRoot(document.createElement('div'))
  root.render(<Part />)
  await vi.waitFor(() => expect(seen).toEqual([false, true]))
  root.unmount()
})
