import { Badge, color, fontSize, space, useFormat } from '@aldergate/ui'
import { type Column, DataTable, SignedChange } from '@aldergate/ui/data'
import { usePairPrice } from '@aldergate/charts/quotes'
import type { Pair } from '@aldergate/market'
import { addressOf } from '@aldergate/contract'
import { Link } from '@aldergate/platform'
import styled from 'styled-components'
import { type Insight, isFresh } from './insight'
import { useText } from './texts'

interface InsightsTableProps {
  insights: readonly Insight[]
  reference: Pair
}

export function InsightsTable({ insights, reference }: InsightsTableProps) {
  const t = useText()
  return (
    <DataTable
      caption={t('caption')}
      columns={useColumns(reference)}
      rows={insights}
      rowKey={({ pair }) => pair}
    />
  )
}

function useColumns(reference: Pair): Column<Insight>[] {
  const t = useText()
  const format = useFormat()
  const pairPrice = usePairPrice()

  return [
    {
      id: 'pair',
      header: t('pair'),
      rowHeader: true,
      cell: ({ pair }) => (
        <Link to={addressOf('tradingView', { symbol: pair })} aria-label={t('openChart', { pair })}>
          {pair}
        </Link>
      ),
      sortBy: ({ pair }) => pair,
    },
    {
      id: 'class',
      header: t('class'),
      cell: ({ kind }) => t(`class.${kind}`),
      sortBy: ({ kind }) => t(`class.${kind}`),
    },
    {
      id: 'price',
      header: t('price'),
      cell: ({ pair, price }) => pairPrice(pair, price),
      numeric: true,
    },
    {
      id: 'change',
      header: t('change'),
      cell: ({ change }) => <SignedChange percent={change} />,
      sortBy: ({ change }) => change,
      numeric: true,
    },
    {
      id: 'rsi',
      header: t('rsi'),
      cell: ({ rsi: { value, zone } }) => (
        <WithWord>
          {zone !== 'neutral' && <Badge tone="warn">{t(`zone.${zone}`)}</Badge>}
          {format.number(value, 1)}
        </WithWord>
      ),
      sortBy: ({ rsi }) => rsi.value,
      numeric: true,
    },
    {
      id: 'cross',
      header: t('cross'),
      cell: ({ cross }) => (
        <WithWord>
          {isFresh(cross) && <Badge tone="info">{t('fresh')}</Badge>}
          {t(`standing.${cross.standing}`, { hours: cross.candles })}
        </WithWord>
      ),
      sortBy: ({ cross }) => (cross.standing === 'level' ? Number.NaN : cross.candles),
    },
    {
      id: 'volatility',
      header: t('volatility'),
      cell: ({ volatility }) => format.percent(volatility, 1),
      sortBy: ({ volatility }) => volatility,
      numeric: true,
    },
    {
      id: 'correlation',
      header: t('correlation', { reference }),
      cell: ({ correlation }) => format.number(correlation, 2),
      sortBy: ({ correlation }) => correlation,
      numeric: true,
    },
    {
      id: 'toSupport',
      header: t('toSupport'),
      cell: ({ toSupport }) => <Distance percent={toSupport} broken={t('brokenSupport')} />,
      sortBy: ({ toSupport }) => toSupport,
      numeric: true,
    },
    {
      id: 'toResistance',
      header: t('toResistance'),
      cell: ({ toResistance }) => (
        <Distance percent={toResistance} broken={t('brokenResistance')} />
      ),
      sortBy: ({ toResistance }) => toResistance,
      numeric: true,
    },
  ]
}

/** A broken level has no distance: the support is lost, or the resistance overcome. */
function Distance({ percent, broken }: { percent: number; broken: string }) {
  const format = useFormat()
  return percent < 0 ? <Badge tone="warn">{broken}</Badge> : format.percent(percent)
}

const WithWord = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${color.t1};
  font-size: ${fontSize.s13};
  white-space: nowrap;
`
