import { afterAll, beforeAll, expect, it } from 'vitest'
import { listMails, readMail } from '../../notifications/mail/list-mails.ts'
import { createVerifyingWorld, type VerifyingWorld } from '../../../testing/worlds/verification-world.ts'

let here: VerifyingWorld
beforeAll(async () => {
  here = await createVerifyingWorld({
    mail: { host: '127.0.0.1', port: 9, secure: false, user: '', password: '', from: 'product@example.com' },
  })
  here.site.show(
    '/',
    '<!doctype html><title>Garden notes</title><p><a href="mailto:ada@garden.example?subject=Hi">Write</a>',
  )
})
afterAll(() => here.end())

const mailed = async () => {
  const { data } = await listMails(here.context, { limit: 10, skip: 0, search: '' })
  return Promise.all(data.map(({ _id }) => readMail(here.context, _id)))
}

it('emails a code once to the address on the site, and accepts it', async () => {
  const id = await here.start(await here.newProperty())
  expect((await here.verification(id)).ask?.ways).toHaveLength(3)
  await here.answer(id, '3')
  await here.run(id)
  expect(await here.verification(id)).toMatchObject({
    step: 'otp',
    ask: { hint: expect.stringContaining('ada@garden.example') },
  })
  const [mail] = await mailed()
  expect(mail).toMatchObject({
    to: 'ada@garden.example',
    text: expect.stringContaining('to verify ownership'),
  })
  const code = /code is (\d{6})/.exec(mail?.text ?? '')?.[1] ?? ''

  await here.answer(id, code === '000000' ? '000001' : '000000', { step: 'otp' })
  await here.run(id)
  expect(await here.verification(id)).toMatchObject({
    tries: 1,
    ask: { wrong: 'This isn’t the code we emailed.' },
  })
  await here.answer(id, ` ${code.slice(0, 3)} ${code.slice(3)}`, { step: 'otp' })
  await here.run(id)
  expect(await here.verification(id)).toMatchObject({ status: 'done' })
  expect(await mailed()).toHaveLength(1)
})
