import { expect, test } from '../../fixtures/accounts.ts'
import { violations } from '../../fixtures/axe.ts'
import { chooseOwnPage, listCard, livePage, pageCount, toStep, typedPage } from '../../fixtures/generator.ts'

/* The wizard: texts are selected on the page, errors are shown where they are made, and the defaults suffice. */

test('texts are selected on the page by pointer and keyboard', async ({ newcomer: { page, mine } }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await typedPage(mine, 'Garden page', 'Gardens', 'We plant trees.', 'Call us.')
  await page.goto('/zoomer-site-builder/new-generation')
  await chooseOwnPage(page, 'Garden page')
  const shown = livePage(page)

  await test.step('a heading gets a text of its own, which the page shows', async () => {
    await shown.getByRole('button', { name: 'Heading: Gardens' }).click()
    const settings = page.getByRole('region', { name: 'Heading' })
    await settings.getByText('Own text', { exact: true }).click()
    await settings.getByRole('textbox', { name: 'Text' }).fill('{service} in {city}')
    await expect(shown.getByRole('heading', { level: 1 }).or(shown.locator('h1'))).toHaveText(
      '{service} in {city}',
    )
    await settings.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByRole('button', { name: /^Heading Own text/ })).toBeVisible()
  })

  await test.step('Tab goes to the next text, Enter opens it, and Escape returns to the page', async () => {
    await expect(shown.locator('h1')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(shown.getByRole('button', { name: 'Paragraph: We plant trees.' })).toBeFocused()
    await page.keyboard.press('Enter')
    const settings = page.getByRole('region', { name: 'Paragraph' })
    await expect(settings.getByRole('heading', { name: 'Paragraph' })).toBeFocused()
    await settings.getByText('AI', { exact: true }).click()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(shown.getByRole('button', { name: 'Paragraph: We plant trees.' })).toBeFocused()
  })

  await test.step('an empty prompt is reported in its step', async () => {
    await expect(page.getByRole('button', { name: /Enter a prompt/ })).toBeVisible()
    await expect(
      page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: /Template\s*1 issue/ }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Remove settings of Paragraph' }).click()
    await expect(page.getByRole('button', { name: /Enter a prompt/ })).toBeHidden()
  })

  await test.step('the pages of the first rows follow the data', async () => {
    await toStep(page, 'Data')
    await listCard(page, 'service').getByRole('textbox', { name: 'Values' }).fill('Hedges\nPonds')
    await listCard(page, 'city').getByRole('textbox', { name: 'Values' }).fill('Bath\nWells')
    await expect(pageCount(page, '4 pages')).toBeVisible()
    await expect(shown.locator('h1')).toHaveText('Hedges in Bath')
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(shown.locator('h1')).toHaveText('Hedges in Wells')
  })

  await test.step('the defaults of the other steps suffice for an estimate', async () => {
    await toStep(page, 'Destination and limits')
    await expect(page.getByRole('textbox', { name: 'Site name' })).toHaveValue('Local pages')
    await expect(page.getByRole('textbox', { name: 'Root slug' })).toHaveValue('local-pages')
    await toStep(page, 'Review')
    await page.getByRole('button', { name: 'Create estimate' }).click()
    await expect(page.getByRole('region', { name: 'Estimate', exact: true })).toContainText('4 pages', {
      timeout: 60_000,
    })
  })
})

