import { createTexts } from '@aldergate/ui'

export const EN = {
  messages: 'Messages',
  me: 'You',
  newMessages: '{count} new',
  deleteMessage: 'Delete your message: {message}',
  message: 'Message',
  placeholder: 'Write a message...',
  keys: 'Enter sends, Shift+Enter starts a new line.',
  length: '{length}/{max}',
  send: 'Send',
  mute: '{count, plural, =0 {Mute traders} other {Mute traders (# muted)}}',
  muteTrader: 'Mute {trader}',
  nobodyHeard: 'Everybody who wrote something is muted.',
  unmuteAll: 'Unmute all',
} as const

export const useText = createTexts({ en: EN })
