import { type Luck, luck, type Report } from '@aldergate/market/strategy'
import {
  Badge,
  Card,
  color,
  fontSize,
  fontWeight,
  Muted,
  space,
  Stack,
  useFormat,
  measure,
} from '@aldergate/ui'
import styled from 'styled-components'
import { useText } from './texts'

/** Bailey and López de Prado accept a finding above this probability. */
export const CONFIDENCE = 0.95

interface LuckCardProps {
  report: Report
  /** Sharpe ratios for a year of all that was tried, this run among them; NaN where unknown. */
  trials: readonly number[]
}

/** The best result that luck alone would produce after this many trials, and how far this run exceeds it. */
export function LuckCard({ report, trials }: LuckCardProps) {
  const t = useText()
  const count = Math.max(1, trials.length)
  const parts = luck({ trials: count, sharpes: trials }, report.returns, report.perYear)
  const isKnown = Number.isFinite(parts.deflated)
  const isConvincing = parts.deflated >= CONFIDENCE

  return (
    <Card
      level={3}
      heading={t('luck')}
      actions={
        isKnown && (
          <Badge tone={isConvincing ? 'ok' : 'warn'}>
            {t(isConvincing ? 'luckUnlikely' : 'luckLikely')}
          </Badge>
        )
      }
    >
      <Stack $gap={3}>
        <Prose>{t('luckIntro', { count })}</Prose>
        {isKnown ? <Arithmetic parts={parts} /> : <Muted $color="t2">{t('luckUnknown')}</Muted>}
        <Muted $color="t2">{t('luckLimits')}</Muted>
      </Stack>
    </Card>
  )
}

/** The parts of the deflated Sharpe ratio, one by one. */
export function Arithmetic({ parts }: { parts: Luck }) {
  const t = useText()
  const format = useFormat()
  const number = (value: number) => format.number(value, 4)
  const rows = [
    [
      t('luckSharpe'),
      t('perPeriodAndYear', {
        period: number(parts.sharpe),
        year: format.number(parts.sharpePerYear, 2),
      }),
    ],
    [t('luckReturns'), format.number(parts.observations)],
    [
      t('luckShape'),
      t('luckMoments', {
        skewness: format.number(parts.skewness, 2),
        kurtosis: format.number(parts.kurtosis, 2),
      }),
    ],
    [t(parts.isSpreadMeasured ? 'luckSpreadMeasured' : 'luckSpreadChance'), number(parts.spread)],
    [
      t('luckBest', { count: parts.trials }),
      t('perPeriodAndYear', {
        period: number(parts.expectedBest),
        year: format.number(parts.expectedBestPerYear, 2),
      }),
    ],
    [t('luckScore'), format.number(parts.score, 2)],
    [t('luckDeflated'), format.percent(parts.deflated * 100, 1)],
  ] as const

  return (
    <List>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}

const Prose = styled.p`
  max-width: ${measure(80)};
  color: ${color.t2};
`

const List = styled.dl`
  display: grid;
  font-size: ${fontSize.s13};

  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(4)};
    padding: 4px 0;
    border-bottom: 1px solid ${color.border};
  }

  > div:last-child {
    border-bottom: 0;
  }

  dt {
    color: ${color.t2};
  }

  dd {
    font-weight: ${fontWeight.semibold};
    font-variant-numeric: tabular-nums lining-nums;
    text-align: right;
  }
`
