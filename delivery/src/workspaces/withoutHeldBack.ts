import { inPercent } from '../store/canary.ts'
import { isHeldBack } from '../store/heldBack.ts'
import type { Composition, Release } from '../store/release.ts'
import type { BuildName } from '../names/buildNames.ts'

/**
 * The versions that a work tree may make live by itself: none that was rolled back, withdrawn or made a canary. Adds a
 * message for each one left out, because the work tree cannot know of them.
 */
export function withoutHeldBack(
  live: Release | undefined,
  versions: Composition,
): { versions: Composition; warnings: string[] } {
  const warnings: string[] = []
  const kept = Object.entries(versions).filter(([name, version]) => {
    const warning = heldBackWarning(live, name, version)
    if (warning !== undefined) warnings.push(warning)
    return warning === undefined
  })
  return { versions: Object.fromEntries(kept), warnings }
}

function heldBackWarning(
  live: Release | undefined,
  name: BuildName,
  version: string,
): string | undefined {
  const stays = live?.composition[name]
  const canary = live?.canaries?.[name]
  const again = `npm run promote -- ${name}@${version} makes`
  if (canary?.version === version) {
    return (
      `${name} stays at ${stays}, because ${version} is a canary for ${inPercent(canary.below)}: ` +
      `${again} it live for all.`
    )
  }
  if (!isHeldBack(live, name, version)) return undefined
  return stays === undefined
    ? `${name} stays out of what is live, because somebody has withdrawn ${version}: ${again} that live again.`
    : `${name} stays at ${stays}, because somebody went back from ${version}: ${again} that live again.`
}
