import * as v from 'valibot'
import { Budgets, KEYS } from './budgets.ts'
import { isRefusal, refusal } from '../process/refusal.ts'
import { readJson } from '../disk/readJson.ts'
import { settingsFile } from '../names/storePaths.ts'

const ORIGIN = 'an origin like "https://mirror.example.com", without a slash at its end,'

/** An origin, and nothing more: the CSP contains it as it is. */
const Origin = v.pipe(
  v.string(ORIGIN),
  v.check(
    (text) =>
      URL.canParse(text) && new URL(text).origin === text && /^https?:[\w./:-]+$/.test(text),
    ORIGIN,
  ),
)

const Switch = v.boolean('true or false')

/** The message of each schema describes the expected value. */
const Settings = v.strictObject(
  {
    /** Whether browsers report the outcomes of canaries, so that a failing one ends by itself. */
    watchesCanaries: v.optional(Switch, true),
    /** Whether a tab may replace a live remote by one served from this machine or from `origins`. */
    allowsOverrides: v.optional(Switch, false),
    /** Makes promotion open the changed pages in a browser first, with these budgets; absent for no check. */
    opening: v.optional(Budgets),
    /** Whether `/platform` shows everybody who made each release; time, reason and changes are always shown. */
    tellsWho: v.optional(Switch, true),
    /** The app's public origin: search engines need absolute URLs. */
    site: v.optional(Origin),
    /** Other origins that serve the same store, by servers that allow cross-origin requests (CORS). */
    origins: v.optional(v.array(Origin, 'a list of origins'), []),
  },
  KEYS,
)

export type Settings = v.InferOutput<typeof Settings>

/** Reads the settings of a store from `releases/settings.json`. Refuses invalid ones, naming the place. */
export async function readSettings(store: string): Promise<Settings> {
  const file = settingsFile(store)
  return parseSettings(file, (await readJson(file)) ?? {})
}

/** Why the settings cannot be read, as one sentence with its cure; `undefined` when they can. */
export async function settingsProblem(store: string): Promise<string | undefined> {
  try {
    await readSettings(store)
    return undefined
  } catch (error) {
    if (isRefusal(error)) return error.message
    throw error
  }
}

/** Parses settings from any source. Refuses invalid ones, naming the place. */
export function parseSettings(where: string, data: unknown): Settings {
  const read = v.safeParse(Settings, data)
  if (read.success) return read.output
  const [issue] = read.issues
  throw refusal(`${where} is wrong at ${v.getDotPath(issue) ?? 'its start'}: ${problemOf(issue)}`)
}

function problemOf({ type, expected, path, input, message }: v.BaseIssue<unknown>): string {
  if (type === 'strict_object' && expected === 'never') {
    const { entries } = path?.length === 1 ? Settings : Budgets
    return `there is no such key. Choose from ${Object.keys(entries).join(', ')}.`
  }
  return `${JSON.stringify(input)} stands there, where ${message} belongs.`
}
