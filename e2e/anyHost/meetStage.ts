import type { Page } from '@playwright/test'
import { expect } from '../app'
import { expectSameDocument, pageHeading } from '../faults/fallen'
import type { MisbehavingPage } from './host'
import {
  expectOther,
  expectShell,
  fallAlone,
  HEALED_MS,
  openHome,
  type Scene,
  type Station,
} from './meet'
import { FAULT_KEY, type Stage } from './misbehaving'

/** How long a page hangs before its trader returns in another tab. */
const SILENT_MS = 11_000

async function goWrongAt(page: Page, stage: Stage | undefined) {
  await page.evaluate(
    ([key, name]) =>
      name === undefined ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, name),
    [FAULT_KEY, stage] as const,
  )
}

function misbehavingStation({ page }: Scene, { name, heading, open }: MisbehavingPage): Station {
  return { name, heading, open: () => open(page) }
}

/** Makes a page's code fail so that it cannot be shown. */
export async function meetFall(scene: Scene, at: MisbehavingPage, stage: Stage) {
  await openHome(scene)
  await goWrongAt(scene.page, stage)
  await fallAlone(scene, misbehavingStation(scene, at), {
    mend: () => goWrongAt(scene.page, undefined),
  })
}

/** A remote that was not loaded before still finds what it needs. */
async function expectUnopened({ page, host }: Scene) {
  const [, unopened] = host.pages
  if (!unopened) return
  await host.link(page, unopened.name).click()
  await expect(pageHeading(page, unopened.heading)).toBeVisible({ timeout: HEALED_MS })
}

/** Makes a page's code cause invisible harm: all pages work, and the problem is reported to developers. */
export async function meetHarm(scene: Scene, at: MisbehavingPage, stage: Stage) {
  const { page, host, noteContained, problems } = scene
  await openHome(scene)
  await goWrongAt(page, stage)
  const asked = performance.now()
  await at.open(page)
  await expect(pageHeading(page, at.heading)).toBeVisible({ timeout: HEALED_MS })
  await expectShell(scene)
  await expectOther(scene)
  await expectUnopened(scene)
  const told = host.tells?.[stage]
  if (told) await expect.poll(() => problems.join('\n'), { timeout: 10_000 }).toMatch(told)
  noteContained(asked)

  await goWrongAt(page, undefined)
  await at.open(page)
  await expect(pageHeading(page, at.heading)).toBeVisible({ timeout: HEALED_MS })
  await expectSameDocument(page)
}

/**
 * Makes a page hang for ever: its tab is lost, and another tab that opens the page shows a warning before trying it.
 */
export async function meetEndlessLoop(scene: Scene, at: MisbehavingPage, stage: Stage) {
  const { page, host, expectTold, noteContained } = scene
  const lost = await page.context().newPage()
  await openHome({ ...scene, page: lost })
  await goWrongAt(lost, stage)
  await at.open(lost)
  await lost.waitForTimeout(SILENT_MS)
  await lost.close()

  await openHome(scene)
  const asked = performance.now()
  await at.open(page)
  const card = host.card(page, at.name)
  await expectTold(card)
  noteContained(asked)
  await expectShell(scene)
  await expectOther(scene)

  await at.open(page)
  await expectTold(card)
  await host.retry(card).click()
  await expect(pageHeading(page, at.heading)).toBeVisible({ timeout: HEALED_MS })
  await expectSameDocument(page)
}
