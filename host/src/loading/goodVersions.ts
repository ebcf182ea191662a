import {
  check,
  GOOD_VERSIONS_KEY,
  GoodVersions,
  type PageMatch,
  type RegisteredRemote,
  type Registry,
  tolerant,
} from '@aldergate/contract'

/** The latest good version and the one before: the latest may have a broken page that was not opened yet. */
const KEPT_OF_EACH = 2

interface GoodVersionsOptions {
  openStorage: () => Storage
  /** The running host: a version that worked with another host may not work with this one. */
  hostVersion: string
}

/** The versions of remotes that have worked in this browser; empty without storage. */
export function createGoodVersions({ openStorage, hostVersion }: GoodVersionsOptions) {
  function read(): GoodVersions {
    try {
      const kept: unknown = JSON.parse(openStorage().getItem(GOOD_VERSIONS_KEY) ?? '{}')
      const checked = check(tolerant(GoodVersions), kept)
      return checked.isValid ? checked.data : {}
    } catch {
      return {}
    }
  }

  return {
    /** Notes that a page of the remote has worked. */
    note(remote: RegisteredRemote) {
      const all = read()
      const known = all[remote.name] ?? []
      const [newest] = known
      if (newest?.remote.version === remote.version && newest.hostVersion === hostVersion) return
      const others = known.filter((each) => each.remote.version !== remote.version)
      const next = [{ hostVersion, remote }, ...others].slice(0, KEPT_OF_EACH)
      try {
        openStorage().setItem(GOOD_VERSIONS_KEY, JSON.stringify({ ...all, [remote.name]: next }))
      } catch {
        // Without storage, a failing version has no stand-in, as on a first visit.
      }
    },

    /** The same page in the newest version that has worked and was not rolled back. */
    standInFor({ remote, page }: PageMatch, { heldBack = {} }: Registry): PageMatch | undefined {
      const left = heldBack[remote.name] ?? []
      for (const good of read()[remote.name] ?? []) {
        const { version } = good.remote
        if (good.hostVersion !== hostVersion) continue
        if (version === remote.version || left.includes(version)) continue
        const own = good.remote.pages.find(({ path }) => path === page.path)
        if (own) return { remote: good.remote, page: own }
      }
      return undefined
    },
  }
}

export type KeptVersions = ReturnType<typeof createGoodVersions>
