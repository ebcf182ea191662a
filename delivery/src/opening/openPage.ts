import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../process/refusal.ts'
import { versionFolder } from '../names/storePaths.ts'
import type { Left, Moment, Opened } from './opened.ts'
import { type Counts, isEndless, type Tab } from './openTab.ts'
import type { PageToOpen } from './pagesToOpen.ts'
import type { Arrival } from './probe.ts'

/** Mounts before leaks are counted: the first ones load files that stay. */
const WARM_MOUNTS = 3

/** A path that no remote has: only the frame is shown, so any leak comes from the page. */
const NOWHERE = '/Nowhere/in/this/app'

export interface Opening {
  /** The URL of the candidate's server. */
  url: string
  store: string
  /** How often a page is mounted and left to measure its leaks. */
  mounts: number
  /** A page of another remote, which has to work afterwards as it did before. */
  neighbour?: string | undefined
}

/** Mounts and leaves a page repeatedly in a new tab, and measures it. */
export async function openPage(
  tab: Tab,
  { url, store, mounts, neighbour }: Opening,
  page: PageToOpen,
): Promise<Opened> {
  const { remote, path, address } = page
  const opened: Opened = {
    source: `${remote.built.name} ${remote.version}`,
    path,
    isDown: false,
    errors: [],
    findings: [],
    bytes: await bytesOf(store, page),
  }
  let moment: Moment = 'start'

  function begin(next: Moment) {
    moment = next
    tab.begin(next)
  }

  async function leave() {
    begin('unmount')
    await tab.step(-1)
  }

  /** Records whether the page is down, and returns whether it is shown. */
  function arrived({ isDown }: Arrival): boolean {
    opened.isDown = isDown
    return !isDown
  }

  /** Mounts and leaves the page repeatedly; false if it went down. */
  async function cycle(times: number): Promise<boolean> {
    for (let time = 0; time < times; time += 1) {
      begin('mount')
      if (!arrived(await tab.step(1))) return false
      await leave()
    }
    return true
  }

  async function measure() {
    begin('start')
    await tab.start(url + NOWHERE)
    const isNeighbourSound = neighbour !== undefined && !(await tab.open(neighbour)).isDown
    if (neighbour !== undefined) await tab.step(-1)
    await tab.note()

    begin('mount')
    const first = await tab.open(address)
    if (!arrived(first)) return
    opened.mountMs = first.ms
    begin('look')
    await tab.settled()
    opened.findings = await tab.findings()
    await leave()
    if (!(await cycle(WARM_MOUNTS))) return
    const before = await tab.counts()
    if (!(await cycle(mounts))) return
    opened.left = leftBehind(before, await tab.counts(), mounts)
    opened.altered = await tab.altered(remote.built.container)

    begin('afterwards')
    if (isNeighbourSound) await tab.open(neighbour)
  }

  try {
    await measure()
  } catch (error) {
    if (isEndless(error)) opened.endless = moment
    else opened.errors = [{ moment, text: String(error) }]
  }
  // If the app has started, errors during its start are not the page's.
  const own = tab.errors().filter((error) => moment === 'start' || error.moment !== 'start')
  return { ...opened, errors: [...opened.errors, ...own] }
}

function leftBehind(before: Counts, after: Counts, mounts: number): Left {
  return {
    mounts,
    listeners: after.listeners - before.listeners,
    nodes: after.nodes - before.nodes,
    heapBytes: after.heapBytes - before.heapBytes,
  }
}

/** Returns the bytes that a first visitor downloads, compressed as they are sent. */
async function bytesOf(store: string, { remote, path }: PageToOpen): Promise<Opened['bytes']> {
  const { version, built } = remote
  const folder = versionFolder(store, built.name, version)
  const files = built.pages.find((page) => page.path === path)?.files ?? []
  const sizes = await Promise.all(files.map((file) => sizeOf(join(folder, file))))
  return {
    entry: await sizeOf(join(folder, built.entry)),
    page: sizes.reduce((sum, size) => sum + size, 0),
  }
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(`${file}.br`)).size
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
    return (await stat(file)).size
  }
}
