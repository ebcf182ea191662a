import { missingBecause, type Report } from '@aldergate/market/strategy'
import { color, fontSize, fontWeight, media, Muted, space, useFormat } from '@aldergate/ui'
import { Direction } from '@aldergate/ui/data'
import { useId } from 'react'
import styled from 'styled-components'
import { KEY_FIGURES } from './figures.data'
import { FigureDefinitions } from './FigureDefinitions'
import { capitalText, figureText } from './figureText'
import { useText } from './texts'

type KeyFigure = (typeof KEY_FIGURES)[number]

/** The five most important figures, large. */
export function KeyFigures({ report }: { report: Report }) {
  return (
    <>
      <List>
        {KEY_FIGURES.map((figure) => (
          <KeyFigureBox key={figure} figure={figure} report={report} />
        ))}
      </List>
      <FigureDefinitions figures={KEY_FIGURES} />
    </>
  )
}

function KeyFigureBox({ figure, report }: { figure: KeyFigure; report: Report }) {
  const t = useText()
  const format = useFormat()
  const labelId = useId()
  const value = report.figures[figure]
  const missing = missingBecause(figure, report)
  const { trades, wins } = report.figures
  const text = figureText(figure, value, format, t)
  const isProfit = figure === 'totalPnL' || figure === 'avgTrade'

  const details = {
    totalPnL: () => t('detail.totalPnL', { capital: capitalText(report.capital, format) }),
    maxDrawdown: () => t('detail.maxDrawdown'),
    winRate: () => t('detail.winRate', { wins, trades }),
    sharpeRatio: () =>
      t('detail.sharpeRatio', {
        count: report.returns.length,
        perYear: format.number(Math.round(report.perYear)),
      }),
    avgTrade: () => t('detail.avgTrade', { trades }),
  }

  return (
    <Box role="group" aria-labelledby={labelId}>
      <Label id={labelId}>{t(`figure.${figure}`)}</Label>
      <Value>
        {isProfit && !missing ? (
          <Direction change={Number(value.toFixed(2))}>{text}</Direction>
        ) : (
          text
        )}
      </Value>
      <Muted as="div" $color="t2">
        {missing ? t(`missing.${missing}`) : details[figure]()}
      </Muted>
    </Box>
  )
}

const List = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)};
  margin-top: ${space(3)};

  ${media.fromTablet} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`

const Box = styled.div`
  display: grid;
  align-content: start;
  gap: 2px;
  min-width: 0;
`

const Label = styled.div`
  color: ${color.t3};
  font-size: ${fontSize.s12};
`

const Value = styled.div`
  font-size: ${fontSize.s20};
  font-weight: ${fontWeight.semibold};
  line-height: 28px;
  font-variant-numeric: tabular-nums lining-nums;

  ${media.fromDesktop} {
    font-size: ${fontSize.s28};
    line-height: 36px;
  }
`
