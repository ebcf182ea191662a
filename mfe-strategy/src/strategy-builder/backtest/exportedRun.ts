import type { ReportTable } from '@aldergate/files'
import { EXIT_REASONS, missingBecause, type Report, shownValue } from '@aldergate/market/strategy'
import { FIGURES, SHOWN_FIGURES, type ShownFigure } from './figures.data'
import type { BacktestSettings, FinishedRun } from './finishedRun'
import { foreignCurrencyOf } from './foreignCurrency'
import type { Translate } from './texts'
import type { TradeWords } from './tradesFile'

/** The currency of a run's amounts of money: that of its pair, or the pound for the trader's own file. */
export function currencyOf({ pair, file }: Pick<BacktestSettings, 'pair' | 'file'>): string {
  return (file ? undefined : foreignCurrencyOf(pair)) ?? 'GBP'
}

/** One row per figure, with its unit and, if it is missing, the reason. */
export function figuresTable(report: Report, t: Translate, currency: string): ReportTable {
  return {
    columns: [
      { header: t('figureColumn'), kind: 'text' },
      { header: t('file.value'), kind: 'number' },
      { header: t('file.unit'), kind: 'text' },
      { header: t('file.note'), kind: 'text' },
    ],
    rows: SHOWN_FIGURES.map((figure) => {
      const missing = missingBecause(figure, report)
      const { unit, value } = inItsUnit(figure, shownValue(figure, report))
      return [
        t(`figure.${figure}`),
        value,
        unit === 'money' ? currency : unit && t(`unit.${unit}`),
        missing ? t(`missing.${missing}`) : null,
      ]
    }),
  }
}

/** The texts of a file of trades. */
export function tradeWords(t: Translate, currency: string): TradeWords {
  const exits = EXIT_REASONS.map((exit) => [exit, t(`reason.${exit}`)])
  return {
    headers: {
      number: t('number'),
      direction: t('direction'),
      entryTime: t('file.entryTime'),
      entryPrice: t('file.entryPrice'),
      exitTime: t('file.exitTime'),
      exitPrice: t('file.exitPrice'),
      exit: t('reason'),
      quantity: t('quantity'),
      fees: t('file.fees', { currency }),
      profit: t('file.profit', { currency }),
      return: t('file.return'),
    },
    direction: { long: t('direction.long'), short: t('direction.short') },
    exit: Object.fromEntries(exits) as TradeWords['exit'],
  }
}

/** A figure for export: a number and its unit. */
export function inItsUnit(figure: ShownFigure, value: number) {
  switch (FIGURES[figure].kind) {
    case 'money':
    case 'signedMoney':
      return { unit: 'money', value: rounded(value, 2) } as const
    case 'percent':
    case 'signedPercent':
      return { unit: 'percent', value: rounded(value * 100, 4) } as const
    case 'duration':
      return { unit: 'hours', value: rounded(value / 3_600_000, 4) } as const
    default:
      return { unit: null, value: rounded(value, 6) } as const
  }
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}

/**
 * The data of a run for further computation, without its trades, and without its bars, which its settings determine.
 * Shares, null for NaN, and the rules in words.
 */
export function runData({ report, months: years, settings }: FinishedRun, rules: string) {
  const { capital, bars, firstBar } = report
  return {
    settings: { ...settings, currency: currencyOf(settings), rules, capital, bars, firstBar },
    figures: Object.fromEntries(
      SHOWN_FIGURES.map((figure) => [figure, orNull(shownValue(figure, report))]),
    ),
    exits: report.exits,
    directions: report.directions,
    monthlyReturns: years.map(({ year, months, whole }) => ({
      year,
      months: Array.from(months, orNull),
      whole: orNull(whole),
    })),
  }
}

/** JSON has no NaN. */
function orNull(value: number): number | null {
  return Number.isFinite(value) ? value : null
}
