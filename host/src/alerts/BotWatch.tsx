import { hasRunningBotsAtom } from '@aldergate/ledger/state'
import { keepAwake, marketStepAtom } from '@aldergate/market/state'
import { logMissingPart } from '@aldergate/platform'
import { useAtomValue, useStore } from 'jotai'
import { useEffect } from 'react'

/** Lets the trader's bots look at each step of the market; without one, nothing of them is even loaded. */
export function BotWatch() {
  return useAtomValue(hasRunningBotsAtom) ? <RunningBots /> : null
}

function RunningBots() {
  const store = useStore()

  useEffect(() => {
    let isOver = false
    let stop: (() => void) | undefined

    async function begin() {
      try {
        const { advanceBotsAtom } = await import('@aldergate/ledger/bots')
        if (isOver) return
        const advance = () => store.set(advanceBotsAtom)
        stop = store.sub(marketStepAtom, advance)
        advance()
      } catch (failure) {
        logMissingPart('Paper bots are not at work', failure)
      }
    }

    void begin()
    const rest = keepAwake()
    return () => {
      isOver = true
      rest()
      stop?.()
    }
  }, [store])

  return null
}
