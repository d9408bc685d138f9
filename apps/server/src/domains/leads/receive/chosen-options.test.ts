import type { LeadFormField } from '@web2/contract/leads'
import { expect, it } from 'vitest'
import { attacks } from '../../../testing/xss-texts.ts'
import { goodEntries, postForm, visitForm } from '../../../testing/worlds/lead-world.ts'
import { useLeadWorld } from '../../../testing/worlds/use-lead-world.ts'
import { call } from '../../../testing/worlds/start-api.ts'

const { world } = useLeadWorld()

const serviceOf = ({ entries }: Awaited<ReturnType<typeof world.lastLead>>) =>
  entries.find(({ name }) => name === 'service')

const typed: readonly LeadFormField[] = [
  { name: 'name', label: 'Your name', type: 'text' },
  { name: 'email', label: 'Email', type: 'email' },
  { name: 'message', label: 'Message', type: 'multiline' },
]

const publish = (options: readonly string[], optionLabels?: readonly string[]) =>
  world.publishForm({
    definition: {
      fields: [
        ...typed,
        {
          ...{ name: 'service', label: 'Service', type: 'select', options: [...options] },
          ...(optionLabels && { optionLabels: [...optionLabels] }),
        },
      ],
    },
  })

const get = async (path: string) => (await call(world.api, 'GET', path, { token: world.user.token })).body

it('members see and find the label that the visitor chose, and the value is kept', async () => {
  const form = await publish(['c1', 'c2'], ['New roof', 'Emergency repair'])
  const answer = await postForm(world, form, goodEntries(form, { service: 'c2' }))
  expect(answer.status).toBe(303)
  const { id } = await world.lastLead()
  const chosen = { name: 'service', label: 'Service', value: 'c2', valueLabel: 'Emergency repair' }
  expect(await get(`/api/leads/${id}`)).toMatchObject({
    entries: expect.arrayContaining([chosen]) as unknown,
    choices: 'Emergency repair',
  })
  const found = await get('/api/leads?$or[0][message][$search]=repair&$or[1][choices][$search]=ency+rep')
  expect(found.data).toMatchObject([{ _id: id }])
  expect((await get('/api/leads?choices[$search]=roof')).data).toEqual([])
  const { body } = await call(world.api, 'POST', '/api/lead-people', {
    token: world.user.token,
    body: { person: 'ada@example.com' },
  })
  expect(JSON.stringify(body)).toContain('Emergency repair')
})

it('labels are not scored, because the visitor did not write them', async () => {
  await call(world.api, 'PATCH', '/api/lead-words', {
    token: world.user.token,
    body: { words: ['casino bonus'] },
  })
  const labels = ['Casino bonus: buy backlinks at https://a.example https://b.example https://c.example', 'x']
  const form = await publish(['c1', 'c2'], labels)
  await postForm(world, form, goodEntries(form, { service: 'c1', message: 'Please call me about it soon.' }))
  expect(await world.lastLead()).toMatchObject({ status: 'new', spamScore: 0, spamReasons: [] })
  await call(world.api, 'PATCH', '/api/lead-words', { token: world.user.token, body: { words: [] } })
})

it('a form that an earlier release published keeps its values', async () => {
  const form = await publish(['c1', 'c2'])
  await postForm(world, form, goodEntries(form, { service: 'c2', message: 'An older page sent this.' }))
  const lead = await world.lastLead()
  expect(serviceOf(lead)).toEqual({ name: 'service', label: 'Service', value: 'c2' })
  expect(lead.choices).toBe('c2')
})

it('hostile labels are stored as text, and a wrong form shows them as text', async () => {
  const labels = attacks.map((attack) => attack.replaceAll('\0', '').slice(0, 200))
  const form = await publish(
    labels.map((_, at) => `c${at}`),
    labels,
  )
  const wrong = await visitForm(world, form, goodEntries(form, { service: 'none', email: 'none' }))
  const html = await wrong.text()
  expect(html).toContain('<option value="c0">')
  expect(html).not.toMatch(/<script>alert|<img[^>]*onerror/i)
  for (const [at, label] of labels.entries()) {
    await postForm(world, form, goodEntries(form, { service: `c${at}`, message: `Attack number ${at}` }))
    expect(serviceOf(await world.lastLead())).toMatchObject({ value: `c${at}`, valueLabel: label })
  }
})
