import type { ComponentType } from 'react'
import {
  check,
  CONTRACT_VERSION,
  LocalText,
  PagePath,
  parseAs,
  RegisteredCanary,
  type RegisteredPage,
  RegisteredRemote,
  Registry,
  tolerant,
} from '@aldergate/contract'
import type { Refused } from './refused'
import type { Distrust } from './trust'

/**
 * Why a live remote is left out of this app: a newer contract, a part of its entry that is invalid, or an override
 * that cannot be shown, which explains itself.
 */
export type LeftOutReason =
  | { kind: 'contract'; contract: number }
  | { kind: 'entry'; place: string }
  | { kind: 'override'; Why: ComponentType }

/** A remote of the registry that this host cannot read, as far as it can. */
export interface LeftOutRemote {
  name: string
  version: string | undefined
  reason: LeftOutReason
  /** The paths that only this remote would serve, with a title where one can be read. */
  pages: readonly RegisteredPage[]
}

/** The composition of another day that this document shows, or that was requested and not available. */
type Journey =
  | {
      name: string
      release: number
      /** That day's host, if it differs from today's, which runs. */
      otherHost: string | undefined
    }
  | { name: string; release?: undefined; lost: 'gone' | 'unread' }

/** A registry as far as this host can read it: `remotes` are those that it can run. */
export interface ReadableRegistry extends Registry {
  leftOut: readonly LeftOutRemote[]
  canaries: RegisteredCanary[]
  /** Set when the address asked for another day's composition. */
  journey?: Journey | undefined
  /** Set when the composition delivered with the document was refused. */
  distrusted?: Distrust | undefined
  /** The remotes that this tab runs instead of the live ones. */
  trials?: readonly RemoteTrial[]
  /** The overrides and previews that were requested and refused. */
  refused?: readonly Refused[]
}

/** A remote that a tab runs in a version that is not live. */
export interface RemoteTrial {
  remote: string
  /** As error messages name it; only its place when it cannot be shown. */
  version: string
  /** The folder of its build. */
  url: string
  isDown: boolean
  /** For a preview, whose bytes its store vouches for: its expiry in epoch milliseconds. */
  until?: number
}

/**
 * Reads a registry that a newer delivery may have written, with remotes unknown to this build. A remote that cannot be
 * read is left out and affects no other. Throws, naming `what`, if it is no registry.
 */
export function readRegistry(what: string, data: unknown): ReadableRegistry {
  const entries = fieldOf(data, 'remotes')
  const isList = Array.isArray(entries)
  const frame = { ...(data as object), remotes: isList ? [] : entries, canaries: [] }
  const registry = parseAs(tolerant(Registry), what, frame)

  const remotes: RegisteredRemote[] = []
  const leftOut: LeftOutRemote[] = []
  for (const [at, entry] of (isList ? (entries as unknown[]) : []).entries()) {
    const contract = fieldOf(entry, 'contract')
    const checked = check(tolerant(RegisteredRemote), entry)
    if (typeof contract === 'number' && contract > CONTRACT_VERSION) {
      leftOut.push(leftOutRemote(entry, at, { kind: 'contract', contract }))
    } else if (!checked.isValid) {
      leftOut.push(leftOutRemote(entry, at, { kind: 'entry', place: placeIn(at, checked.place) }))
    } else {
      remotes.push(checked.data)
    }
  }
  const answered = new Set(remotes.flatMap(({ pages }) => pages.map(({ path }) => path)))
  return {
    ...registry,
    remotes,
    canaries: canariesIn(data),
    leftOut: leftOut.map((remote) => ({
      ...remote,
      pages: remote.pages.filter(({ path }) => !answered.has(path)),
    })),
  }
}

/** Reads the canaries. An invalid one is skipped: the live version runs instead. */
function canariesIn(data: unknown): RegisteredCanary[] {
  const canaries = fieldOf(data, 'canaries')
  if (!Array.isArray(canaries)) return []
  return canaries.flatMap((canary: unknown) => {
    const checked = check(tolerant(RegisteredCanary), canary)
    const isOurs = checked.isValid && (checked.data.remote.contract ?? 1) <= CONTRACT_VERSION
    return isOurs ? [checked.data] : []
  })
}

function placeIn(at: number, place: string): string {
  return place === '' ? `remotes.${at}` : `remotes.${at}.${place}`
}

function leftOutRemote(entry: unknown, at: number, reason: LeftOutReason): LeftOutRemote {
  const pages = fieldOf(entry, 'pages')
  return {
    name: textOf(entry, 'name') ?? `#${at + 1}`,
    version: textOf(entry, 'version'),
    reason,
    pages: Array.isArray(pages) ? pages.flatMap(pageOf) : [],
  }
}

/** Reads the path and title of a page that cannot be shown. Empty without a valid path. */
function pageOf(page: unknown): RegisteredPage[] {
  const path = check(PagePath, fieldOf(page, 'path'))
  if (!path.isValid) return []
  const title = check(tolerant(LocalText), fieldOf(page, 'title'))
  const name = title.isValid ? title.data : { en: path.data }
  return [{ path: path.data, expose: '', title: name, description: name, files: [] }]
}

function textOf(data: unknown, field: string): string | undefined {
  const value = fieldOf(data, field)
  return typeof value === 'string' && value !== '' ? value : undefined
}

function fieldOf(data: unknown, field: string): unknown {
  return typeof data === 'object' && data !== null
    ? (data as Record<string, unknown>)[field]
    : undefined
}
