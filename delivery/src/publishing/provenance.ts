import { parseAs, tolerant } from '@aldergate/contract'
import * as v from 'valibot'
import { refusal } from '../process/refusal.ts'
import type { SigningKey } from '../signing/signature.ts'
import type { BuildName } from '../names/buildNames.ts'
import { integrityOf, type Files } from '../names/version.ts'

/** A file beside those of a version and not part of its hash: the same bytes may come from several commits. */
export const PROVENANCE = 'provenance.json'

/** The origin of a build. */
const Provenance = v.strictObject({
  /** The checked-out commit; `null` without git. */
  commit: v.nullable(v.string()),
  /** Whether source files differed from that commit. */
  isDirty: v.boolean(),
  /** The version of Node that ran the build. */
  node: v.string(),
  /** The hash of the lockfile that the packages were installed from. */
  lockfile: v.string(),
})

export type Provenance = v.InferOutput<typeof Provenance>

interface Publication {
  name: BuildName
  version: string
  /** The list of the hashes of all its files. */
  integrity: Buffer
}

/**
 * The provenance of a build, bound to the bytes that are published with it, and signed if there is a key; `undefined`
 * for a build without one. Refuses an invalid one.
 */
export function sealed(
  provenance: Buffer | undefined,
  { name, version, integrity }: Publication,
  key?: SigningKey,
): Buffer | undefined {
  if (!provenance) return undefined
  const made = read(name, provenance)
  const bound = { name, version, integrity: integrityOf(integrity), ...made }
  const seal = key ? key.signed('version', bound) : bound
  return Buffer.from(`${JSON.stringify(seal, null, 2)}\n`)
}

/** Whether the provenance among a version's files, if any, belongs to these very files. */
export function isOwnProvenance(files: Files): boolean {
  const provenance = files.get(PROVENANCE)
  const integrity = files.get('integrity.json')
  if (!provenance || !integrity) return true
  try {
    const { integrity: bound } = JSON.parse(provenance.toString()) as { integrity?: unknown }
    return bound === integrityOf(integrity)
  } catch {
    return false
  }
}

function read(name: BuildName, provenance: Buffer): Provenance {
  try {
    return parseAs(tolerant(Provenance), PROVENANCE, JSON.parse(provenance.toString()))
  } catch (error) {
    const { message } = error as Error
    throw refusal(`${message}: build ${name} again with npm run build -- ${name}, then publish.`)
  }
}
