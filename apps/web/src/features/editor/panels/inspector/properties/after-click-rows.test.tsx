import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showBeside } from '../../../testing/show-beside.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { BlockProperties } from './block-properties.tsx'

let panel: Awaited<ReturnType<typeof showBeside>>
let props: () => Readonly<Record<string, unknown>> | undefined
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  await panel.leave()
  vi.unstubAllGlobals()
})

const Panel = ({ id }: { readonly id: string }) => {
  const { store } = useEditor()
  props = () => store.get(id)?.props
  return <BlockProperties ids={[id]} />
}
const toggle = () =>
  act(async () => {
    const found = panel
      .all<HTMLElement>('label')
      .find(({ textContent }) => textContent === 'Load only after a click')
    found?.click()
  })

it.each(['YouTube', 'Embed', 'BusinessMap'])('lets a %s load only after a click', async (name) => {
  panel = await showBeside(name, {}, (id) => <Panel id={id} />)
  expect(panel.labels()).not.toContain('Note for visitors')
  await toggle()
  expect(props()?.later).toMatch(/^[0-9a-f]{10}$/)
  await panel.type('Note for visitors', 'Loads from YouTube.')
  expect(props()?.laterNote).toBe('Loads from YouTube.')
  await toggle()
  expect(props()?.later).toBeUndefined()
})
