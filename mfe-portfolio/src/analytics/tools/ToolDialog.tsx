import { Dialog, ErrorState, type Later, later, Skeleton, useLoaded } from '@aldergate/ui'
import type { ComponentType } from 'react'
import { useText } from '../texts'
import type { ToolId } from './tool'

interface ToolDialogProps {
  /** None while no tool is open. */
  id: ToolId | undefined
  onClose: () => void
}

/** Each tool is a file of its own, so that the page comes without them. */
const TOOLS: Readonly<Record<ToolId, Later<ComponentType>>> = {
  'risk-calculator': later(
    async () => (await import('./risk-calculator/RiskCalculator')).RiskCalculator,
  ),
  'strategy-backtester': later(
    async () => (await import('./strategy-backtester/StrategyBacktester')).StrategyBacktester,
  ),
  'market-insights': later(
    async () => (await import('./market-insights/MarketInsights')).MarketInsights,
  ),
  'trade-simulator': later(
    async () => (await import('./trade-simulator/TradeSimulator')).TradeSimulator,
  ),
}

const HEIGHT = 320

export function ToolDialog({ id, onClose }: ToolDialogProps) {
  const t = useText()
  return (
    <Dialog title={id ? t(id) : ''} isOpen={id !== undefined} onClose={onClose} size="wide">
      {id && <OpenTool key={id} id={id} />}
    </Dialog>
  )
}

function OpenTool({ id }: { id: ToolId }) {
  const t = useText()
  const { loaded, retry } = useLoaded(TOOLS[id])

  switch (loaded.status) {
    case 'loading':
      return <Skeleton height={HEIGHT} label={t('loadingTool')} />
    case 'failed':
      return <ErrorState title={t('toolFailed')} text={t('toolFailedHelp')} onRetry={retry} />
    case 'ready':
      return <loaded.value />
  }
}
