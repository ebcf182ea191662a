import { BOT_GREETING, BOT_REPLY, MAX_MESSAGE_LENGTH, REPLY_MS } from './chat.data'

export interface ChatMessage {
  id: number
  sender: 'SupportBot' | 'Me'
  text: string
  /** Epoch milliseconds. */
  timestamp: number
}

export interface Chat {
  messages: readonly ChatMessage[]
  /** When each reply is due that the bot still owes, in epoch milliseconds. */
  due: readonly number[]
}

export function openedChat(now: number): Chat {
  return {
    messages: [{ id: 1, sender: 'SupportBot', text: BOT_GREETING, timestamp: now }],
    due: [],
  }
}

/** By how many characters a message is too long to be sent. */
export function excessOf(typed: string): number {
  return Math.max(0, typed.trim().length - MAX_MESSAGE_LENGTH)
}

/** The chat with a message added and a reply due; a message that is blank or too long changes nothing. */
export function withMessage(chat: Chat, typed: string, now: number): Chat {
  const text = typed.trim()
  if (text === '' || excessOf(text) > 0) return chat
  return {
    messages: [...chat.messages, nextMessage(chat, 'Me', text, now)],
    due: [...chat.due, now + REPLY_MS],
  }
}

/** The chat after the bot's next pending reply. */
export function withReply(chat: Chat, now: number): Chat {
  if (chat.due.length === 0) return chat
  return {
    messages: [...chat.messages, nextMessage(chat, 'SupportBot', BOT_REPLY, now)],
    due: chat.due.slice(1),
  }
}

/** The whole chat as text, one message per line. */
export function transcript(
  title: string,
  messages: readonly ChatMessage[],
  writeLine: (message: ChatMessage) => string,
): string {
  return [title, '', ...messages.map(writeLine), ''].join('\n')
}

function nextMessage(
  { messages }: Chat,
  sender: ChatMessage['sender'],
  text: string,
  timestamp: number,
): ChatMessage {
  return { id: messages.length + 1, sender, text, timestamp }
}
