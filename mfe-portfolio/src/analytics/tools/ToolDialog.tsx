import { Dialog, Late, type Later, later, Skeleton } from '@aldergate/ui'
import type { ComponentType } from 'react'
import { useText } from '../texts'
import type { ToolId } from './tool'

interface ToolDialogProps {
  /** None while no tool is open. */
  id: ToolId | undefined
  onClose: () => void
}

/** Each tool is a chunk of its own, so that the page does not wait for them. */
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
      {id && (
        <Late
          key={id}
          part={TOOLS[id]}
          waiting={<Skeleton height={HEIGHT} label={t('loadingTool')} />}
          failed={t('toolFailed')}
          failedHelp={t('toolFailedHelp')}
        >
          {(Tool) => <Tool />}
        </Late>
      )}
    </Dialog>
  )
}
