import { botsAtom } from '@aldergate/ledger/state'
import { Muted } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { STRATEGY_PAIR } from './backtest'
import { tradingOf } from './deployment'
import { deploymentAtom } from './strategy.atoms'
import { useText } from './texts'

/** Says who trades the strategy that was deployed, or why nobody does. */
export function DeploymentNote() {
  const t = useText()
  const trading = tradingOf(useAtomValue(deploymentAtom), useAtomValue(botsAtom))

  return (
    <Muted role="status">
      {trading === 'botTrading' ? t('botTrading', { pair: STRATEGY_PAIR }) : trading && t(trading)}
    </Muted>
  )
}
