import type { Trader } from './traders.data'

export interface ChatMessage {
  id: string
  /** A simulated trader, or who reads this. */
  user: Trader | 'me'
  message: string
  /** Epoch milliseconds. */
  timestamp: number
}

/** The talk of the simulated traders, as far as they have come in their script. */
export interface Talk {
  messages: readonly ChatMessage[]
  /** How many lines were spoken since the beginning. */
  spoken: number
}

type Script = readonly { user: Trader; message: string }[]

/** So many messages of others stay: a panel that is open all day must not grow all day. */
export const KEPT_MESSAGES = 24

/** How far apart the messages are that stand there at the beginning. */
const OPENING_GAP_MS = 95_000

export const MAX_MESSAGE_LENGTH = 280

/** The talk as it stands at a moment: it has been going on for a while. */
export function openingTalk(script: Script, now: number): Talk {
  return Array.from({ length: KEPT_MESSAGES }, (_, index) => index).reduce<Talk>(
    (talk, index) => nextTalk(talk, script, now - (KEPT_MESSAGES - index) * OPENING_GAP_MS),
    { messages: [], spoken: 0 },
  )
}

/** One line more, and the oldest one gone; after the last line the script begins again. */
export function nextTalk({ messages, spoken }: Talk, script: Script, now: number): Talk {
  const line = script[spoken % script.length]
  if (!line) return { messages, spoken }
  const said = { ...line, id: `said-${spoken}`, timestamp: now }
  return { messages: [...messages, said].slice(-KEPT_MESSAGES), spoken: spoken + 1 }
}

/** How many characters are sent of a typed text: the space around it is not. */
export function lengthOf(typed: string): number {
  return typed.trim().length
}

/** By how many characters a message is too long to be sent. */
export function excessOf(typed: string): number {
  return Math.max(0, lengthOf(typed) - MAX_MESSAGE_LENGTH)
}

/** Returns the message that is sent of a typed text, or `undefined` where there is nothing but space, or too much. */
export function sendable(typed: string): string | undefined {
  const text = typed.trim()
  return text === '' || excessOf(text) > 0 ? undefined : text
}

/** Everything that was said but by the muted, oldest first. */
export function audible(
  said: readonly ChatMessage[],
  own: readonly ChatMessage[],
  muted: readonly Trader[],
): readonly ChatMessage[] {
  return [...said, ...own]
    .filter(({ user }) => user === 'me' || !muted.includes(user))
    .toSorted((one, other) => one.timestamp - other.timestamp)
}

/** How many messages of others came after a moment. */
export function othersSince(messages: readonly ChatMessage[], moment: number): number {
  return messages.filter(({ user, timestamp }) => user !== 'me' && timestamp > moment).length
}
