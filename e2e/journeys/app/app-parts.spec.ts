import { readdir } from 'node:fs/promises'
import { expect, test } from '../../fixtures/accounts.ts'

/*
 * The app is cut into parts, each fetched when it is needed. A cut in the wrong place leaves parts that need each other
 * while they start, and then a screen that is dead only in the built app.
 */
test('every part of the built app can be the first one that is loaded', async ({ page }) => {
  const folder = new URL('../../../apps/web/dist/assets/', import.meta.url)
  const parts = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  expect(parts.length).toBeGreaterThan(20)
  await page.goto('/login')
  const html = await (await page.request.get('/login')).text()
  const dead: string[] = []
  // those that the page itself starts with have shown already that they can
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
