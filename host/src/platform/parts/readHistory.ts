import { parseAs, tolerant } from '@aldergate/contract'
import { History, HISTORY_PATH } from '@aldergate/contract/history'

const READ_MS = 5_000

/** Reads what the newest releases changed. Throws when the server does not answer validly in time. */
export async function readHistory(): Promise<History> {
  const signal = AbortSignal.timeout(READ_MS)
  const response = await fetch(HISTORY_PATH, { cache: 'no-cache', signal })
  if (!response.ok) throw new Error(`${HISTORY_PATH} answered ${response.status}.`)
  return parseAs(tolerant(History), HISTORY_PATH, await response.json())
}
