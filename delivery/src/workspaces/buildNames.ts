import { REMOTE_NAMES } from '@aldergate/contract'
import { join } from 'node:path'
import { refusal } from '../process/refusal.ts'
import { ROOT } from './root.ts'

/** What is built, published and promoted, each on its own; the host comes first. */
export const BUILD_NAMES = ['host', ...REMOTE_NAMES] as const

export type BuildName = (typeof BUILD_NAMES)[number]

/** The build that a typed name means: `trading`, or its folder's name `mfe-trading`. */
export function buildNameOf(text: string): BuildName {
  const name = BUILD_NAMES.find((known) => known === text.replace(/^mfe-/, ''))
  if (!name) throw refusal(`There is no build "${text}": choose from ${BUILD_NAMES.join(', ')}.`)
  return name
}

/** The builds that typed names mean; all of them when none is typed. */
export function buildNamesOf(texts: readonly string[]): readonly BuildName[] {
  return texts.length > 0 ? [...new Set(texts.map(buildNameOf))] : BUILD_NAMES
}

/** The folder of a build's workspace. */
export function workspaceFolder(name: BuildName): string {
  return join(ROOT, name === 'host' ? name : `mfe-${name}`)
}
