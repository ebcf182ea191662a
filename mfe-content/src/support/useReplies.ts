import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { chatAtom, replyAtom } from './chat.atoms'

/** Lets the bot reply when it is due; what came due while another page was open is said on the way back. */
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
