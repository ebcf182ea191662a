import { type BuildName, inOrder } from '../names/buildNames.ts'
import { type Canary, isSameCanary } from './canary.ts'
import type { Composition, Release, Versions } from './release.ts'

/** The differences between a release and the one before. */
export interface ReleaseChanges {
  /** The changed builds, with their new versions. */
  changes: Composition
  /** The withdrawn builds. */
  withdrawn: readonly BuildName[]
  /** The canaries that it started or changed; `null` for one that it ended. */
  canaryChanges: Readonly<Record<BuildName, Canary | null>>
}

/** Compares a release with the one before it, if any. */
export function changesBetween(before: Versions | undefined, after: Versions): ReleaseChanges {
  return {
    changes: changesOf(before?.composition ?? {}, after.composition),
    withdrawn: inOrder(Object.keys(before?.composition ?? {})).filter(
      (name) => after.composition[name] === undefined,
    ),
    canaryChanges: canaryChangesOf(before?.canaries ?? {}, after.canaries ?? {}),
  }
}

type Canaries = NonNullable<Release['canaries']>

function canaryChangesOf(before: Canaries, after: Canaries): ReleaseChanges['canaryChanges'] {
  return Object.fromEntries(
    inOrder([...Object.keys(before), ...Object.keys(after)])
      .filter((name) => !isSameCanary(before[name], after[name]))
      .map((name) => [name, after[name] ?? null]),
  )
}

function changesOf(before: Composition, after: Composition): Composition {
  const changed = (name: BuildName) => before[name] !== after[name]
  return Object.fromEntries(
    inOrder(Object.keys(after))
      .filter(changed)
      .map((name) => [name, after[name] ?? '']),
  )
}
