import type * as v from 'valibot'
import type { BotSchema } from './kept/botsSchema'

/** A strategy that trades the simulated feed on the paper account. */
export type Bot = v.InferOutput<typeof BotSchema>

/** More than anybody follows. */
export const MAX_BOTS = 20

export const MAX_BOT_NAME = 80
