import type { Composition } from '../composition/composition'
import { showProblems } from './showProblems'

/** The way into a build that runs in this page (`shared/build/development/joinPage.mjs`). */
interface JoinedBuild {
  /** Brings it to the state of that hash; false when only a new page can show it. */
  update: (hash: string) => Promise<boolean>
}

declare global {
  interface Window {
    aldergateBuilds?: Readonly<Record<string, JoinedBuild>>
  }
}

/** The server's news of its builds (`delivery/src/development/workshop.ts`). */
interface News {
  release: number
  hashes: Readonly<Record<string, string>>
  problems: readonly string[]
}

interface OpenPage {
  registry: { release: number }
  /** Reads the newest registry, from which remotes that have not been opened yet will be opened. */
  refresh: Composition['refresh']
  reload: () => void
}

/** For `npm run dev`: shows what is saved in the page as it is, or in a new one where that cannot be. */
export function followBuilds({ registry, refresh, reload }: OpenPage): void {
  async function take({ release, hashes, problems }: News): Promise<void> {
    showProblems(problems)
    if (release !== registry.release) return reload()
    void refresh()
    const joined = Object.entries(window.aldergateBuilds ?? {})
    const updates = joined.map(([name, build]) => {
      const hash = hashes[name]
      return hash === undefined || build.update(hash)
    })
    if ((await Promise.all(updates)).includes(false)) reload()
  }

  new EventSource('/__live').addEventListener('message', ({ data }) => {
    void take(JSON.parse(data) as News)
  })
}
