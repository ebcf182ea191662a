import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../process/refusal.ts'
import { versionFolder } from '../names/storePaths.ts'
import type { Left, Moment, Opened } from './opened.ts'
import { type Counts, isEndless, type Tab } from './openTab.ts'
import type { PageToOpen } from './pagesToOpen.ts'
import type { Arrival } from './probe.ts'

/** So often a page is mounted before what it leaves behind is counted: the first times load what is loaded once. */
const WARM_MOUNTS = 3

/** An address that no remote has: the frame alone stands there, so what is left behind is the page's. */
const NOWHERE = '/Nowhere/in/this/app'

export interface Opening {
  /** Where the candidate is served. */
  url: string
  store: string
  /** How often a page is mounted and left, for what it leaves behind. */
  mounts: number
  /** A page of another remote, which has to work afterwards as it did before. */
  neighbour?: string | undefined
}

/** Mounts and leaves a page again and again, in an empty tab, and measures. */
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

  /** Whether it stands. */
  function arrived({ isDown }: Arrival): boolean {
    opened.isDown = isDown
    return !isDown
  }

  /** Mounts and leaves it so many times; false where it went down. */
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
  // What the app says as it starts is none of the page's, if it has started.
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

/** Returns how many bytes a first visitor fetches, compressed as they are sent. */
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
