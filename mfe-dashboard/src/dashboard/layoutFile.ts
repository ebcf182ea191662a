import { type Layout, layoutOf } from '@aldergate/platform'

/** The name of the format, as the file states it: it tells a layout from other JSON files. */
export const LAYOUT_FORMAT = 'aldergate-dashboard-layout'

const VERSION = 1

interface LayoutFile {
  format: typeof LAYOUT_FORMAT
  version: number
  layout: Layout
}

export function layoutFileOf({ order, hidden, wide, collapsed }: Layout): LayoutFile {
  return { format: LAYOUT_FORMAT, version: VERSION, layout: { order, hidden, wide, collapsed } }
}

export type LayoutFileProblem = 'notALayout' | 'newerVersion'

export type ReadLayout =
  { status: 'read'; layout: Layout } | { status: 'refused'; problem: LayoutFileProblem }

/** Reads the layout of a file, which may come from anywhere; its panels have yet to be fitted. */
export function layoutFrom(data: unknown): ReadLayout {
  if (!isRecord(data) || data.format !== LAYOUT_FORMAT) return refused('notALayout')
  if (typeof data.version === 'number' && data.version > VERSION) return refused('newerVersion')
  const layout = layoutOf(data.layout)
  return layout ? { status: 'read', layout } : refused('notALayout')
}

function refused(problem: LayoutFileProblem): ReadLayout {
  return { status: 'refused', problem }
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null
}
