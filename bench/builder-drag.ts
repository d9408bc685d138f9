import type { Subject } from './builder-subjects.ts'
import { framesDuring } from './builder-watch.ts'

export interface Dragged {
  /** Milliseconds between frames while a block was dragged over the page. */
  readonly frames: readonly number[]
}

const step = 1_000 / 60

/**
 * Drags a block over the page as a user does, one move per frame: down and up again twice, then to the lower
 * edge until the page has scrolled for a while.
 */
export const carryOver = async ({ gauge, point }: Pick<Subject, 'gauge' | 'point'>): Promise<Dragged> => {
  const { page, cdp } = gauge
  const { x, y } = await point()
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 10, y + 4, { steps: 2 })
  const send = (atX: number, atY: number) =>
    cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', button: 'left', buttons: 1, x: atX, y: atY })
  const frames = await framesDuring(page, async () => {
    const start = performance.now()
    const sent: Promise<unknown>[] = []
    for (let turn = 0; turn < 180; turn += 1) {
      const wave = turn < 120 ? Math.sin((turn / 120) * 4 * Math.PI) : 1
      sent.push(send(x + (turn % 40), turn < 120 ? 480 + wave * 280 : 880))
      await new Promise((done) =>
        setTimeout(done, Math.max(0, start + (turn + 1) * step - performance.now())),
      )
    }
    await Promise.all(sent)
  })
  await page.mouse.move(x + 10, 400)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return { frames }
}
