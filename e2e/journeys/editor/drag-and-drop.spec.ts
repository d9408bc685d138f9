import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/small-site.ts'
import {
  band,
  block,
  canvas,
  drag,
  dropLine,
  dropNote,
  dropWords,
  dropZone,
  openEditor,
  paletteTile,
  pointOf,
  saveState,
  textsIn,
} from '../../fixtures/builder.ts'

/* Blocks are dragged with a mouse: a line shows where a drop goes, and a refusal says why. */

test('a block of the palette goes where the line was, by the half that is shown', async ({ page, site }) => {
  await openEditor(page, site)
  const heading = block(page, 'First band')
  const middle = async (of: Locator) => {
    const { y, height } = (await of.boundingBox())!
    return y + height / 2
  }
  await drag(page, {
    from: paletteTile(page, 'Heading'),
    to: heading,
    at: { x: 0.3, y: 0.5 },
    meanwhile: async () => {
      await expect(dropWords(page)).toHaveText('Before: left half')
      const right = await pointOf(heading, { x: 0.7, y: 0.5 })
      await page.mouse.move(right.x, right.y)
      await expect(dropWords(page)).toHaveText('After: right half')
      await expect(async () => {
        const line = await middle(dropLine(page))
        expect(line).toBeGreaterThan(await middle(heading))
        expect(line).toBeLessThan(await middle(block(page, 'Alpha')))
        const zone = (await dropZone(page).boundingBox())!
        expect(right.x).toBeGreaterThan(zone.x)
        expect(zone.x).toBeGreaterThan((await heading.boundingBox())!.x)
      }).toPass()
    },
  })
  await expect(dropLine(page)).toBeHidden()
  await expect(textsIn(page, 'First band')).toHaveCount(4)
  const added = textsIn(page, 'First band').nth(1)
  await expect(added).not.toHaveText(/First band|Alpha|Beta/)
  await expect(page.getByRole('toolbar', { name: 'Actions for Heading Example' })).toBeVisible()
})

test('a block of the page moves to another container, and back by undo', async ({ page, site }) => {
  await openEditor(page, site)
  await drag(page, { from: block(page, 'Alpha'), to: block(page, 'Gamma'), at: { x: 0.3, y: 0.2 } })
  await expect(textsIn(page, 'First band')).toHaveText(['First band', 'Beta'])
  await expect(textsIn(page, 'Second band')).toHaveText(['Second band', 'Alpha', 'Gamma'])

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(textsIn(page, 'First band')).toHaveText(['First band', 'Alpha', 'Beta'])
  await expect(textsIn(page, 'Second band')).toHaveText(['Second band', 'Gamma'])
})

test.describe('a drop that the rules forbid', () => {
  const refusals = [
    {
      name: 'of a container into itself',
      grab: { x: 0.9, y: 12 },
      from: (page: Page) => band(page, 'First band'),
      to: (page: Page) => band(page, 'First band'),
      at: { x: 0.5, y: 14 },
      text: 'Parent node is not droppable. A block can’t be placed inside itself.',
    },
    {
      name: 'of a block beside itself',
      grab: { x: 10, y: 0.5 },
      from: (page: Page) => block(page, 'Alpha'),
      to: (page: Page) => block(page, 'Alpha'),
      at: { x: 0.5, y: 0.5 },
      text: 'Parent node is not droppable. A block can’t be placed next to itself.',
    },
    {
      name: 'of a new paragraph among the items of a list',
      grab: { x: 10, y: 0.5 },
      from: (page: Page) => paletteTile(page, 'Paragraph'),
      to: (page: Page) => canvas(page).getByRole('listitem').first(),
      at: { x: 0.5, y: 2 },
      text: 'Can not be the sibling of the target node. A <ul> can contain only <li>.',
    },
  ]
  for (const { name, from, grab, to, at, text } of refusals) {
    test(`is refused in words, ${name}`, async ({ page, site }) => {
      await openEditor(page, site)
      await drag(page, {
        from: from(page),
        grab,
        to: to(page),
        at,
        meanwhile: async () => {
          await expect(dropNote(page)).toContainText(text)
          await expect(dropLine(page)).toHaveClass(/forbidden/)
        },
      })
      await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
      await expect(textsIn(page, 'First band')).toHaveText(['First band', 'Alpha', 'Beta'])
      await expect(canvas(page).getByRole('listitem')).toHaveText(['Apples', 'Pears'])
      await expect(saveState(page)).toHaveText('Saved')
    })
  }
})
