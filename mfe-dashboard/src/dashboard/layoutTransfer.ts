import { downloadJson } from '@aldergate/files'
import { type JsonFileProblem, readJsonFile } from '@aldergate/files/reading'
import type { Layout } from '@aldergate/platform'
import type { PlainTextKey } from '../texts'
import { layoutFileOf, type LayoutFileProblem, layoutFrom } from './layoutFile'

const PROBLEMS = {
  empty: 'layoutFileEmpty',
  tooLarge: 'layoutFileTooLarge',
  unreadable: 'layoutFileUnreadable',
  notText: 'layoutFileNotJson',
  notJson: 'layoutFileNotJson',
  notALayout: 'layoutFileOther',
  newerVersion: 'layoutFileNewer',
} as const satisfies Record<JsonFileProblem | LayoutFileProblem, PlainTextKey>

type TakenLayout =
  | { status: 'read'; layout: Layout }
  | { status: 'refused'; problem: (typeof PROBLEMS)[keyof typeof PROBLEMS] }

/** Exports the layout as a file. */
export function giveLayout(layout: Layout): void {
  downloadJson('dashboard-layout', layoutFileOf(layout))
}

/** The layout of a chosen file, or the text that says why there is none. */
export async function takeLayout(chosen: File): Promise<TakenLayout> {
  const file = await readJsonFile(chosen)
  const read = file.status === 'refused' ? file : layoutFrom(file.data)
  return read.status === 'refused' ? { ...read, problem: PROBLEMS[read.problem] } : read
}
