import * as v from 'valibot'
import { Budgets, KEYS } from './budgets.ts'
import { isRefusal, refusal } from '../process/refusal.ts'
import { readJson } from '../disk/readJson.ts'
import { settingsFile } from '../names/storePaths.ts'

const ORIGIN = 'an origin like "https://mirror.example.com", without a slash at its end,'

/** A policy lists it as it stands, so nothing but an origin may pass. */
const Origin = v.pipe(
  v.string(ORIGIN),
  v.check(
    (text) =>
      URL.canParse(text) && new URL(text).origin === text && /^https?:[\w./:-]+$/.test(text),
    ORIGIN,
  ),
)

const Switch = v.boolean('true or false')

/** The message of each schema says what may stand in its place. */
const Settings = v.strictObject(
  {
    /** Browsers tell what became of a canary, so that a bad one ends by itself. */
    watchesCanaries: v.optional(Switch, true),
    /** A tab may run a remote that somebody serves on this machine, or from `origins`, instead of the live one. */
    allowsOverrides: v.optional(Switch, false),
    /** Promotion opens the pages of what changes in a browser first, with these budgets; not at all where there are none. */
    opening: v.optional(Budgets),
    /** `/platform` tells everybody by whom each release was made; when, why and what it tells in any case. */
    tellsWho: v.optional(Switch, true),
    /** Where the public finds the app: search engines want whole addresses. */
    site: v.optional(Origin),
    /** Where the files of the store can be had as well: servers that answer other origins (CORS). */
    origins: v.optional(v.array(Origin, 'a list of origins'), []),
  },
  KEYS,
)

export type Settings = v.InferOutput<typeof Settings>

/** The settings of a store, from `releases/settings.json`. Refuses what is none, and names the place. */
export async function readSettings(store: string): Promise<Settings> {
  const file = settingsFile(store)
  return parseSettings(file, (await readJson(file)) ?? {})
}

/** Why they cannot be read, as one sentence with its cure; `undefined` when they can. */
export async function settingsProblem(store: string): Promise<string | undefined> {
  try {
    await readSettings(store)
    return undefined
  } catch (error) {
    if (isRefusal(error)) return error.message
    throw error
  }
}

/** The settings in data that stand somewhere. Refuses what is none, and names the place. */
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
