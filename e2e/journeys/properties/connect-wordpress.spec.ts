import { randomUUID } from 'node:crypto'
import { expect, signIn } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { register } from '../../fixtures/people.ts'
import { startProduct } from '../../fixtures/product.ts'
import { test, type WordPress } from '../../fixtures/wordpress.ts'

/* A user connects a self-hosted WordPress by approving on it, and manages its posts from here. */

test.use({ signedIn: false })

test('a WordPress is connected by approving on it, and its posts are edited and deleted from here', async ({
  blog,
  browser,
}) => {
  const address = new URL(blog.url).host
  const product = await startProduct({ EGRESS_ALLOW: address })
  const owner = await signIn(product, await register(product))
  const context = await browser.newContext({
    baseURL: product.url,
    storageState: {
      cookies: [],
      origins: [{ origin: product.url, localStorage: [{ name: 'web2.token', value: owner.token }] }],
    },
  })
  const page = await context.newPage()

  await page.goto('/properties')
  await page.getByRole('link', { name: 'Add property' }).last().click()
  await page.getByRole('radio', { name: 'WordPress', exact: true }).click()
  await page.getByRole('textbox', { name: 'URL' }).fill(`${blog.url}/wp-admin/`)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Connect' }).click()

  await page.getByRole('button', { name: `Go to ${address}` }).click()
  // the site's own script focuses this field shortly after the page has loaded
  await expect(page.getByRole('textbox', { name: /Username/ })).toBeFocused()
  await page.getByRole('textbox', { name: /Username/ }).fill(blog.adminUser)
  await page.getByRole('textbox', { name: 'Password' }).fill(blog.adminLogin)
  await page.getByRole('button', { name: 'Log In' }).click()
  // the site's own scripts handle the click, once the page has loaded
  await page.waitForURL(/authorize-application/)
  await page.getByRole('button', { name: 'Yes, I approve of this connection' }).click()

  await expect(page.getByText('Connected and ready for posts.')).toBeVisible()
  await page.goto('/properties')
  await expect(page.getByRole('row', { name: new RegExp(address) })).toContainText('Verified')
  await page.getByRole('link', { name: address, exact: true }).click()
  await expect(page.getByText(`Connected as “${blog.adminUser}”`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sub-properties (1)' })).toBeVisible()
  await expect(page.getByRole('link', { name: blog.url, exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])

  const hello = await newPost(blog)
  await page.getByRole('link', { name: 'Posts', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search posts' }).fill(hello.title)
  await page.getByRole('button', { name: `Edit ${hello.title}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit post' })
  const title = `Roses ${Date.now()}`
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title)
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Roses like loose soil.')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Update post' }).click()
  await expect(dialog).toBeHidden()
  expect(await post(blog.url, hello.id)).toMatchObject({ title, text: '<p>Roses like loose soil.</p>' })

  await page.getByRole('searchbox', { name: 'Search posts' }).fill(title)
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No posts match')).toBeVisible()

  await page.goto('/properties')
  await page.getByRole('button', { name: `Delete ${address}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No properties yet')).toBeVisible()
  await context.close()
  await product.remove()
})

interface Post {
  readonly id: number
  readonly title: string
  readonly text: string
}

/** Adds a post written at the site; others use the same WordPress. */
const newPost = async ({ url, user, password }: WordPress): Promise<Pick<Post, 'id' | 'title'>> => {
  const title = `Hello ${randomUUID()}`
  const answer = await fetch(`${url}/?rest_route=/wp/v2/posts`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
    },
    body: JSON.stringify({ title, content: 'Hello.', status: 'publish' }),
  })
  return { id: ((await answer.json()) as { id: number }).id, title }
}

/** Returns a post as readers see it. */
const post = async (site: string, id: number): Promise<Post> => {
  const answer = await fetch(`${site}/?rest_route=/wp/v2/posts/${id}`)
  const one = (await answer.json()) as {
    id: number
    title: { rendered: string }
    content: { rendered: string }
  }
  return { id: one.id, title: one.title.rendered, text: one.content.rendered.trim() }
}
