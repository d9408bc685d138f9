import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, signIn, test } from '../../fixtures/accounts.ts'
import { freePort } from '../../fixtures/free-port.ts'
import { register } from '../../fixtures/people.ts'
import { startProduct } from '../../fixtures/product.ts'

/* A user's program receives events: signed, logged, and sent again. */

const startReceiver = async () => {
  const port = await freePort()
  const came: { id: string; signature: string; timestamp: string; body: string }[] = []
  let status = 500
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    const { headers } = request
    came.push({
      id: String(headers['webhook-id']),
      signature: String(headers['webhook-signature']),
      timestamp: String(headers['webhook-timestamp']),
      body,
    })
    response.writeHead(status).end('Out of order')
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    host: `127.0.0.1:${port}`,
    came,
    mend: () => (status = 204),
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

test('a webhook receives signed messages, with retries until one is accepted', async ({ browser }) => {
  const receiver = await startReceiver()
  const product = await startProduct({ EGRESS_ALLOW: receiver.host })
  try {
    const ada = await signIn(product, await register(product))
    const context = await browser.newContext({ baseURL: product.url })
    const page = await context.newPage()
    await page.addInitScript((token) => localStorage.setItem('web2.token', token), ada.token)
    await page.goto('/settings/webhooks')
    await expect(page.getByRole('heading', { name: 'Webhooks', level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Add webhook' }).click()
    const form = page.getByRole('dialog', { name: 'Add webhook' })
    await form.getByRole('button', { name: 'Add webhook' }).click()
    await expect(form.getByText('Choose at least one event')).toBeVisible()
    await form.getByLabel('Name').fill('Newsletter')
    await form.getByLabel('Endpoint URL').fill('http://127.0.0.1:1/x')
    await form.getByRole('checkbox', { name: /Article ready/ }).check()
    await form.getByRole('button', { name: 'Add webhook' }).click()
    await expect(form.getByLabel('Endpoint URL')).toHaveAccessibleDescription(/port|private network/)
    await form.getByLabel('Endpoint URL').fill(`http://${receiver.host}/told`)
    await form.getByRole('button', { name: 'Add webhook' }).click()
    const shown = form.locator('code').first()
    await expect(shown).toHaveText(/^whsec_/)
    const secret = (await shown.textContent()) ?? ''
    await form.getByRole('button', { name: 'Done' }).click()

    await ada.call('POST', 'articles', { title: 'Roses in winter', status: 'ready', text: '<p>x</p>' })
    const messages = page.getByRole('region', { name: 'Deliveries' })
    await expect(messages.getByText('HTTP 500')).toBeVisible()
    await messages.getByRole('button', { name: /^View article.ready/ }).click()
    const dialog = page.getByRole('dialog', { name: 'article.ready' })
    await expect(dialog.getByRole('group', { name: 'Request' })).toContainText('Roses in winter')
    await expect(dialog.getByRole('group', { name: 'Response' })).toContainText('Out of order')
    receiver.mend()
    await dialog.getByRole('button', { name: 'Resend' }).click()
    await expect(messages.getByText('Delivered')).toBeVisible()
    await expect(messages.getByText('HTTP 204')).toBeVisible()

    const [first, second] = receiver.came
    expect(second?.id).toBe(first?.id)
    for (const { id, timestamp, body, signature } of receiver.came) {
      const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
      const right = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
      expect(signature).toBe(`v1,${right}`)
    }

    const card = page.getByRole('article', { name: 'Newsletter' })
    await card.getByRole('button', { name: 'Rotate secret of Newsletter' }).click()
    const rotation = page.getByRole('dialog', { name: 'New signing secret' })
    await rotation.getByRole('button', { name: 'Create secret' }).click()
    await expect(rotation.locator('code').first()).toHaveText(/^whsec_/)
    await rotation.getByRole('button', { name: 'Done' }).click()
    await expect(card).toContainText('previous one valid until')
    await page.reload()
    await expect(card).toBeVisible()
    expect(await page.content()).not.toContain(secret)
    await card.getByRole('button', { name: 'Delete Newsletter' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No webhooks yet')).toBeVisible()
    await context.close()
  } finally {
    await product.remove()
    receiver.stop()
  }
})
