/** The hosts that the document's policy lets into a frame; only they are listened to. */
const PROVIDER_ORIGINS: readonly string[] = [
  'https://s.tradingview.com',
  'https://www.tradingview.com',
  'https://www.tradingview-widget.com',
]

/** The proof is a few dozen letters: what is longer is not worth parsing. */
const LONGEST_MESSAGE = 10_000

export function isProviderOrigin(origin: string): boolean {
  return PROVIDER_ORIGINS.includes(origin)
}

/** Whether a URL, such as the one that the browser has blocked, is the provider's. */
export function isProviderUrl(url: string): boolean {
  return URL.canParse(url) && isProviderOrigin(new URL(url).origin)
}

/** Reads what a frame's message says of its chart; `undefined` for most messages, which say nothing of it. */
export function verdictOf(data: unknown): 'proof' | 'no-data' | undefined {
  switch (nameOf(typeof data === 'string' ? parsed(data) : data)) {
    case 'tv-widget-load':
      return 'proof'
    case 'tv-widget-no-data':
      return 'no-data'
  }
}

function parsed(text: string): unknown {
  if (text.length > LONGEST_MESSAGE) return undefined
  try {
    return JSON.parse(text)
  } catch {
    // Frames talk to each other in formats of their own.
    return undefined
  }
}

function nameOf(message: unknown): unknown {
  return typeof message === 'object' && message !== null && 'name' in message
    ? message.name
    : undefined
}
