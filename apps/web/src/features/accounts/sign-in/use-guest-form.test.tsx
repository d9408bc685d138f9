import { TextInput } from '@mantine/core'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rendered } from '../../../testing/rendered.tsx'
import { requiredProblem } from './credentials.ts'
import { useGuestForm } from './use-guest-form.ts'

const sent: unknown[] = []
let leave: () => Promise<void>
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  vi.unstubAllGlobals()
  sent.length = 0
  await leave()
})

const Form = () => {
  const form = useGuestForm({
    initialValues: { name: '', note: '' },
    validate: { name: requiredProblem, note: (text) => (text.length > 3 ? 'Too long.' : null) },
    validateOnBlur: ['note'],
  })
  return (
    <form onSubmit={form.onSubmit((values) => sent.push(values))} noValidate>
      <TextInput label="Name" {...form.field('name')} />
      <TextInput label="Note" {...form.field('note')} />
      <button type="submit">Send</button>
      <button type="button" onClick={() => form.setErrors({ name: 'Taken.' })}>
        Refuse
      </button>
    </form>
  )
}

const shown = async () => {
  const page = await rendered(<Form />)
  leave = page.leave
  const [name, note] = page.all<HTMLInputElement>('input')
  const type = (input: HTMLInputElement | undefined, text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
      input!.dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
  const leaveField = (input: HTMLInputElement | undefined) =>
    act(async () => input!.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  return { ...page, name, note, type, leaveField }
}

it('sends nothing while a field has a problem, shows every one, and drops it when its field is changed', async () => {
  const { host, name, note, type, press } = await shown()
  await type(note, 'far too long')
  await press('Send')
  expect(sent).toEqual([])
  expect([name, note].map((input) => input?.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
  await type(note, 'ok')
  expect(host.textContent).not.toContain('Too long.')
  expect(name?.getAttribute('aria-invalid')).toBe('true')
  await type(name, 'Ada')
  await press('Send')
  expect(sent).toEqual([{ name: 'Ada', note: 'ok' }])
})

it('checks the fields that are to be checked when they lose the focus, and no others', async () => {
  const { host, name, note, type, leaveField } = await shown()
  await leaveField(name)
  expect(name?.getAttribute('aria-invalid')).not.toBe('true')
  await type(note, 'far too long')
  await leaveField(note)
  expect(host.textContent).toContain('Too long.')
})

it('shows the problems that the server found', async () => {
  const { host, name, type, press } = await shown()
  await type(name, 'Ada')
  await press('Refuse')
  expect(host.textContent).toContain('Taken.')
  expect(name?.value).toBe('Ada')
})

it('focuses the first field that is refused', async () => {
  const { name, note, type, press } = await shown()
  await press('Send')
  expect(document.activeElement).toBe(name)
  await type(name, 'Ada')
  await type(note, 'far too long')
  await press('Send')
  expect(document.activeElement).toBe(note)
})
