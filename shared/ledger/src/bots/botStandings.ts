import type { Bot } from '../bot'
import type { Big } from '../decimal'
import type { GbpPair } from '../entry'
import type { PastFill } from '../live'
import { botIdOf } from './botOrderId'
import { type BotStanding, botStanding, standingWith } from './botStanding'
import { unitsLeft } from './unitsLeft'

/** Returns the standing of each bot by id. A position is limited to what the account still has of it. */
export function botStandings(
  bots: readonly Bot[],
  fills: readonly PastFill[],
  heldOf: (pair: GbpPair) => Big,
): ReadonlyMap<string, BotStanding> {
  const ofBot = byBot(fills)
  const standings = new Map(bots.map((bot) => [bot.id, botStanding(bot, ofBot.get(bot.id) ?? [])]))
  for (const pair of new Set(bots.map((bot) => bot.pair))) {
    const open = bots.flatMap((bot) => {
      const standing = bot.pair === pair ? standings.get(bot.id) : undefined
      return standing?.position ? [{ id: bot.id, standing, position: standing.position }] : []
    })
    const positions = open.map(({ position }) => position)
    const left = unitsLeft({ pair, positions, held: heldOf(pair), fills })
    for (const [index, { id, standing }] of open.entries()) {
      const units = left[index]
      if (units) standings.set(id, standingWith(standing, units))
    }
  }
  return standings
}

function byBot(fills: readonly PastFill[]): ReadonlyMap<string, PastFill[]> {
  const found = new Map<string, PastFill[]>()
  for (const fill of fills) {
    const id = botIdOf(fill.orderId)
    if (id === undefined) continue
    const known = found.get(id)
    if (known) known.push(fill)
    else found.set(id, [fill])
  }
  return found
}
