import { readFile } from 'node:fs/promises'
import { hasCode, isRefusal, refusal } from '../process/refusal.ts'

const RESTORE = 'restore it from a copy of the store, or remove it'

/** Reads a JSON file; `undefined` if it does not exist. Refuses invalid JSON, naming the cure. */
export async function readJson(path: string, cure = RESTORE): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined
    if (error instanceof SyntaxError) {
      throw refusal(`${path} is not JSON: ${cure}.`)
    }
    throw error
  }
}

/** Reads a JSON file; `undefined` also if it is not valid JSON. */
export async function readSoundJson(path: string): Promise<unknown> {
  try {
    return await readJson(path)
  } catch (error) {
    if (isRefusal(error)) return undefined
    throw error
  }
}
