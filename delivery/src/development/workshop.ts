import type { Published } from '../store/published.ts'
import { type BuildName, HOST } from '../names/buildNames.ts'
import type { Progress } from './progress.ts'

/** The news of the builds that an open page needs. */
export interface PageNews {
  /** Another number than that of the page's registry: it has to be loaded anew. */
  release: number
  /** The state of each build that fits the others, by its name. */
  hashes: Readonly<Record<BuildName, string>>
  /** The faults of the sources, in the words of the tools that found them; empty when there are none. */
  problems: readonly string[]
}

interface WorkshopOptions {
  read: (name: BuildName) => Promise<Published>
  compose: (builds: readonly Published[]) => Promise<number>
  /** Told after each change. */
  onNews: (news: PageNews) => void
}

/** Puts the builds of the moment together, one after the other, as they make progress. */
export function createWorkshop({ read, compose, onNews }: WorkshopOptions) {
  const builds = new Map<BuildName, Published>()
  /** Of the newest builds, and of those that pages are given: one that does not fit is kept from them. */
  const built: Record<BuildName, string> = {}
  let hashes: Readonly<Record<BuildName, string>> = {}
  const failures = new Map<BuildName, string>()
  const building = new Set<BuildName>()
  /** Those who wait until all is settled. */
  const waiting = new Set<() => void>()
  let steps = 0
  let work = Promise.resolve()
  let release = 0
  let misfit = ''

  async function take(name: BuildName, hash: string): Promise<undefined> {
    builds.set(name, await read(name))
    built[name] = hash
    // Nothing can be shown without the host; of the remotes, those that there are.
    if (!builds.has(HOST)) return
    try {
      release = await compose([...builds.values()])
      hashes = { ...built }
      misfit = ''
    } catch (error) {
      misfit = (error as Error).message
    }
  }

  function news(): PageNews {
    const problems = [...failures].map(([name, report]) => `${name} cannot be built.\n\n${report}`)
    return {
      release,
      hashes,
      problems: misfit ? [...problems, misfit] : problems,
    }
  }

  function isSettled(): boolean {
    return building.size === 0 && steps === 0
  }

  return {
    news,

    /** Notes what becomes of a build; what it wrote is put together with the others. */
    note(name: BuildName, progress: Progress): void {
      if (progress.status === 'building') {
        building.add(name)
        return
      }
      building.delete(name)
      steps += 1
      work = work
        .then(() => (progress.status === 'failed' ? progress.report : take(name, progress.hash)))
        .catch(String)
        .then((failure) => {
          if (failure === undefined) failures.delete(name)
          else failures.set(name, failure)
          steps -= 1
          onNews(news())
          if (!isSettled()) return
          for (const go of waiting) go()
          waiting.clear()
        })
    },

    /** Resolves when no build is under way: what is read then belongs together. */
    settled(): Promise<void> {
      if (isSettled()) return Promise.resolve()
      return new Promise((resolve) => waiting.add(resolve))
    },
  }
}
