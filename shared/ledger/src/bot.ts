import type * as v from 'valibot'
import type { BotSchema } from './kept/botsSchema'

/** A strategy that trades the simulated feed on the paper account. */
export type Bot = v.InferOutput<typeof BotSchema>

/** More than anybody follows. */
export const MAX_BOTS = 20

export const MAX_BOT_NAME = 80

/** Cuts a strategy's name to the length that a bot's name may have, without splitting a character. */
export function botName(name: string): string {
  let cut = ''
  for (const character of name.trim()) {
    if (cut.length + character.length > MAX_BOT_NAME) break
    cut += character
  }
  return cut.trim()
}
