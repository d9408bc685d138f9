import { Agent, request } from 'node:http'
import { expect } from 'vitest'
import { goodEntries, postForm, startLeadWorld, type LeadWorld, type PublishedForm } from './lead-world.ts'

interface Flood {
  readonly good: number
  readonly bad: number
  /** Addresses of the bad ones. */
  readonly addresses: number
  /** Posts at once. */
  readonly atOnce: number
}

const spam = (form: PublishedForm, at: number): Readonly<Record<string, string>> =>
  [
    goodEntries(form, { _topic_ref: 'https://spam.example' }),
    goodEntries(form, {
      _token: 'forged',
      message: `Best casino number ${at} https://a.example https://b.example https://c.example`,
    }),
    {
      message: `no token, number ${at} [url=https://spam.example]click[/url]`,
      name: 'x',
      email: 'x@spam.example',
    },
    goodEntries(form, {
      _token: '',
      message: `Guest post and backlinks, seo services ${at}: www.a.example www.b.example www.c.example`,
    }),
  ][at % 4]!

/** Posts without more, because a hundred thousand calls of fetch would take most of the test's time. */
const postQuickly = (agent: Agent, url: string, address: string, body: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const outgoing = request(url, {
      ...{ method: 'POST', agent },
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'Content-Length': Buffer.byteLength(body),
        'X-Forwarded-For': address,
      },
    })
    outgoing.on('response', (answer) => answer.resume().on('end', resolve))
    outgoing.on('error', reject)
    outgoing.end(body)
  })

const send = async (world: LeadWorld, form: PublishedForm, { good, bad, addresses, atOnce }: Flood) => {
  const every = Math.floor(bad / good)
  let next = 0
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const sender = async () => {
    for (let at = next++; at < bad; at = next++) {
      const address = `127.1.${(at % addresses) >> 8}.${(at % addresses) & 255}`
      const body = new URLSearchParams(spam(form, at)).toString()
      await postQuickly(agent, `${world.api.url}/f/${form.id}`, address, body)
      if (at % every !== 0 || at / every >= good) continue
      const number = at / every
      const answer = await postForm(
        world,
        form,
        goodEntries(form, { message: `Please call me back, I am number ${number}.` }),
      )
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toContain('/thanks')
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, sender))
  } finally {
    agent.destroy()
  }
}

/** Sends good submissions among bad ones and expects every good one as a new lead, and no bad one among them. */
export const expectGoodLeads = async (flood: Flood): Promise<void> => {
  const world = await startLeadWorld()
  try {
    const form = await world.publishForm()
    await send(world, form, flood)
    const found = (await world.leads()).filter(({ status }) => status === 'new').map(({ message }) => message)
    const expected = Array.from({ length: flood.good }, (_, at) => `Please call me back, I am number ${at}.`)
    expect(found.toSorted()).toEqual(expected.toSorted())
  } finally {
    await world.stop()
  }
}
