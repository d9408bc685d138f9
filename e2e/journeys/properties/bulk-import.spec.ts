import { readFile } from 'node:fs/promises'
import { expect, test } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'

/* Many blogs at once, with a reload in the middle. */

test('an import resumes after a reload: no row is added twice, and rejected rows can be downloaded', async ({
  newcomer: { mine, page },
}) => {
  const rows = Array.from({ length: 450 }, (_, at) => `https://blog-${at}.example.com,Blog ${at}`)
  // one that is no URL, two that are the same site, and one that only the server refuses
  const wrong = ['nowhere,Broken', 'https://blog-0.example.com/,Twin', 'https://10.1.2.3,Private']
  const table = ['URL,Name', ...wrong, ...rows].join('\n')
  let parts = 0
  const held = Promise.withResolvers<void>()
  await page.route('**/api/properties-bulk-generator', async (route) => {
    parts += 1
    if (parts !== 2) return route.continue()
    // stored, but the page is reloaded before it gets the answer
    await route.fetch()
    held.resolve()
  })
  await page.goto('/properties/bulk-add')
  await page.getByRole('textbox', { name: 'Rows' }).fill(table)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('cell', { name: 'URL: Row 2 has this property already.' })).toBeVisible()
  await page.getByRole('button', { name: 'Add 451 properties' }).click()
  await held.promise
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()

  await expect(page.getByText('Added so far: 199 properties of 451.')).toBeVisible()
  await expect(page.getByText('3 rows not added')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText(/^Added 450 properties/)).toBeVisible()
  const { total } = await mine.call<{ total: number }>('GET', 'properties?$limit=0')
  expect(total).toBe(450)

  await page.reload()
  await expect(page.getByText(/^Added 450 properties/)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download rejected rows' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toEqual([
    'URL,Name,Problems',
    expect.stringMatching(/^nowhere,Broken,"URL: /),
    expect.stringMatching(/^https:\/\/10\.1\.2\.3,Private,"URL: This URL points to a private network/),
    expect.stringMatching(/^https:\/\/blog-0\.example\.com,Blog 0,/),
  ])

  // they can be corrected here as well, and the input survives a reload
  await page.getByRole('button', { name: 'Fix rows' }).click()
  await expect(page.getByText('0 rows can be added. 3 rows with errors will be skipped.')).toBeVisible()
  await page.getByLabel('URL, row 1').fill('https://somewhere.example.com')
  await page.getByLabel('URL, row 1').press('Tab')
  await expect(page.getByRole('button', { name: 'Add 1 property' })).toBeEnabled()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Rows to fix' })).toBeVisible()
  await expect(page.getByLabel('URL, row 2')).toHaveValue('https://10.1.2.3')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Add 1 property' }).click()
  await expect(page.getByText(/^Added 1 property/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Added 1 property/)).toBeVisible()
  await expect(page.getByText('2 rows not added')).toBeVisible()
  expect((await mine.call<{ total: number }>('GET', 'properties?$limit=0')).total).toBe(451)
  await page.getByRole('link', { name: 'View properties' }).click()
  await expect(page.getByRole('heading', { name: 'Properties', level: 1 })).toBeVisible()
  await page.goto('/properties/bulk-add')
  await expect(page.getByRole('textbox', { name: 'Rows' })).toBeVisible()
})

test('what the file has no column for is filled in before the import and after it', async ({
  newcomer: { mine, page },
}) => {
  await page.goto('/properties/bulk-add')
  const table = [
    'Blog,Application password,Shop',
    'one.example.com,abcd efgh,First shop',
    'two.example.com,,Second shop',
    'two.example.com,,',
  ]
  await page.getByRole('textbox', { name: 'Rows' }).fill(table.join('\n'))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('A password needs a username. This cell will be left empty.')).toBeVisible()
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result.getByText('one.example.com', { exact: true })).toBeVisible()
  await expect(page.getByText('First shop · Second shop')).toBeVisible()
  await page.getByLabel('Shop').selectOption('Name')
  await expect(result.getByText('First shop')).toBeVisible()
  await page.getByLabel('Username, row 1').fill('ada')
  await page.getByLabel('Username, row 1').press('Tab')
  await expect(page.getByText('A password needs a username. This cell will be left empty.')).toBeHidden()
  expect(await violations(page)).toEqual([])
  await expect(page.getByRole('cell', { name: 'URL: Row 2 has this property already.' })).toBeVisible()
  await page.getByRole('button', { name: 'Add 2 properties' }).click()
  await expect(page.getByText(/^Added 2 properties/)).toBeVisible()

  await page.getByRole('button', { name: 'Fix rows' }).click()
  await expect(page.getByText('You already have this property.')).toBeVisible()
  await page.getByLabel('URL, row 1').fill('three.example.com')
  await page.getByLabel('Username, row 1').fill('bob')
  await page.getByLabel('Username, row 1').press('Tab')
  await page.getByRole('button', { name: 'Add 1 property' }).click()
  await expect(page.getByText(/^Added 1 property/)).toBeVisible()
  const { data } = await mine.call<{ data: { url: string; username: string; name: string }[] }>(
    'GET',
    'properties',
  )
  expect(data.map(({ url, username, name }) => [new URL(url).hostname, username, name]).sort()).toEqual([
    ['one.example.com', 'ada', 'First shop'],
    ['three.example.com', 'bob', 'three.example.com'],
    ['two.example.com', '', 'Second shop'],
  ])
  await page.getByRole('button', { name: 'Import another file' }).click()
  await expect(page.getByRole('textbox', { name: 'Rows' })).toHaveValue('')
})
