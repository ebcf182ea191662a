import { dirname, relative } from 'node:path'
import type { Module } from 'webpack'
import { resourceOf } from './seam/modules.ts'
import { PACKAGES } from './packages.ts'

/**
 * The parts of shared packages, each of which is one file: a package with its state, or another entry of it, with its
 * folder.
 */
const PARTS = PACKAGES.flatMap(({ name, folder, entries }) => {
  const others = entries.filter(({ specifier }) => {
    return specifier !== name && specifier !== `${name}/state`
  })
  const rest = entries.length > others.length ? [{ key: name, folder }] : []
  return [
    ...others.map(({ specifier, source }) => ({ key: specifier, folder: dirname(source) })),
    ...rest,
  ]
})

export const PART_KEYS: readonly string[] = PARTS.map(({ key }) => key)

/** The part of a share key; a package's state belongs to the package. */
export function partOfKey(shareKey: string): string | undefined {
  return PART_KEYS.find((key) => key === shareKey || shareKey.startsWith(`${key}/`))
}

/** The part that a module belongs to. */
export function partOf(module: Module): { key: string; folder: string } | undefined {
  const resource = resourceOf(module)
  return PARTS.find(({ folder }) => resource !== '' && isWithin(folder, resource))
}

export function isWithin(folder: string, file: string): boolean {
  return !relative(folder, file).startsWith('..')
}
