import { tickingAtom } from '@aldergate/market/state'
import { erasableAtom } from '@aldergate/platform'
import { atom } from 'jotai'
import { audible, type ChatMessage, nextTalk, openingTalk, sendable } from './chat'
import { SCRIPT } from './script.data'
import type { Trader } from './traders.data'

/** The interval of the simulated messages while the chat is on screen. */
const TALK_MS = 15_000

const talkAtom = tickingAtom(
  () => openingTalk(SCRIPT, Date.now()),
  (talk) => nextTalk(talk, SCRIPT, Date.now()),
  TALK_MS,
  'community chat',
)

const ownMessagesAtom = erasableAtom<readonly ChatMessage[]>([])
const lastOwnNumberAtom = atom(0)

/** The message that is being typed: it waits while the panel is hidden. */
export const draftAtom = erasableAtom('')

export const mutedAtom = erasableAtom<readonly Trader[]>([])

export const toggleMuteAtom = atom(null, (_get, set, trader: Trader) => {
  set(mutedAtom, (muted) =>
    muted.includes(trader) ? muted.filter((other) => other !== trader) : [...muted, trader],
  )
})

export const messagesAtom = atom((get) =>
  audible(get(talkAtom).messages, get(ownMessagesAtom), get(mutedAtom)),
)

/** Sends the draft and empties it, unless it is blank or too long; says whether anything was sent. */
export const sendDraftAtom = atom(null, (get, set): boolean => {
  const message = sendable(get(draftAtom))
  if (message === undefined) return false
  const number = get(lastOwnNumberAtom) + 1
  set(lastOwnNumberAtom, number)
  set(ownMessagesAtom, (own) => [
    ...own,
    { id: `own-${number}`, user: 'me', message, timestamp: Date.now() },
  ])
  set(draftAtom, '')
  return true
})

/** A deleted message and its place among the trader's own, with which `restoreMessageAtom` undoes the deletion. */
interface DeletedMessage {
  message: ChatMessage
  place: number
}

export const deleteMessageAtom = atom(null, (get, set, message: ChatMessage): DeletedMessage => {
  const place = get(ownMessagesAtom).indexOf(message)
  set(ownMessagesAtom, (own) => own.filter((other) => other !== message))
  return { message, place }
})

export const restoreMessageAtom = atom(null, (_get, set, { message, place }: DeletedMessage) => {
  set(ownMessagesAtom, (own) => own.toSpliced(place, 0, message))
})
