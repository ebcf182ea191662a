import { color } from '@aldergate/ui'

/** As the doughnuts of the charts: no two like ones touch. Green and red are not among them. */
const TINTS = [color.accent, color.ma1, color.info, color.ma2, color.t3, color.borderStrong]

export function sliceTint(index: number): string {
  return TINTS[index % TINTS.length] ?? color.accent
}
