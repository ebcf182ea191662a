import { erasableAtom } from '@aldergate/platform'
import { atom } from 'jotai'
import { type Chat, openedChat, withMessage, withReply } from './chat'

/** Undefined until the page is first opened; then kept as long as the app is open. */
const startedChatAtom = erasableAtom<Chat | undefined>(undefined)

/** Computed once for each store: the greeting keeps its time. */
const openingAtom = atom(() => openedChat(Date.now()))

export const chatAtom = atom((get) => get(startedChatAtom) ?? get(openingAtom))

/** The message that is being typed: it waits while another page is open. */
export const draftAtom = erasableAtom('')

/** Sends the draft and clears it, unless it is blank or too long. */
export const sendDraftAtom = atom(null, (get, set) => {
  const chat = get(chatAtom)
  const next = withMessage(chat, get(draftAtom), Date.now())
  if (next === chat) return
  set(startedChatAtom, next)
  set(draftAtom, '')
})

export const replyAtom = atom(null, (get, set) => {
  set(startedChatAtom, withReply(get(chatAtom), Date.now()))
})
