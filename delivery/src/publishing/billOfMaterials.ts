import * as v from 'valibot'
import type { Files } from '../names/version.ts'

/** The part of a bill of materials that is read here. */
const BillOfMaterials = v.object({
  bomFormat: v.literal('CycloneDX'),
  components: v.optional(v.array(v.object({ name: v.string() }))),
})

/** Reads the list of packages that a build bundles; `undefined` if there is no valid one. */
export function billOfMaterials(files: Files): v.InferOutput<typeof BillOfMaterials> | undefined {
  try {
    const data: unknown = JSON.parse(files.get('bom.json')?.toString() ?? '')
    const read = v.safeParse(BillOfMaterials, data)
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}
