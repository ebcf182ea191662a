import * as v from 'valibot'
import { refusal } from '../process/refusal.ts'
import { readJson } from './readJson.ts'
import { settingsFile } from './storePaths.ts'

const Settings = v.strictObject({
  /** Browsers tell what became of a canary, so that a bad one ends by itself. */
  watchesCanaries: v.optional(v.boolean(), true),
})

export type Settings = v.InferOutput<typeof Settings>

/** The settings of a store, from `releases/settings.json`. Refuses what is none, and names the place. */
export async function readSettings(store: string): Promise<Settings> {
  const file = settingsFile(store)
  const read = v.safeParse(Settings, (await readJson(file)) ?? {})
  if (read.success) return read.output
  const [issue] = read.issues
  throw refusal(`${file} is wrong at ${v.getDotPath(issue) ?? 'its start'}: ${issue.message}.`)
}
