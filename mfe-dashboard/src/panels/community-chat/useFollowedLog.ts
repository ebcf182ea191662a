import { useLayoutEffect, useRef, useState } from 'react'
import { type ChatMessage, othersSince } from './chat'

/** A distance from the end that still counts as the end. */
const END_PX = 24

/**
 * Keeps a log scrolled to its end while the reader is there. A reader who has scrolled up stays put, and is told how
 * many messages of others have arrived since.
 */
export function useFollowedLog(messages: readonly ChatMessage[]) {
  const logRef = useRef<HTMLDivElement>(null)
  const [leftAt, setLeftAt] = useState<number>()

  const isAtEnd = leftAt === undefined

  useLayoutEffect(() => {
    const log = logRef.current
    if (log && isAtEnd) log.scrollTop = log.scrollHeight
  }, [messages, isAtEnd])

  function followScroll() {
    const log = logRef.current
    if (!log) return
    const isNowAtEnd = log.scrollHeight - log.clientHeight - log.scrollTop <= END_PX
    if (isNowAtEnd) setLeftAt(undefined)
    else if (isAtEnd) setLeftAt(messages.at(-1)?.timestamp ?? 0)
  }

  function goToEnd() {
    setLeftAt(undefined)
  }

  const unseen = leftAt === undefined ? 0 : othersSince(messages, leftAt)
  return { logRef, unseen, followScroll, goToEnd }
}
