import { expect, test } from '@playwright/test'
import { readyThemes } from '@web2/site/themes'
import { showLibrary, violationsOfSections } from '../../fixtures/library-page.ts'
import { pageFaults, pageStates, stateName, typeScales } from '../../fixtures/template-pages.ts'

/* All ready-made sections in every theme, of which section-geometry.spec.ts checks a sample. */

for (const { name: theme } of readyThemes) {
  for (const state of pageStates)
    test(`ready-made sections in the theme ${theme} fit every window, and axe finds nothing: ${stateName(state)}`, async ({
      page,
    }) => {
      await showLibrary(page, { theme, ...state })
      expect(await pageFaults(page, () => typeScales)).toEqual([])
      expect(await violationsOfSections(page)).toEqual([])
    })

  test(`axe finds nothing in ready-made sections in the dark theme ${theme}`, async ({ page }) => {
    await showLibrary(page, { theme, listing: 'full', lang: 'en', hasSamples: true, isDark: true })
    expect(await violationsOfSections(page, { onlyColors: true })).toEqual([])
  })
}
