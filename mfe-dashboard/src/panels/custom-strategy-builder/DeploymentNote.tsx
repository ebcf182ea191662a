import { botsAtom } from '@aldergate/ledger/state'
import { Muted } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { STRATEGY_PAIR } from './backtest'
import { tradingOf } from './deployment'
import { deploymentAtom, settleRefusalAtom } from './strategy.atoms'
import { useText } from './texts'

/** Says which bot trades the deployed strategy, or why none does. */
export function DeploymentNote() {
  const t = useText()
  const bots = useAtomValue(botsAtom)
  const trading = tradingOf(useAtomValue(deploymentAtom), bots)
  const settleRefusal = useSetAtom(settleRefusalAtom)

  useEffect(settleRefusal, [settleRefusal, bots])

  return (
    <Muted role="status">
      {trading === 'botTrading' ? t('botTrading', { pair: STRATEGY_PAIR }) : trading && t(trading)}
    </Muted>
  )
}
