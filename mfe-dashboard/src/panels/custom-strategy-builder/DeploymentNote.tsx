import { Muted } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { STRATEGY_PAIR } from './backtest'
import { deploymentAtom } from './strategy.atoms'
import { useText } from './texts'

/** Says who trades the strategy that was deployed, or why nobody does. */
export function DeploymentNote() {
  const t = useText()
  const deployment = useAtomValue(deploymentAtom)

  return (
    <Muted role="status">
      {deployment === 'botTrading'
        ? t('botTrading', { pair: STRATEGY_PAIR })
        : deployment && t(deployment)}
    </Muted>
  )
}
