import { describe, expect, it } from 'vitest'
import { goodEntries, newAddress } from '../../../testing/worlds/lead-world.ts'
import { useLeadWorld } from '../../../testing/worlds/use-lead-world.ts'

const { world, form } = useLeadWorld()

const partOf = (head: string, content: string) => `--x\r\n${head}\r\n\r\n${content}\r\n`

const namedPart = (name: string, content: string) =>
  partOf(`Content-Disposition: form-data; name="${name}"`, content)

/** Posts these parts, and the entries of a person after them. Returns where the visitor is led. */
const send = async (parts: string, message: string, formId = form.id) => {
  const good = Object.entries(goodEntries(form, { message })).map(([name, value]) => namedPart(name, value))
  const answer = await fetch(`${world.api.url}/f/${formId}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'X-Forwarded-For': newAddress() },
    body: `${parts}${good.join('')}--x--\r\n`,
  })
  return answer.headers.get('location') ?? ''
}

describe('a part without a name neither stops the process nor keeps the others away', () => {
  it.each([
    ['of a text', 'Content-Disposition: form-data'],
    ['of a text, with an empty parameter', 'Content-Disposition: form-data; name'],
    ['of a file', 'Content-Disposition: form-data; filename="a.txt"'],
    ['of bytes', 'Content-Disposition: form-data\r\nContent-Type: application/octet-stream'],
  ])('%s', async (title, head) => {
    const message = `A part ${title} has no name.`
    expect(await send(partOf(head, 'content'), message)).toContain('/thanks')
    const lead = await world.lastLead()
    expect(lead.message).toBe(message)
    expect(lead.entries.map(({ name }) => name)).not.toContain('')
  })

  it('nor do those of a form that does not exist', async () => {
    const part = partOf('Content-Disposition: form-data', 'content')
    expect(await send(part, 'For no form.', crypto.randomUUID())).toContain('fault=unreadable')
  })
})

describe('more parts than a form can have are refused before they take time', () => {
  it.each([
    ['without a header', partOf('', '')],
    ['without an end of their header', '\r\n--x'],
    ['without a name', partOf('Content-Disposition: form-data', '')],
    ['that are of no form', partOf('Content-Disposition: attachment', '')],
  ])('%s', async (_, part) => {
    const before = (await world.leads()).length
    expect(await send(part.repeat(10_000), 'One entry among ten thousand parts.')).toContain('fault=large')
    expect(await world.leads()).toHaveLength(before)
  })
})

it('fields for which no file was chosen are no files', async () => {
  const empty = Array.from({ length: 20 }, (_, at) =>
    partOf(
      `Content-Disposition: form-data; name="photo-${at}"; filename=""\r\nContent-Type: application/octet-stream`,
      '',
    ),
  )
  expect(await send(empty.join(''), 'None of twenty photos was chosen.')).toContain('/thanks')
  expect((await world.lastLead()).files).toEqual([])
})
