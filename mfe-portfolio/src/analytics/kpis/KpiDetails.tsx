import { LineChart } from '@aldergate/charts/figures'
import { PERIODS_PER_YEAR } from '@aldergate/market/metrics'
import {
  color,
  Dialog,
  EmptyState,
  fontSize,
  fontWeight,
  SimulatedTag,
  space,
  Stack,
} from '@aldergate/ui'
import styled from 'styled-components'
import { type Kpi, KPI_FACTS, type KpiUnit } from './kpi'
import { useText } from './texts'
import { TrendMark } from './TrendMark'
import { useKpiFormat } from './useKpiFormat'

interface KpiDetailsProps {
  /** None while the dialog is closed. */
  kpi: Kpi | undefined
  onClose: () => void
}

const CHART_UNITS = {
  money: 'money',
  signedMoney: 'signedMoney',
  percent: 'percent',
  signedPercent: 'percent',
  ratio: 'ratio',
} as const satisfies Record<KpiUnit, string>

/** A key figure's definition and its history, as a chart and as a table. */
export function KpiDetails({ kpi, onClose }: KpiDetailsProps) {
  const t = useText()
  return (
    <Dialog title={kpi ? t(`${kpi.id}.label`) : ''} isOpen={kpi !== undefined} onClose={onClose}>
      {kpi && <Details kpi={kpi} />}
    </Dialog>
  )
}

function Details({ kpi }: { kpi: Kpi }) {
  const t = useText()
  const { value, comparison, detail, moment } = useKpiFormat()
  const { unit, step } = KPI_FACTS[kpi.id]
  const about = detail(kpi)

  return (
    <Stack>
      <p>
        <Value>{value(kpi)}</Value> {about && <Quiet>{about}</Quiet>}
      </p>
      <Quiet as="p">
        <TrendMark kpi={kpi} /> {comparison(kpi)} <SimulatedTag />
      </Quiet>
      <Heading>{t('definition')}</Heading>
      <p>{t(`${kpi.id}.definition`, { hours: PERIODS_PER_YEAR.hourly })}</p>
      <Heading>{t('history')}</Heading>
      {kpi.history.length > 1 ? (
        <LineChart
          label={t('historyOf', { label: t(`${kpi.id}.label`) })}
          categories={kpi.history.map(({ time }) => moment(kpi, time))}
          categoriesLabel={t('time')}
          series={[{ name: t(`${kpi.id}.label`), values: kpi.history.map((point) => point.value) }]}
          unit={CHART_UNITS[unit]}
          height={220}
        />
      ) : (
        <EmptyState text={t(`noHistory.${step}`)} />
      )}
    </Stack>
  )
}

const Value = styled.strong`
  font-size: ${fontSize.s28};
  font-weight: ${fontWeight.semibold};
  line-height: 34px;
`

const Quiet = styled.span`
  color: ${color.t2};
`

const Heading = styled.h3`
  margin-top: ${space(2)};
  font-size: ${fontSize.s13};
`
