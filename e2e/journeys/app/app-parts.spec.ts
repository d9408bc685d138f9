import { readdir } from 'node:fs/promises'
import { expect, test } from '../../fixtures/accounts.ts'

/*
 * The app is split into chunks, each fetched when needed. A wrong split leaves chunks that need each other
 * while they start, and then a screen that fails only in the built app.
 */
test('every part of the built app can be the first one that is loaded', async ({ page }) => {
  const folder = new URL('../../../apps/web/dist/assets/', import.meta.url)
  const parts = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  expect(parts.length).toBeGreaterThan(20)
  await page.goto('/login')
  const html = await (await page.request.get('/login')).text()
  const dead: string[] = []
  // chunks that the page itself starts with have already run
  for (const part of parts.filter((name) => !html.includes(name))) {
    const failure = await page.evaluate(
      (path) =>
        import(path).then(
          () => '',
          (error: unknown) => String(error),
        ),
      `/assets/${part}`,
    )
    if (failure !== '') dead.push(`${part}: ${failure}`)
  }
  expect(dead).toEqual([])
})
