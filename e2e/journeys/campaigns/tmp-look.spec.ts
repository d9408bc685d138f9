import { test, expect } from '../../fixtures/accounts.ts'

test('look', async ({ newcomer: { mine, page } }) => {
  const { _id } = await mine.call<{ _id: string }>('POST', 'campaigns', {
    name: 'Spring gardens 2027',
    links: [{ url: 'https://www.greenacre.example/lawn-care/?ref=1#prices', anchors: [{ text: 'lawn care', weight: 1 }], rel: '', share: 100, perArticle: 1 }],
    utm: { isOn: true, source: '', medium: '', campaign: '', term: '', content: 'footer link' },
  })
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [1440, 390]) {
      await page.emulateMedia({ colorScheme: scheme })
      await page.setViewportSize({ width, height: 1000 })
      await page.goto(`/campaigns/edit-campaign?id=${_id}&step=links`)
      await page.evaluate((s) => localStorage.setItem('mantine-color-scheme-value', s), scheme)
      await page.reload()
      await expect(page.getByRole('group', { name: 'UTM parameters' })).toBeVisible()
      await page.screenshot({ path: `/tmp/utm/utm-${scheme}-${width}.png`, fullPage: true })
    }
})
