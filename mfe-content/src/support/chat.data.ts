/** The delay of the bot's reply. */
export const REPLY_MS = 1_500

export const BOT_GREETING = 'Hello! How can we help you today?'

export const BOT_REPLY = "Thanks for your message. We'll get back to you shortly."

/** Longer messages would fill the box. */
export const MAX_MESSAGE_LENGTH = 500
