import type { PrimitiveAtom } from 'jotai'
import type * as v from 'valibot'
import type { SliceName } from '@aldergate/contract'
import type { Merge } from './merging'

/** A part of the state that may be stored on the device, and is included in exports. */
export interface Slice<Value = unknown> {
  name: SliceName
  /**
   * Rises when what an older version wrote would not pass the schema, or would mean something else, or when an older
   * version would refuse, or drop, what this one writes.
   */
  version: number
  /** The schema of the value: anything that it drops is neither kept nor exported. */
  schema: v.GenericSchema<unknown, Value>
  atom: PrimitiveAtom<Value>
  defaultValue: Value
  /** Converts data of the version that is the key to the next version. */
  migrations: Readonly<Record<number, (old: unknown) => unknown>>
  /**
   * For values too long to be validated at each start: their text has a fingerprint and, while that matches, this
   * restores the value without checking the schema again.
   */
  readSealed?: (value: unknown) => Value
  /** For values that two tabs only add to, even without a common base. */
  merge?: (mine: Value, theirs: Value) => Value
  /** For values that two tabs may change at the same time. Without either function, the stored value wins. */
  mergeChanges?: Merge<Value>
  /** The number of the trader's items in it, if it is countable. */
  count?: (value: Value) => number
}

/** Erases the value's type: the codec never gives one slice the value of another. */
export function slice<Value>(facts: Slice<Value>): Slice {
  return facts as unknown as Slice
}
