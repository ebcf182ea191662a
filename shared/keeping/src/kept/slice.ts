import type { PrimitiveAtom } from 'jotai'
import type * as v from 'valibot'
import type { SliceName } from '@aldergate/contract'
import type { Merge } from './merging'

/** A part of the state that may be kept on the device, and travels in an exported file. */
export interface Slice<Value = unknown> {
  name: SliceName
  /** Rises when what an older version wrote would not pass the schema, or would mean something else. */
  version: number
  /** The schema of the value: anything that it drops is neither kept nor exported. */
  schema: v.GenericSchema<unknown, Value>
  atom: PrimitiveAtom<Value>
  defaultValue: Value
  /** Makes, of what the version of the key wrote, what the next version would have written. */
  migrations: Readonly<Record<number, (old: unknown) => unknown>>
  /**
   * For what may be so long that a start must not check it anew: its text bears a fingerprint, and while that is
   * right, this takes the value as it passed the schema when it was written.
   */
  readSealed?: (value: unknown) => Value
  /** For what two tabs add to, also while neither knows of the other. */
  merge?: (mine: Value, theirs: Value) => Value
  /** For what two tabs may change at the same time. With neither of the two, what is stored counts. */
  mergeChanges?: Merge<Value>
  /** How many things of the trader's own are in it, where they can be counted. */
  count?: (value: Value) => number
}

/** Puts a slice among others: the codec never gives one slice the value of another. */
export function slice<Value>(facts: Slice<Value>): Slice {
  return facts as unknown as Slice
}
