import { inPercent } from '../store/canary.ts'
import type { Composition, Release } from '../store/release.ts'

/**
 * The versions that a work tree may make live by itself: instead of one from which somebody went back, or that
 * is a canary, that which is live, and none of a build that was withdrawn. Says so for each; the work tree does not know of either.
 */
export function withoutHeldBack(
  live: Release | undefined,
  versions: Composition,
): { versions: Composition; warnings: string[] } {
  const warnings: string[] = []
  const kept = Object.entries(versions).flatMap(([name, version]) => {
    const stays = live?.composition[name]
    const canary = live?.canaries?.[name]
    const isTried = canary?.version === version
    if (!isTried && !live?.heldBack?.[name]?.includes(version)) return [[name, version]]
    if (stays === undefined) {
      warnings.push(
        `${name} stays out of what is live, because somebody has withdrawn ${version}: ` +
          `npm run promote -- ${name}@${version} makes that live again.`,
      )
      return []
    }
    warnings.push(
      isTried
        ? `${name} stays at ${stays}, because ${version} is a canary for ` +
            `${inPercent(canary.below)}: npm run promote -- ${name}@${version} makes it live for all.`
        : `${name} stays at ${stays}, because somebody went back from ${version}: ` +
            `npm run promote -- ${name}@${version} makes that live again.`,
    )
    return [[name, stays]]
  })
  return { versions: Object.fromEntries(kept), warnings }
}
