/** Returns the id of a bot's action at a bar: the same in every tab and at each call, so that it is done once. */
export function botOrderId(botId: string, bar: number, what: 'in' | 'out'): string {
  return `bot ${botId} ${bar} ${what}`
}

/** The id of closing a position at its stop or target without a resting order, or because its bot is stopped. */
export function closingId(entryId: string, why: 'exit' | 'end'): string {
  return `${entryId} ${why}`
}

export function isOfBot(botId: string, orderId: string): boolean {
  return orderId.startsWith(`bot ${botId} `)
}

export function isOfAnyBot(orderId: string): boolean {
  return orderId.startsWith('bot ')
}

export function botIdOf(orderId: string): string | undefined {
  return isOfAnyBot(orderId) ? orderId.split(' ', 2)[1] : undefined
}

/** The bar of an entry, or `undefined` if the order is no entry. */
export function readEntryId(botId: string, orderId: string): number | undefined {
  const [, bar] = /^ (\d+) in$/.exec(orderId.slice(`bot ${botId}`.length)) ?? []
  return bar === undefined ? undefined : Number(bar)
}
