import { DAY_MS } from '@aldergate/market'
import { missingBecause, type Report, shownValue } from '@aldergate/market/strategy'
import { Card, color, fontSize, fontWeight, media, Muted, space, useFormat } from '@aldergate/ui'
import styled from 'styled-components'
import { durationText } from './duration'
import { FIGURE_GROUPS, type FigureRow, FIGURES, type ShownFigure } from './figures.data'
import { FigureDefinitions } from './FigureDefinitions'
import { figureText } from './figureText'
import { useText } from './texts'

const YEAR_DAYS = 365
const YEAR_MS = YEAR_DAYS * DAY_MS

/** The figures beyond the first five, grouped by subject. */
export function FigureGroups({ report }: { report: Report }) {
  const t = useText()
  const isShort = report.spanMs < YEAR_MS
  const span = durationText(report.spanMs, t)

  return (
    <Groups>
      {FIGURE_GROUPS.map(({ id, figures }) => (
        <Card key={id} level={3} heading={t(`group.${id}`)}>
          <List>
            {figures.map((figure) => (
              <Row key={figure} figure={figure} report={report} />
            ))}
          </List>
          {id === 'growth' && isShort && span && (
            <Muted $color="t2">{t('shortSpan', { span })}</Muted>
          )}
          <FigureDefinitions figures={figures} />
        </Card>
      ))}
    </Groups>
  )
}

function Row({ figure, report }: { figure: ShownFigure; report: Report }) {
  const t = useText()
  const format = useFormat()
  const missing = missingBecause(figure, report)
  const { year }: FigureRow = FIGURES[figure]
  const days = year === 'calendar' ? YEAR_DAYS : Math.round(report.perYear)
  const isOpen = figure === 'longestDrawdownMs' && report.underwater.isOpen

  return (
    <Line>
      <dt>{t(`figure.${figure}`)}</dt>
      <dd>
        <b>{figureText(figure, shownValue(figure, report), format, t)}</b>
        {year && !missing && <Muted as="div">{t('perYear', { days: format.number(days) })}</Muted>}
        {missing && <Muted as="div">{t(`missing.${missing}`)}</Muted>}
        {isOpen && <Muted as="div">{t('stillUnder')}</Muted>}
      </dd>
    </Line>
  )
}

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(2)};

  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.fromDesktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const List = styled.dl`
  display: grid;
  font-size: ${fontSize.s13};
`

const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: 28px;
  padding: 4px 0;
  border-bottom: 1px solid ${color.border};

  &:last-child {
    border-bottom: 0;
  }

  dt {
    color: ${color.t2};
  }

  dd {
    text-align: right;
    font-variant-numeric: tabular-nums lining-nums;
  }

  b {
    font-weight: ${fontWeight.semibold};
    white-space: nowrap;
  }
`
