import { luckOf } from '@aldergate/market/strategy'
import { Badge, color, fontSize, Muted, Row, space, useFormat, measure } from '@aldergate/ui'
import { useMemo } from 'react'
import styled from 'styled-components'
import { Arithmetic, CONFIDENCE } from '../backtest/LuckCard'
import { useText as useReportText } from '../backtest/texts'
import type { FinishedSweep } from './searched'
import { useText } from './texts'

/** How much of the best result luck among that many candidates would produce. */
export function SweepLuck({ sweep, best }: { sweep: FinishedSweep; best: number }) {
  const t = useText()
  const report = useReportText()
  const format = useFormat()
  const { scores } = sweep
  const parts = useMemo(() => {
    const found = scores[best]
    const sharpes = scores.map(({ figures }) => figures.sharpeRatio)
    return found && luckOf({ trials: scores.length, sharpes }, found.moments, found.perYear)
  }, [scores, best])

  const isKnown = parts !== undefined && Number.isFinite(parts.deflated)
  const isConvincing = isKnown && parts.deflated >= CONFIDENCE

  return (
    <Box>
      <Row>
        <Heading>{report('luck')}</Heading>
        {isKnown && (
          <Badge tone={isConvincing ? 'ok' : 'warn'}>
            {report(isConvincing ? 'luckUnlikely' : 'luckLikely')}
          </Badge>
        )}
      </Row>
      {isKnown ? (
        <>
          <Prose>
            {t('luck', {
              count: parts.trials,
              expected: format.number(parts.expectedBestPerYear, 2),
              sharpe: format.number(parts.sharpePerYear, 2),
            })}
          </Prose>
          <Details>
            <summary>{t('arithmetic')}</summary>
            <Arithmetic parts={parts} />
          </Details>
        </>
      ) : (
        <Muted $color="t2">{report('luckUnknown')}</Muted>
      )}
      <Muted $color="t2">{t('luckLimits')}</Muted>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${space(2)};
  max-width: ${measure(90)};
`

const Heading = styled.h3`
  font-size: ${fontSize.s13};
`

const Prose = styled.p`
  color: ${color.t1};
`

const Details = styled.details`
  summary {
    width: fit-content;
    color: ${color.accent};
    cursor: pointer;
  }
`
