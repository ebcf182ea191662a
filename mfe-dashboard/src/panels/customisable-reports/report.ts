import type { ReportSection } from '@aldergate/files'
import { type EquityPoint, profitBetween } from '@aldergate/ledger'
import { comparativeSections } from './comparative'
import { complianceSections } from './compliance'
import { detailedSections } from './detailed'
import type { ReportFilter } from './filter'
import { groupsOf } from './groups'
import { performanceSections } from './performance'
import {
  figuresOf,
  isWithin,
  type Period,
  periodBefore,
  type PeriodFigures,
  periodOf,
  type ReportFacts,
} from './period'
import { groupTable, summarySections } from './summary'
import type { Text } from './texts'

/** A chart that belongs to a report, in pounds. */
export interface ReportChart {
  kind: 'bar' | 'line'
  label: string
  categories: readonly string[]
  categoriesLabel: string
  series: readonly { name: string; values: readonly number[] }[]
}

export interface Report {
  period: Period
  /** Whether the ledger has no entry in its period. */
  isEmpty: boolean
  sections: readonly ReportSection[]
  chart: ReportChart | undefined
}

/**
 * The report for a filter. `writeDay` formats a day for the trader; `curve` comes from `dailyCurve`, for performance
 * reports.
 */
export function reportOf(
  filter: ReportFilter,
  facts: ReportFacts & { curve: readonly EquityPoint[] },
  writeDay: (time: number) => string,
  text: Text,
): Report {
  const period = periodOf(filter, facts)
  const figures = figuresOf(facts, period)
  const groups = groupsOf(figures, filter.groupBy, writeDay, text)
  const groupName = text(filter.groupBy)
  const grouped = filter.groupBy !== 'None' && {
    heading: text('grouped', { group: groupName }),
    tables: [groupTable(groups, groupName, text)],
  }
  const write = ({ after, until }: Period) =>
    text('period', { from: writeDay(after + 1), until: writeDay(until) })
  const turnover: ReportChart = {
    kind: 'bar',
    label: text('chartOfTurnover'),
    categories: groups.map(({ name }) => name),
    categoriesLabel: filter.groupBy === 'None' ? text('pair') : groupName,
    series: [
      { name: text('bought'), values: groups.map(({ bought }) => Number(bought)) },
      { name: text('sold'), values: groups.map(({ sold }) => Number(sold)) },
    ],
  }

  function typed(): { sections: ReportSection[]; chart: ReportChart } {
    switch (filter.reportType) {
      case 'Summary':
        return { sections: summarySections(figures, text), chart: turnover }
      case 'Detailed':
        return { sections: detailedSections(facts, period, figures, text), chart: turnover }
      case 'Compliance':
        return { sections: complianceSections(facts, period, text), chart: turnover }
      case 'Performance': {
        const { curve } = facts
        const [first] = curve
        const chart: ReportChart = {
          kind: 'line',
          label: text('chartOfProfit'),
          categories: curve.map(({ time }, index) =>
            index === 0 ? text('start') : writeDay(time),
          ),
          categoriesLabel: text('day'),
          series: [
            {
              name: text('profit'),
              values: curve.map((point) => Number(profitBetween(first ?? point, point))),
            },
          ],
        }
        return { sections: performanceSections(curve, facts, figures, writeDay, text), chart }
      }
      case 'Comparative': {
        const earlier = periodBefore(period, facts)
        const before = figuresOf(facts, earlier)
        const periods = { thisPeriod: write(period), before: write(earlier) }
        return {
          sections: comparativeSections(figures, before, periods, text),
          chart: comparedChart(figures, before, text),
        }
      }
    }
  }

  const { sections, chart } = typed()
  return {
    period,
    isEmpty: !facts.ledger.slice().some(({ at }) => isWithin(at, period)),
    sections: grouped && groups.length > 0 ? [...sections, grouped] : sections,
    chart: filter.includeCharts && chart.categories.length > 0 ? chart : undefined,
  }
}

function comparedChart(figures: PeriodFigures, before: PeriodFigures, text: Text): ReportChart {
  const names = ['realised', 'unrealisedChange', 'fees', 'profit'] as const
  return {
    kind: 'bar',
    label: text('chartOfFigures'),
    categories: names.map((name) => text(name)),
    categoriesLabel: text('figure'),
    series: [
      { name: text('thisPeriod'), values: names.map((name) => Number(figures[name])) },
      { name: text('before'), values: names.map((name) => Number(before[name])) },
    ],
  }
}
