import type { Published } from '../store/published.ts'
import { type BuildName, HOST } from '../names/buildNames.ts'
import type { Progress } from './progress.ts'

/** The build state that an open page needs. */
export interface PageNews {
  /** If it differs from that of the page's registry, the page has to be reloaded. */
  release: number
  /** The hash of each build that fits the others, by name. */
  hashes: Readonly<Record<BuildName, string>>
  /** Build errors in the words of the tools that found them; empty when there are none. */
  problems: readonly string[]
}

interface WorkshopOptions {
  read: (name: BuildName) => Promise<Published>
  compose: (builds: readonly Published[]) => Promise<number>
  /** Called after each change. */
  onNews: (news: PageNews) => void
}

/** Combines the current builds whenever one of them makes progress, one change at a time. */
export function createWorkshop({ read, compose, onNews }: WorkshopOptions) {
  const builds = new Map<BuildName, Published>()
  /** The hashes of the newest builds. Pages get `hashes`, which lacks builds that do not fit. */
  const built: Record<BuildName, string> = {}
  let hashes: Readonly<Record<BuildName, string>> = {}
  const failures = new Map<BuildName, string>()
  const building = new Set<BuildName>()
  /** Callbacks that wait until all builds are settled. */
  const waiting = new Set<() => void>()
  let steps = 0
  let work = Promise.resolve()
  let release = 0
  let misfit = ''

  async function take(name: BuildName, hash: string): Promise<undefined> {
    builds.set(name, await read(name))
    built[name] = hash
    // Nothing can be shown without the host; missing remotes are fine.
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

    /** Records the progress of a build, and combines its files with the others. */
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

    /** Resolves when no build is running, so that what is read then is consistent. */
    settled(): Promise<void> {
      if (isSettled()) return Promise.resolve()
      return new Promise((resolve) => waiting.add(resolve))
    },
  }
}
