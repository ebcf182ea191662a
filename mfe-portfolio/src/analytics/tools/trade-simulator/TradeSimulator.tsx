import { PriceChart } from '@aldergate/charts/price'
import { InstrumentPicker } from '@aldergate/charts/picker'
import { tradedAs } from '@aldergate/charts/quotes'
import { poundPairOf, TIMEFRAMES } from '@aldergate/market'
import { Button, EmptyState, media, SimulatedTag, space, Stack } from '@aldergate/ui'
import { SelectField } from '@aldergate/ui/forms'
import { useFocusInPlace } from '@aldergate/ui/useFocusInPlace'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { BeginAnew } from './BeginAnew'
import { Playback } from './Playback'
import { fillsOf, type Replay } from './replay'
import { replayAtom, seenBarsAtom, startReplayAtom } from './replay.atoms'
import { Sandbox } from './Sandbox'
import { useText } from './texts'
import { TradeList } from './TradeList'
import { useReplayMarks } from './useReplayMarks'

const FIRST = { pair: 'BTC/GBP', timeframe: '1h' } as const

const HEIGHT = 340

/** Replays the simulated past bar by bar, with separate money. */
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
  onStart: (subject: Subject) => void
}

type Subject = Pick<Replay, 'pair' | 'timeframe'>

function Simulation({ replay, onChange, onStart }: SimulationProps) {
  const t = useText()
  const marks = useReplayMarks(replay)
  const { pair, timeframe, bars, starts } = replay
  const [asked, setAsked] = useState<Subject>()
  const trades = fillsOf(replay).length
  const box = useFocusInPlace<HTMLDivElement>()

  function start(subject: Subject) {
    setAsked(undefined)
    onStart(subject)
  }

  /** Confirms before trades are discarded; choosing the current value starts nothing. */
  function choose(chosen: Partial<Subject>) {
    const subject = { pair, timeframe, ...chosen }
    if (subject.pair === pair && subject.timeframe === timeframe) setAsked(undefined)
    else if (trades > 0) setAsked(subject)
    else start(subject)
  }

  return (
    <Stack {...box} $gap={3}>
      <Bar>
        <InstrumentPicker
          label={t('pair')}
          value={pair}
          noteOf={tradedAs}
          onChange={(chosen) => choose({ pair: poundPairOf(chosen) })}
        />
        <SelectField
          label={t('timeframe')}
          value={timeframe}
          options={TIMEFRAMES.map((value) => ({ value, label: value }))}
          onChange={(chosen) => choose({ timeframe: chosen })}
        />
        <Button onClick={() => start({ pair, timeframe })}>{t('reset')}</Button>
        <SimulatedTag />
      </Bar>
      {asked && (
        <BeginAnew
          subject={`${asked.pair} ${asked.timeframe}`}
          trades={trades}
          onBegin={() => start(asked)}
          onKeep={() => setAsked(undefined)}
        />
      )}
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
