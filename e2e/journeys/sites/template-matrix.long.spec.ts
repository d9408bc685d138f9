import { expect, test } from '@playwright/test'
import { violations } from '../../fixtures/axe.ts'
import {
  drawnTemplates,
  pageFaults,
  pageStates,
  showTemplatePage,
  stateName,
  typeScales,
} from '../../fixtures/template-pages.ts'

/*
 * Every page of every template with every listing at every width, of which template-geometry.spec.ts checks a sample.
 * The one with samples and a long name meets every type scale, the others meet them in turn.
 */

for (const [number, template] of drawnTemplates.entries())
  for (const [at, { slug }] of template.pages.entries())
    test(`the page ${template.id}/${slug} fits every window, and axe finds nothing`, async ({ page }) => {
      for (const [turn, state] of pageStates.entries()) {
        const scales = (width: number) =>
          state.hasSamples ? typeScales : [typeScales[(number + at + turn + width) % typeScales.length]!]
        await showTemplatePage(page, template, at, state)
        expect(await pageFaults(page, scales), stateName(state)).toEqual([])
        expect(await violations(page), stateName(state)).toEqual([])
      }
      await showTemplatePage(page, template, at, { ...pageStates[0]!, isDark: true })
      expect(await violations(page, { onlyColors: true }), 'dark').toEqual([])
    })
