import { cpus, loadavg } from 'node:os'
import type { Browser } from '@playwright/test'
import { median } from '../../quality/figures.ts'

const RUNS = 25

/** Large enough that an allocator requests it from the system instead of reusing freed memory. */
const MEMORY_BYTES = 64 * 1024 * 1024
const MEMORY_PAGE_BYTES = 4_096

/** The median time, in milliseconds, of a fixed piece of work in a page: makes runs of different days comparable. */
export async function speedOf(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  try {
    return median(await page.evaluate(timeWork, RUNS))
  } finally {
    await page.close()
  }
}

/** The browser and the machine of a part, with the times of the fixed work before and after it. */
export function machineOf(browser: Browser, speeds: readonly [number, number]): string {
  const load = (loadavg()[0] ?? 0).toFixed(1)
  const processor = `${cpus().length} cores of ${cpus()[0]?.model}`
  const [before, after] = speeds.map((ms) => ms.toFixed(0))
  return (
    `Chromium ${browser.version()} on ${processor}, load average ${load}; ` +
    `the fixed piece of work took ${before} ms before, ${after} ms after, ` +
    `a new page of memory ${newPageMicroseconds().toFixed(1)} µs.`
  )
}

/**
 * Returns how many microseconds the system takes to hand out 4 kB of memory. Machines that compute equally fast can
 * differ in it, as virtual ones do, and a cold load fills a new process.
 */
function newPageMicroseconds(): number {
  const pages = MEMORY_BYTES / MEMORY_PAGE_BYTES
  const times = Array.from({ length: 5 }, () => {
    const memory = Buffer.alloc(MEMORY_BYTES)
    const [first, again] = [touch(memory), touch(memory)]
    return ((first - again) * 1_000) / pages
  })
  return median(times)
}

/** Writes into each page of the buffer, and returns the milliseconds: the first time, the system has to provide it. */
function touch(memory: Buffer): number {
  const began = performance.now()
  for (let at = 0; at < memory.length; at += MEMORY_PAGE_BYTES) memory[at] = at & 0xff
  return performance.now() - began
}

/** Runs in the page: creates, writes, reads and sorts rows, like much of an app's work between frames. */
function timeWork(runs: number): number[] {
  return Array.from({ length: runs }, () => {
    const began = performance.now()
    const rows = Array.from({ length: 20_000 }, (_, at) => ({
      name: `row ${(at * 7_919) % 20_011}`,
      price: Math.sin(at) * 45_000,
    }))
    const read = JSON.parse(JSON.stringify(rows)) as typeof rows
    read.sort((one, other) => (one.name < other.name ? -1 : 1))
    return performance.now() - began
  })
}
