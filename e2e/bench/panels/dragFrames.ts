import type { Browser } from '@playwright/test'
import { openDashboard } from './openDashboard.ts'

interface DragOptions {
  browser: Browser
  url: string
  cpu: number
  height: number
}

const DRAG_MS = 4_000

/** Drags a panel back and forth across the others, and returns the milliseconds between frames. */
export async function measureDrag(options: DragOptions): Promise<number[]> {
  const { page, close } = await openDashboard(options)
  try {
    const box = await page.locator('[data-panel-handle]').first().boundingBox()
    if (!box) throw new Error('The first panel has no handle to drag it by.')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 20, y + 20, { steps: 4 })
    const measured = page.evaluate(async (forMs) => {
      const times: number[] = []
      const end = performance.now() + forMs
      while (performance.now() < end) {
        times.push(await new Promise<number>((resolve) => requestAnimationFrame(resolve)))
      }
      return times.slice(1).map((time, index) => time - (times[index] ?? 0))
    }, DRAG_MS)
    let isOver = false
    void measured.finally(() => (isOver = true))
    for (let step = 0; !isOver; step += 1) {
      await page.mouse.move(
        x + 300 + 300 * Math.sin(step / 10),
        y + 300 + 200 * Math.cos(step / 14),
      )
    }
    await page.mouse.up()
    return await measured
  } finally {
    await close()
  }
}
