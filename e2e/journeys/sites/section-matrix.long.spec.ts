import { expect, test } from '@playwright/test'
import { readyThemes } from '@web2/site/themes'
import { showLibrary, violationsOfSections } from '../../fixtures/library-page.ts'
import { pageFaults, pageStates, stateName, typeScales } from '../../fixtures/template-pages.ts'

/*
 * All ready-made sections in every theme with every listing at every width, of which section-geometry.spec.ts checks a
 * sample. The one with samples and a long name meets every type scale, the others meet them in turn.
 */

for (const [number, { name: theme }] of readyThemes.entries()) {
  for (const [at, state] of pageStates.entries())
    test(`ready-made sections in the theme ${theme} fit every window, and axe finds nothing: ${stateName(state)}`, async ({
      page,
    }) => {
      await showLibrary(page, { theme, ...state })
      const scales = (width: number) =>
        state.hasSamples ? typeScales : [typeScales[(number + at + width) % typeScales.length]!]
      expect(await pageFaults(page, scales)).toEqual([])
      expect(await violationsOfSections(page)).toEqual([])
    })

  test(`axe finds nothing in ready-made sections in the dark theme ${theme}`, async ({ page }) => {
    await showLibrary(page, { theme, listing: 'full', lang: 'en', hasSamples: true, isDark: true })
    expect(await violationsOfSections(page, { onlyColors: true })).toEqual([])
  })
}
