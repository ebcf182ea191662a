import {
  Blank,
  Card,
  color,
  fontSize,
  media,
  SimulatedTag,
  Skeleton,
  space,
  useFormat,
} from '@aldergate/ui'
import { SignedMoney, Sparkline, Stat } from '@aldergate/ui/data'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import styled from 'styled-components'
import { Definitions } from '../Definitions'
import { capitalCurve, type Metrics, MIN_SHARPE_DAYS, tradeCount, winningDays } from './metrics'
import { metricsAtom, sampleRunAtom } from './results.atoms'
import { OPENING_CAPITAL } from './sampleRun'
import { useText } from './texts'

const METRICS = [
  'totalPnL',
  'maxDrawdown',
  'winRate',
  'sharpeRatio',
  'avgTrade',
] as const satisfies readonly (keyof Metrics)[]

export function PerformanceMetrics() {
  const t = useText()
  return (
    <Card heading={t('metricsHeading')} actions={<SimulatedTag />}>
      {/* Drawn into HTML, the page has no run. */}
      <Suspense fallback={<NoMetrics />}>
        <RunMetrics />
      </Suspense>
      <Definitions
        heading={t('definitions')}
        entries={METRICS.map((metric) => ({
          term: t(metric),
          definition: t(`definition.${metric}`),
        }))}
      />
    </Card>
  )
}

/** Reserves the room of the metrics. */
function NoMetrics() {
  const t = useText()
  return (
    <>
      <Note>
        <Blank $digits={40} />
      </Note>
      <Figures>
        {METRICS.map((key) => (
          <Stat
            key={key}
            label={t(key)}
            value={<Blank $digits={8} />}
            detail={<Blank $digits={14} />}
          />
        ))}
      </Figures>
      <Skeleton height={48} />
    </>
  )
}

function RunMetrics() {
  const t = useText()
  const format = useFormat()
  const run = useAtomValue(sampleRunAtom)
  const metrics = useAtomValue(metricsAtom)

  const count = run.length
  const curve = capitalCurve(run)
  const hasSharpe = count >= MIN_SHARPE_DAYS

  return (
    <>
      <Note>{t('metricsNote', { count })}</Note>
      <Figures>
        <Stat
          label={t('totalPnL')}
          value={<SignedMoney gbp={metrics.totalPnL} />}
          detail={t('totalDetail', { capital: format.money(OPENING_CAPITAL, 0) })}
        />
        <Stat
          label={t('maxDrawdown')}
          value={format.percent(metrics.maxDrawdown)}
          detail={t('drawdownDetail', { count })}
        />
        <Stat
          label={t('winRate')}
          value={format.percent(metrics.winRate, 1)}
          detail={t('winDetail', { wins: winningDays(run), count })}
        />
        <Stat
          label={t('sharpeRatio')}
          value={format.number(metrics.sharpeRatio, 2)}
          detail={
            hasSharpe
              ? t('sharpeDetail', { count })
              : t('sharpeTooFew', { least: MIN_SHARPE_DAYS, count })
          }
        />
        <Stat
          label={t('avgTrade')}
          value={<SignedMoney gbp={metrics.avgTrade} />}
          detail={t('tradeDetail', { count: tradeCount(run) })}
        />
      </Figures>
      <Sparkline
        values={curve}
        height={48}
        label={t('capitalCurve', {
          from: format.money(OPENING_CAPITAL, 0),
          to: format.money(Number(curve.at(-1))),
        })}
      />
    </>
  )
}

const Note = styled.p`
  margin-bottom: ${space(2)};
  color: ${color.t2};
  font-size: ${fontSize.s12};
`

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
  margin-bottom: ${space(3)};

  ${media.fromTablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
