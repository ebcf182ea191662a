import { hasRunningBotsAtom } from '@aldergate/ledger/state'
import { keepAwake, marketStepAtom } from '@aldergate/market/state'
import { logMissingPart } from '@aldergate/platform'
import { showToast } from '@aldergate/ui'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { useText } from '../texts'

const loadBots = () => import('@aldergate/ledger/bots')

interface BotWatchProps {
  /** Loads the trading code of the bots. */
  load?: typeof loadBots
}

/** Runs the trader's bots at each market step; without a running bot, their code is not even loaded. */
export function BotWatch({ load = loadBots }: BotWatchProps) {
  return useAtomValue(hasRunningBotsAtom) ? <RunningBots load={load} /> : null
}

function RunningBots({ load }: Required<BotWatchProps>) {
  const t = useText()
  const store = useStore()
  const tellOfMissing = useEffectEvent(() => showToast(t('botsFailed'), 'error'))

  useEffect(() => {
    let isOver = false
    let stop: (() => void) | undefined

    async function begin() {
      try {
        const { advanceBotsAtom } = await load()
        if (isOver) return
        const advance = () => store.set(advanceBotsAtom)
        stop = store.sub(marketStepAtom, advance)
        advance()
      } catch (failure) {
        logMissingPart('Paper bots are not at work', failure)
        if (!isOver) tellOfMissing()
      }
    }

    void begin()
    const rest = keepAwake()
    return () => {
      isOver = true
      rest()
      stop?.()
    }
  }, [store, load])

  return null
}
