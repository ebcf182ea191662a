import type { Trader } from './traders.data'

export interface ChatMessage {
  id: string
  /** A simulated trader, or the user. */
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

/** The number of messages kept of others: a panel that is open all day must not grow all day. */
export const KEPT_MESSAGES = 24

/** The time between the messages that are there at the start. */
const OPENING_GAP_MS = 95_000

export const MAX_MESSAGE_LENGTH = 280

/** The conversation at a moment: it starts with some history. */
export function openingTalk(script: Script, now: number): Talk {
  return Array.from({ length: KEPT_MESSAGES }, (_, index) => index).reduce<Talk>(
    (talk, index) => nextTalk(talk, script, now - (KEPT_MESSAGES - index) * OPENING_GAP_MS),
    { messages: [], spoken: 0 },
  )
}

/** Adds the next line and drops the oldest one; after the last line the script starts over. */
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

/** Returns the message to send for a typed text, or `undefined` if it is blank or too long. */
export function sendable(typed: string): string | undefined {
  const text = typed.trim()
  return text === '' || excessOf(text) > 0 ? undefined : text
}

/** All messages except those of muted traders, oldest first. */
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
