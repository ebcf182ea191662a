import type { Composition, Release } from '../store/release.ts'

/**
 * The versions that a work tree may make live by itself: instead of one from which somebody went back, that
 * which is live. Says so for each; the work tree does not know that its version had to go.
 */
export function withoutHeldBack(
  live: Release | undefined,
  versions: Composition,
): { versions: Composition; warnings: string[] } {
  const warnings: string[] = []
  const kept = Object.entries(versions).map(([name, version]) => {
    const stays = live?.composition[name]
    if (!stays || !live.heldBack?.[name]?.includes(version)) return [name, version]
    warnings.push(
      `${name} stays at ${stays}, because somebody went back from ${version}: ` +
        `npm run promote -- ${name}@${version} makes that live again.`,
    )
    return [name, stays]
  })
  return { versions: Object.fromEntries(kept), warnings }
}
