import type { Composition } from '../composition/composition'
import { showProblems } from './showProblems'

/** The hot-update API of a build that runs in this page (`shared/build/development/joinPage.mjs`). */
interface JoinedBuild {
  /** Updates it to the given hash; false when only a page reload can show that. */
  update: (hash: string) => Promise<boolean>
}

declare global {
  interface Window {
    aldergateBuilds?: Readonly<Record<string, JoinedBuild>>
  }
}

/** The build messages that the server sends (`delivery/src/development/workshop.ts`). */
interface News {
  release: number
  hashes: Readonly<Record<string, string>>
  problems: readonly string[]
}

interface OpenPage {
  registry: { release: number }
  /** Reads the newest registry, which remotes opened from now on are loaded from. */
  refresh: Composition['refresh']
  reload: () => void
}

/** For `npm run dev`: applies saved changes by hot update, or by a reload where that is impossible. */
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
