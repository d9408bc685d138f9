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

/* Every page of every template, of which template-geometry.spec.ts checks a sample. */

for (const template of drawnTemplates)
  for (const [at, { slug }] of template.pages.entries())
    test(`the page ${template.id}/${slug} fits every window, and axe finds nothing`, async ({ page }) => {
      for (const state of pageStates) {
        await showTemplatePage(page, template, at, state)
        expect(await pageFaults(page, () => typeScales), stateName(state)).toEqual([])
        expect(await violations(page), stateName(state)).toEqual([])
      }
      await showTemplatePage(page, template, at, { ...pageStates[0]!, isDark: true })
      expect(await violations(page, { onlyColors: true }), 'dark').toEqual([])
    })
