import { logFailure } from '@aldergate/platform'
import { splitSource } from '../registry/source'

/** The record of how a remote has loaded in this document. */
export interface RemoteLoad {
  /** Milliseconds from the request of its first page to its arrival; `undefined` where none has loaded. */
  firstMs?: number
  /** The last failure. */
  failure?: string
  /**
   * The globals and built-ins, such as `window.fetch`, that were altered by it or by another remote that loaded at the
   * same time.
   */
  touched?: readonly string[]
}

/**
 * Records how the remotes of a document have loaded; `touched` returns the shared globals altered since its last look,
 * or `undefined` if it could not look.
 */
export function createRemoteLoads(touched?: () => Promise<readonly string[] | undefined>) {
  const loads = new Map<string, RemoteLoad>()
  /** The sources that have run since the last check for altered globals. */
  const unseen = new Set<string>()

  function note(remote: string, more: RemoteLoad) {
    loads.set(remote, { ...loads.get(remote), ...more })
  }

  return {
    of: (remote: string): RemoteLoad => loads.get(remote) ?? {},

    /** Notes that code of a source has run. */
    ran: (source: string) => void unseen.add(source),

    /** Notes that a page has loaded, and how long it took; only a remote's first time is kept. */
    came(source: string, ms: number) {
      const { remote } = splitSource(source)
      if (loads.get(remote)?.firstMs === undefined) note(remote, { firstMs: ms })
    },

    failed(source: string, cause: unknown) {
      const failure = cause instanceof Error ? cause.message : String(cause)
      note(splitSource(source).remote, { failure })
    },

    /** Checks which globals were altered since the last check, and logs them. */
    async tellOfTouched(): Promise<void> {
      if (!touched || unseen.size === 0) return
      const sources = [...unseen]
      unseen.clear()
      const names = await touched()
      if (!names) sources.forEach((source) => unseen.add(source))
      if (!names?.length) return
      logFailure(`${sources.join(' or ')} altered what all parts share: ${names.join(', ')}`)
      for (const { remote } of sources.map(splitSource))
        note(remote, { touched: [...(loads.get(remote)?.touched ?? []), ...names] })
    },
  }
}

export type RemoteLoads = ReturnType<typeof createRemoteLoads>