test('a template of a trade begins with its page for lists', async ({ newcomer: { page } }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/zoomer-site-builder/new-generation')
  await page.getByRole('button', { name: 'Browse templates' }).click()
  await page.getByRole('button', { name: /^Preview Plumber/ }).click()
  const preview = page.getByRole('dialog', { name: 'Plumber' })
  await preview.getByRole('button', { name: 'Use this template' }).click()
  const choice = page.getByRole('combobox', { name: 'Page', exact: true })
  await expect(choice).toHaveValue('Service in a place')
  await expect(livePage(page).locator('h1')).toHaveText('{service} in {city}')
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(/^\{service\} in \{city\} by /)

  await test.step('a page of a place needs no services', async () => {
    await choice.click()
    await page.getByRole('option', { name: 'Place', exact: true }).click()
    await expect(livePage(page).locator('h1')).toHaveText('Plumber in {city}')
    await choice.click()
    await page.getByRole('option', { name: 'Service in a place' }).click()
  })

  await test.step('its lists are ready, and fill the page', async () => {
    await toStep(page, 'Data')
    await listCard(page, 'service').getByRole('textbox', { name: 'Values' }).fill('Water heater repair')
    await listCard(page, 'city').getByRole('textbox', { name: 'Values' }).fill('Tacoma')
    await expect(livePage(page).locator('h1')).toHaveText('Water heater repair in Tacoma')
  })
})

test('errors appear when their field is left, and nothing typed is lost', async ({
  newcomer: { page, mine },
}) => {
  await typedPage(mine, 'Town page', '{service} in {city}')
  await page.goto('/zoomer-site-builder/new-generation')
  await chooseOwnPage(page, 'Town page')
  const steps = page.getByRole('navigation', { name: 'Steps' })

  await test.step('a step that was not visited shows no errors', async () =>
    await expect(steps.getByRole('button', { name: /issue/ })).toHaveCount(0))

  await test.step('a missing site name is shown at its field and in its step', async () => {
    await toStep(page, 'Destination and limits')
    const name = page.getByRole('textbox', { name: 'Site name' })
    await name.fill('')
    await name.blur()
    await expect(name).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('Site Name should be no empty')).toBeVisible()
    await expect(steps.getByRole('button', { name: /Destination and limits\s*1 issue/ })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Root slug' })).not.toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('other steps stay open, and a reload keeps what was typed', async () => {
    await toStep(page, 'Data')
    await listCard(page, 'city').getByRole('textbox', { name: 'Values' }).fill('Bath')
    await toStep(page, 'Destination and limits')
    await page.getByRole('textbox', { name: 'Site name' }).fill('Gardens')
    await expect(page.getByText('Site Name should be no empty')).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Site name' })).toHaveValue('Gardens')
    await toStep(page, 'Data')
    await expect(listCard(page, 'city').getByRole('textbox', { name: 'Values' })).toHaveValue('Bath')
    await expect(steps.getByRole('button', { name: /Data\s*\d+ issues?/ })).toBeVisible()
  })

  await test.step('one site per city needs no further changes', async () => {
    await toStep(page, 'Destination and limits')
    await page.getByRole('radio', { name: 'One site per city' }).check()
    await expect(page.getByRole('textbox', { name: 'Site name' })).toHaveValue('Gardens {city}')
    await expect(page.getByRole('textbox', { name: 'Root slug' })).toHaveValue(/-?\{city\}$/)
  })
})

test('on a phone the page opens in a sheet, and its texts are set in the form', async ({
  newcomer: { page, mine },
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await typedPage(mine, 'Phone page', 'Gardens', 'We plant trees.')
  await page.goto('/zoomer-site-builder/new-generation')
  await chooseOwnPage(page, 'Phone page')
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await livePage(page).getByRole('button', { name: 'Heading: Gardens' }).click()
  const settings = page.getByRole('region', { name: 'Heading' })
  await settings.getByText('Own text', { exact: true }).click()
  await settings.getByRole('textbox', { name: 'Text' }).fill('Gardens in {city}')
  expect(await violations(page)).toEqual([])
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await settings.getByRole('button', { name: 'Done' }).click()
  await expect(livePage(page).locator('h1')).toHaveText('Gardens in {city}')
  await page.getByRole('dialog', { name: 'Preview' }).getByRole('button').first().click()
  await expect(page.getByRole('dialog', { name: 'Preview' })).toBeHidden()
  await expect(page.getByRole('button', { name: /^Heading Own text/ })).toBeVisible()
})
