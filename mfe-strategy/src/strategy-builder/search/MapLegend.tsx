import { color, fontSize, space, useFormat } from '@aldergate/ui'
import styled from 'styled-components'
import { figureText } from '../backtest/figureText'
import { useText as useReportText } from '../backtest/texts'
import { BEST_MARK, NOW_MARK, tintOf, UNJUDGED } from './mapLook'
import { pivotOf } from './shade'
import type { SweepMap } from './sweepMap'
import { useText } from './texts'

/** The meaning of the tints and marks of a map. */
export function MapLegend({ judge, reach, least, figure }: SweepMap & { figure: string }) {
  const t = useText()
  const report = useReportText()
  const format = useFormat()
  const pivot = pivotOf(judge)
  const written = (value: number) => figureText(judge, value, format, report)
  const { below, above } = reach

  return (
    <List>
      <li>
        {figure}
        {below > 0 && (
          <>
            <span>{written(pivot - below)}</span>
            <Ramp
              style={{ background: `linear-gradient(to right, ${tintOf(-1)}, ${tintOf(0)})` }}
            />
          </>
        )}
        <span>{written(pivot)}</span>
        {above > 0 && (
          <>
            <Ramp style={{ background: `linear-gradient(to right, ${tintOf(0)}, ${tintOf(1)})` }} />
            <span>{written(pivot + above)}</span>
          </>
        )}
      </li>
      <li>
        {BEST_MARK} {t('best')}
      </li>
      <li>
        {NOW_MARK} {t('now')}
      </li>
      <li>
        <Hatched /> {t('fewTrades', { count: least })}
      </li>
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  margin-top: ${space(2)};
  color: ${color.t2};
  font-size: ${fontSize.s12};
  font-variant-numeric: tabular-nums lining-nums;

  li {
    display: flex;
    align-items: center;
    gap: ${space(1)};
  }
`

const Ramp = styled.span`
  width: 56px;
  height: 12px;
  border-radius: 2px;
`

const Hatched = styled.span`
  flex: none;
  width: 16px;
  height: 12px;
  border-radius: 2px;
  background: ${UNJUDGED};
`
