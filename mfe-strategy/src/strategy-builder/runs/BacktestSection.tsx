import { Muted, Stack } from '@aldergate/ui'
import { useAtom, useAtomValue } from 'jotai'
import { BacktestComparison } from '../backtest/BacktestComparison'
import { BacktestReport } from '../backtest/BacktestReport'
import { RunCard } from './RunCard'
import { finishedRunAtom, firstRunAtom, trialsAtom } from './runs.atoms'
import { useText } from './texts'

/** Backtests the strategy: the settings, the report, and the comparison with another run. */
export function BacktestSection() {
  const t = useText()
  const finished = useAtomValue(finishedRunAtom)
  const trials = useAtomValue(trialsAtom)
  const [first, setFirst] = useAtom(firstRunAtom)

  return (
    <Stack>
      <RunCard />
      {finished && first === finished && (
        <Muted as="p" role="status" $color="t2">
          {t('comparing')}
        </Muted>
      )}
      {finished && first && first !== finished && (
        <BacktestComparison first={first} second={finished} onClose={() => setFirst(null)} />
      )}
      {finished && (
        <BacktestReport
          {...finished}
          trials={trials}
          onCompare={first === finished ? undefined : () => setFirst(finished)}
        />
      )}
    </Stack>
  )
}
