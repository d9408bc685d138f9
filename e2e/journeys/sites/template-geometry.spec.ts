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
 * A sample of what template-matrix.long.spec.ts checks in full: of each template, its home page and one other, one
 * in light and one in dark colors. Every state of a listing meets every width and every type scale.
 */

for (const [number, template] of drawnTemplates.entries())
  test(`pages of the template ${template.id} fit every window, and axe finds nothing`, async ({ page }) => {
    const other = 1 + ((number * 3) % (template.pages.length - 1))
    for (const [load, at] of [0, other].entries()) {
      const state = pageStates[(number + 2 * load) % pageStates.length]!
      const isDark = (number + load) % 2 === 1
      const name = `${template.pages[at]!.slug}, ${stateName(state)}, ${isDark ? 'dark' : 'light'}`
      await showTemplatePage(page, template, at, { ...state, isDark })
      const scales = (width: number) => [typeScales[(number + load + width) % typeScales.length]!]
      expect(await pageFaults(page, scales), name).toEqual([])
      expect(await violations(page), name).toEqual([])
    }
  })
