import type { Part } from './part.ts'
import { judgePages } from './lighthouse.ts'
import { measureGrowth } from './growth/growth.ts'
import { measureHints } from './loads/hints.ts'
import { measureLoads } from './loads/loads.ts'
import { measurePanels } from './panels/panels.ts'

/** The parts that can be measured separately, in the documentation's order. */
export const PARTS = {
  loads: measureLoads,
  hints: measureHints,
  panels: measurePanels,
  growth: measureGrowth,
  lighthouse: judgePages,
} satisfies Record<string, Part>

export type PartName = keyof typeof PARTS

export const PART_NAMES = Object.keys(PARTS) as PartName[]
