import type { Locator, Page } from '@playwright/test'
import { expect } from '../app'
import type { Fault } from '../faults/faultInjector'
import { expectSameDocument, markDocument, pageHeading } from '../faults/fallen'
import type { FaultProxy } from './faultProxy'
import type { HostUnderTest, PagePart, RemotePage } from './host'

/** The longest time from Retry to the page, once the cause is gone. */
export const HEALED_MS = 5_000

/** The environment of a case. */
export interface Scene {
  page: Page
  proxy: FaultProxy
  host: HostUnderTest
  /** Waits for the error message; fails after ten seconds, the longest that a trader may wait. */
  expectTold: (sign: Locator) => Promise<void>
  /** Notes that the fault is contained from this moment on, and how long that took. */
  noteContained: (sinceMs: number) => void
  /** The problems that the console has reported. */
  problems: readonly string[]
}

/** A page of which something can be opened without a new document. */
export interface Station extends Pick<RemotePage, 'name' | 'heading'> {
  open: () => Promise<void>
}

/** Opens the home of the host, from which faults are met. */
export async function openHome({ page, proxy, host }: Scene): Promise<void> {
  await page.goto(proxy.url + host.home.path)
  await expect(pageHeading(page, host.home.heading)).toBeVisible()
  await host.answers?.(page)
  await markDocument(page)
}

export async function expectShell({ page, host }: Scene): Promise<void> {
  for (const part of host.shell(page)) await expect(part).toBeVisible()
}

export async function expectOther({ page, host }: Scene): Promise<void> {
  await host.link(page, host.other.name).click()
  await expect(pageHeading(page, host.other.heading)).toBeVisible({ timeout: HEALED_MS })
}

/** Breaks a page: its place alone is taken, twice, the others work meanwhile, and Retry brings it back. */
export async function fallAlone(
  scene: Scene,
  station: Station,
  { mend }: { mend: () => Promise<void> },
): Promise<void> {
  const { page, host, expectTold, noteContained } = scene
  const card = host.card(page, station.name)
  const asked = performance.now()
  await station.open()
  await expectTold(card)
  noteContained(asked)
  await expectShell(scene)
  await expectOther(scene)

  await station.open()
  await expectTold(card)
  await mend()
  await host.retry(card).click()
  await expect(pageHeading(page, station.heading)).toBeVisible({ timeout: HEALED_MS })
  await expectSameDocument(page)
}

function stationOf({ page, host }: Scene, { name, heading }: RemotePage): Station {
  return { name, heading, open: () => host.link(page, name).click() }
}

/** Injects a fault into a file of a page that is opened from another one. */
export async function meetLater(scene: Scene, at: RemotePage, file: RegExp, fault: Fault) {
  await openHome(scene)
  scene.proxy.breakDown([file], fault)
  await fallAlone(scene, stationOf(scene, at), scene.proxy)
}

/** Injects a fault into a file of the first page. */
export async function meetFirst(scene: Scene, at: RemotePage, file: RegExp, fault: Fault) {
  const { page, proxy, host, expectTold, noteContained } = scene
  proxy.breakDown([file], fault)
  const asked = performance.now()
  await page.goto(proxy.url + at.path, { waitUntil: 'commit' })
  const card = host.card(page, at.name)
  await expectTold(card)
  noteContained(asked)
  await markDocument(page)
  await expectShell(scene)

  await proxy.mend()
  await host.retry(card).click()
  await expect(pageHeading(page, at.heading)).toBeVisible({ timeout: HEALED_MS })
  await expectSameDocument(page)
}

/** Injects a fault into a required file of the host. */
export async function meetAtStart(scene: Scene, file: RegExp, fault: Fault) {
  const { page, proxy, host, expectTold, noteContained } = scene
  proxy.breakDown([file], fault)
  const asked = performance.now()
  await page.goto(proxy.url + host.home.path, { waitUntil: 'commit' })
  const told = host.noStart(page)
  await expectTold(told)
  noteContained(asked)
  await markDocument(page)

  await proxy.mend()
  await host.retry(told).click()
  await expect(pageHeading(page, host.home.heading)).toBeVisible({ timeout: HEALED_MS })
  await expect(told).toHaveCount(0)
  await expectSameDocument(page)
}

/** Injects a fault into an optional file. */
export async function meetWithoutNeed(scene: Scene, file: RegExp, fault: Fault) {
  const { page, proxy, host, expectTold, noteContained } = scene
  proxy.breakDown([file], fault)
  const asked = performance.now()
  await page.goto(proxy.url + host.home.path, { waitUntil: 'commit' })
  await expectTold(pageHeading(page, host.home.heading))
  noteContained(asked)
  await expectShell(scene)
  await expectOther(scene)
}

/** Injects faults into the registry and into a page: the page recovers even without a newer registry. */
export async function meetAtRegistry(
  scene: Scene,
  at: RemotePage,
  { entry, registry, fault }: { entry: RegExp; registry: RegExp; fault: Fault },
) {
  await openHome(scene)
  const { proxy } = scene
  proxy.breakDown([entry, registry], fault)
  await fallAlone(scene, stationOf(scene, at), {
    mend: async () => proxy.breakDown([registry], fault),
  })
}

/** Injects a fault into a part of a page: what surrounds it works, and Retry loads it. */
export async function meetInPart(scene: Scene, part: PagePart, fault: Fault) {
  const { page, proxy, host, expectTold, noteContained } = scene
  await openHome(scene)
  proxy.breakDown([part.file], fault)
  await host.link(page, part.link).click()
  const place = part.place(page)
  await expect(place).toBeVisible()
  const asked = performance.now()
  await expectTold(host.failedPart(place))
  noteContained(asked)
  await expectShell(scene)

  await proxy.mend()
  await host.retry(place).click()
  await expect(place).toContainText(part.content, { timeout: HEALED_MS })
  await expectSameDocument(page)
}

/** Refuses every connection: loaded content keeps working, and Retry loads the page once the host is back. */
export async function meetRefusal(scene: Scene, at: RemotePage) {
  await openHome(scene)
  await expectOther(scene)
  await scene.proxy.refuse()
  await fallAlone(scene, stationOf(scene, at), scene.proxy)
}
