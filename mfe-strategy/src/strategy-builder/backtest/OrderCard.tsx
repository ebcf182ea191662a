import { PlotLegend, PlotSwatch } from '@aldergate/charts/plot'
import type { Report, ShuffledBand } from '@aldergate/market/strategy'
import { Card, color, Muted, Stack, useFormat, measure } from '@aldergate/ui'
import { DataTable } from '@aldergate/ui/data'
import styled from 'styled-components'
import { BandPlot } from './BandPlot'
import { useText } from './texts'

/** The effect of the order of the trades, by Monte Carlo simulation. */
export function OrderCard({ report, band }: { report: Report; band: ShuffledBand }) {
  const t = useText()
  const format = useFormat()
  const { orders } = band

  return (
    <Card level={3} heading={t('order')}>
      {report.figures.trades < 2 ? (
        <Muted $color="t2">{t('orderOfOne')}</Muted>
      ) : (
        <Stack $gap={3}>
          <Prose>{t('orderIntro', { orders })}</Prose>
          <BandPlot band={band} capital={report.capital} />
          <PlotLegend>
            <li>
              <PlotSwatch $tint={color.accent} />
              {t('actualOrder')}
            </li>
            <li>
              <PlotSwatch $tint={color.t3} $isDashed />
              {t('middleOrder')}
            </li>
            <li>
              <Band aria-hidden="true" />
              {t('ninetyOrders')}
            </li>
          </PlotLegend>
          <BandTable band={band} />
          <Prose>
            {t('deeper', {
              share: format.percent(band.deeper * 100, 0),
              actual: format.percent(band.actualDrawdown * 100),
            })}
          </Prose>
          <Muted $color="t2">{t('orderLimits')}</Muted>
        </Stack>
      )}
    </Card>
  )
}

function BandTable({ band }: { band: ShuffledBand }) {
  const t = useText()
  const format = useFormat()
  const half = Math.floor((band.steps.length - 1) / 2)
  const rows = (['low', 'middle', 'high'] as const).map((level) => ({
    level,
    equity: Number(band[level][half]),
    drawdown: band.drawdown[level],
  }))

  return (
    <DataTable
      caption={t('order')}
      rows={rows}
      rowKey={({ level }) => level}
      columns={[
        {
          id: 'level',
          header: t('quantile'),
          rowHeader: true,
          cell: ({ level }) => t(`quantile.${level}`),
        },
        {
          id: 'equity',
          header: t('equityAfter', { count: Number(band.steps[half]) }),
          numeric: true,
          cell: ({ equity }) => format.money(equity),
        },
        {
          id: 'drawdown',
          header: t('figure.maxDrawdown'),
          numeric: true,
          cell: ({ drawdown }) => format.percent(drawdown * 100),
        },
      ]}
    />
  )
}

const Prose = styled.p`
  max-width: ${measure(80)};
  color: ${color.t2};
`

const Band = styled.span`
  display: inline-block;
  width: 16px;
  height: 10px;
  margin-right: 6px;
  background: color-mix(in srgb, ${color.accent} 24%, transparent);
`
