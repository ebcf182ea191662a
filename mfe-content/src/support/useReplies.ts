import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { chatAtom, replyAtom } from './chat.atoms'

/** Lets the bot reply when it is due; replies that came due while another page was open appear on return. */
export function useReplies(): void {
  const { due } = useAtomValue(chatAtom)
  const reply = useSetAtom(replyAtom)

  useEffect(() => {
    const [next] = due
    if (next === undefined) return
    const timer = setTimeout(reply, Math.max(0, next - Date.now()))
    return () => clearTimeout(timer)
  }, [due, reply])
}
