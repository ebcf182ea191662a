import { fitOf } from '@aldergate/market/strategy'
import {
  Button,
  color,
  fontWeight,
  handOnFocus,
  Row,
  space,
  useFormat,
  measure,
} from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import styled from 'styled-components'
import { changeStrategyAtom, strategyAtom } from '../strategy/builder.atoms'
import type { ChosenFile } from './ownData.atoms'
import { useText } from './texts'
import { timeframeOf } from './timeframe'
import { useFileWords } from './useFileWords'

/** The contents of the chosen file, and how its candles are brought to the timeframe of the rules. */
export function FileSummary({ file }: { file: ChosenFile }) {
  const t = useText()
  const format = useFormat()
  const words = useFileWords()
  const { timeframe } = useAtomValue(strategyAtom)
  const change = useSetAtom(changeStrategyAtom)

  const { name, bars, from, until, gaps, hasVolume, isReversed, counts } = file
  const { count, spacingMs } = bars
  const fit = fitOf(spacingMs, timeframe)
  const spacing = words.spacing(spacingMs)
  const own = timeframeOf(spacingMs)
  const isTooShort = fit.status === 'summed' && counts[timeframe] === 0
  const doesFit = fit.status === 'same' || (fit.status === 'summed' && !isTooShort)

  return (
    <Box>
      <p>
        <Name>{name}</Name>{' '}
        {format.sentences([
          t('candlesOf', {
            count,
            spacing,
            from: format.dateTime(from),
            until: format.dateTime(until),
          }),
          words.gaps(gaps),
        ])}
      </p>
      {isReversed && <p>{t('reversed')}</p>}
      {!hasVolume && <p>{t('noVolume')}</p>}
      {doesFit ? (
        <p>
          {fit.status === 'same'
            ? t('sameTimeframe', { timeframe })
            : t('summed', { timeframe, each: fit.each })}
        </p>
      ) : (
        <Row>
          <Warning>
            {isTooShort
              ? t('tooShort', { timeframe })
              : fit.status === 'tooCoarse'
                ? t('tooCoarse', { timeframe })
                : t('uneven', { spacing, timeframe })}
          </Warning>
          {own && (
            <Button ref={handOnFocus} size="small" onClick={() => change({ timeframe: own })}>
              {t('useTimeframe', { timeframe: own })}
            </Button>
          )}
        </Row>
      )}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${space(1)};
  max-width: ${measure(90)};
  color: ${color.t2};
  overflow-wrap: anywhere;
`

const Name = styled.strong`
  color: ${color.t1};
  font-weight: ${fontWeight.semibold};
`

const Warning = styled.p`
  color: ${color.warn};
`
