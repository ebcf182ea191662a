import { logFailure } from '@aldergate/platform'
import { partsOf } from '../registry/source'

/** The record of how a remote has loaded in this document. */
export interface RemoteLoad {
  /** From asking for the first page to having it, in milliseconds; `undefined` where none has come. */
  firstMs?: number
  /** The last thing that went wrong with it. */
  failure?: string
  /**
   * The globals and built-ins, such as `window.fetch`, that were altered by it or by another that came at the same
   * time.
   */
  touched?: readonly string[]
}

/** How the remotes of a document have loaded; `touched` gives what was altered since it was last asked of what belongs to all. */
export function createRemoteLoads(touched?: () => Promise<readonly string[]>) {
  const loads = new Map<string, RemoteLoad>()
  /** The sources that have run since the last look at what was altered. */
  const unseen = new Set<string>()

  function note(remote: string, more: RemoteLoad) {
    loads.set(remote, { ...loads.get(remote), ...more })
  }

  return {
    of: (remote: string): RemoteLoad => loads.get(remote) ?? {},

    /** Notes that code of the source has run. */
    ran: (source: string) => void unseen.add(source),

    /** Notes that a page has come, and after how long: of the first, that stays. */
    came(source: string, ms: number) {
      const { remote } = partsOf(source)
      if (loads.get(remote)?.firstMs === undefined) note(remote, { firstMs: ms })
    },

    failed(source: string, cause: unknown) {
      const failure = cause instanceof Error ? cause.message : String(cause)
      note(partsOf(source).remote, { failure })
    },

    /** Looks what those that ran since the last look have altered, and tells the console. */
    async tellOfTouched(): Promise<void> {
      if (!touched || unseen.size === 0) return
      const sources = [...unseen]
      unseen.clear()
      const names = await touched()
      if (names.length === 0) return
      logFailure(`${sources.join(' or ')} altered what all parts share: ${names.join(', ')}`)
      for (const { remote } of sources.map(partsOf))
        note(remote, { touched: [...(loads.get(remote)?.touched ?? []), ...names] })
    },
  }
}

export type RemoteLoads = ReturnType<typeof createRemoteLoads>
