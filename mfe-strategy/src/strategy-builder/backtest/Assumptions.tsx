import type { Report } from '@aldergate/market/strategy'
import { Card, color, fontSize, media, space, useFormat } from '@aldergate/ui'
import styled from 'styled-components'
import { useText as useDataText } from '../own-data/texts'
import { useFileWords } from '../own-data/useFileWords'
import type { BacktestSettings } from './finishedRun'
import { useText } from './texts'

interface AssumptionsProps {
  report: Report
  settings: BacktestSettings
}

/** What the run takes for granted: whoever reads its figures has to know it. */
export function Assumptions({ report, settings }: AssumptionsProps) {
  const t = useText()
  const format = useFormat()
  const sayOfData = useDataText()
  const words = useFileWords()
  const count = report.bars
  const { file, timeframe, pair, seed } = settings
  const rows = [
    [t('assume.rules'), settings.rules],
    [t('assume.signals'), t('assume.signalsAre')],
    [t('assume.fills'), t('assume.fillsAre')],
    [t('assume.gaps'), t('assume.gapsAre')],
    [
      t('assume.within'),
      t(settings.hasFinerBars ? 'assume.withinFiner' : 'assume.withinStopFirst'),
    ],
    [t('assume.ruin'), t('assume.ruinIs')],
    [
      t('assume.size'),
      t('assume.sizeIs', {
        percent: format.percent(settings.positionPercent, 0),
        capital: format.money(report.capital, 0),
      }),
    ],
    [
      t('assume.costs'),
      t('assume.costsAre', {
        commission: format.percent(settings.commissionPercent),
        slippage: format.percent(settings.slippagePercent),
      }),
    ],
    [t('assume.warmUp'), t('assume.warmUpIs', { count: report.firstBar })],
    [
      t('assume.data'),
      file
        ? words.data(file, count, timeframe)
        : t('assume.dataAre', { count, timeframe, pair, seed: String(seed) }),
    ],
    ...(file
      ? [[sayOfData('missingCandles'), `${words.gaps(file.gaps)} ${sayOfData('noneFilled')}`]]
      : []),
  ] as const

  return (
    <Card level={3} heading={t('assumptions')}>
      <List>
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </List>
    </Card>
  )
}

const List = styled.dl`
  display: grid;
  gap: ${space(2)};
  font-size: ${fontSize.s13};

  > div {
    display: grid;
    gap: 0 ${space(4)};

    ${media.fromTablet} {
      grid-template-columns: 200px minmax(0, 90ch);
    }
  }

  dt {
    color: ${color.t3};
  }

  dd {
    color: ${color.t1};
    overflow-wrap: anywhere;
  }
`
