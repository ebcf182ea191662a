import { PriceChart } from '@aldergate/charts/price'
import { InstrumentPicker } from '@aldergate/charts/picker'
import { tradedAs } from '@aldergate/charts/quotes'
import { poundPairOf, TIMEFRAMES } from '@aldergate/market'
import { Button, EmptyState, media, SimulatedTag, space, Stack } from '@aldergate/ui'
import { SelectField } from '@aldergate/ui/forms'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import styled from 'styled-components'
import { Playback } from './Playback'
import type { Replay } from './replay'
import { replayAtom, seenBarsAtom, startReplayAtom } from './replay.atoms'
import { Sandbox } from './Sandbox'
import { useText } from './texts'
import { TradeList } from './TradeList'
import { useReplayMarks } from './useReplayMarks'

const FIRST = { pair: 'BTC/GBP', timeframe: '1h' } as const

const HEIGHT = 340

/** The simulated past once more, bar by bar, with money of its own. */
export function TradeSimulator() {
  const [replay, setReplay] = useAtom(replayAtom)
  const start = useSetAtom(startReplayAtom)

  useEffect(() => {
    if (!replay) start(FIRST)
  }, [replay, start])

  return replay ? <Simulation replay={replay} onChange={setReplay} onStart={start} /> : null
}

interface SimulationProps {
  replay: Replay
  onChange: (next: (replay: Replay) => Replay) => void
  onStart: (subject: Pick<Replay, 'pair' | 'timeframe'>) => void
}

function Simulation({ replay, onChange, onStart }: SimulationProps) {
  const t = useText()
  const marks = useReplayMarks(replay)
  const { pair, timeframe, bars, starts } = replay

  return (
    <Stack $gap={3}>
      <Bar>
        <InstrumentPicker
          label={t('pair')}
          value={pair}
          noteOf={tradedAs}
          onChange={(chosen) => onStart({ pair: poundPairOf(chosen), timeframe })}
        />
        <SelectField
          label={t('timeframe')}
          value={timeframe}
          options={TIMEFRAMES.map((value) => ({ value, label: value }))}
          onChange={(chosen) => onStart({ pair, timeframe: chosen })}
        />
        <Button onClick={() => onStart({ pair, timeframe })}>{t('reset')}</Button>
        <SimulatedTag />
      </Bar>
      <p>{t('intro')}</p>
      {bars.length > 0 ? (
        <Columns>
          <Stack $gap={3}>
            <PriceChart
              key={`${pair} ${timeframe}`}
              pair={pair}
              timeframe={timeframe}
              toolbar="none"
              height={HEIGHT}
              source={seenBarsAtom}
              {...marks}
            />
            <Playback replay={replay} onChange={onChange} />
          </Stack>
          <Sandbox key={starts} replay={replay} onChange={onChange} />
        </Columns>
      ) : (
        <EmptyState text={t('noBars')} />
      )}
      <TradeList replay={replay} />
    </Stack>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(2)};
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${media.fromTablet} {
    grid-template-columns: minmax(0, 1fr) 260px;
  }
`
