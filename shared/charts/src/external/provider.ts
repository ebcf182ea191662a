/** The hosts that the Content Security Policy allows in a frame; only their messages are handled. */
const PROVIDER_ORIGINS: readonly string[] = [
  'https://s.tradingview.com',
  'https://www.tradingview.com',
  'https://www.tradingview-widget.com',
]

/** The proof is a few dozen characters: longer messages are not parsed. */
const LONGEST_MESSAGE = 10_000

export function isProviderOrigin(origin: string): boolean {
  return PROVIDER_ORIGINS.includes(origin)
}

/** Whether a URL, such as one blocked by the browser, belongs to the provider. */
export function isProviderUrl(url: string): boolean {
  return URL.canParse(url) && isProviderOrigin(new URL(url).origin)
}

/**
 * Reads the verdict on the chart from a frame's message; `undefined` for most messages, which are about something else.
 */
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
    // Frames may send messages of any format.
    return undefined
  }
}

function nameOf(message: unknown): unknown {
  return typeof message === 'object' && message !== null && 'name' in message
    ? message.name
    : undefined
}
