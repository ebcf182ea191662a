import { BarChart, LineChart, RadarChart } from '@aldergate/charts/figures'
import { Card, space } from '@aldergate/ui'
import styled from 'styled-components'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']
const METRICS = ['Volatility', 'Beta', 'Sharpe', 'Sortino', 'Drawdown', 'Alpha']
const HOURS = Array.from({ length: 168 }, (_, hour) => `Day ${1 + Math.floor(hour / 24)}`)
const GROWTH = HOURS.map((_, hour) => 48_000 + hour * 20 + 900 * Math.sin(hour / 9))

/** The charts that change rarely, with much, little and no data. */
export function ChartsSection() {
  return (
    <Columns>
      <Card heading="Bars with a specified axis" level={3}>
        <BarChart
          label="Market growth in percent, by month"
          categories={MONTHS}
          series={[{ name: 'Growth', values: [12, 19, 24, 31, 38, 44] }]}
          max={50}
        />
      </Card>
      <Card heading="Gains and losses" level={3}>
        <BarChart
          label="Profit and loss by month"
          categories={MONTHS}
          series={[{ name: 'Profit', values: [1_250, -480.5, 2_310, 90, -1_120, 640] }]}
          unit="signedMoney"
          categoriesLabel="Month"
          isSigned
        />
      </Card>
      <Card heading="Two series, one gap" level={3}>
        <BarChart
          label="Adoption by month, plan and reality"
          categories={MONTHS}
          series={[
            { name: 'Plan', values: [20, 30, 45, 60, 75, 90] },
            { name: 'Reality', values: [18, 33, Number.NaN, 52, 79, 95] },
          ]}
          unit="percent"
          max={100}
        />
      </Card>
      <Card heading="Around a centre" level={3}>
        <RadarChart
          label="Risk and performance, portfolio and benchmark"
          categories={METRICS}
          series={[
            { name: 'Portfolio', values: [62, 48, 71, 80, 35, 55] },
            { name: 'Benchmark', values: [50, 50, 50, 50, 50, 50] },
          ]}
          max={100}
        />
      </Card>
      <Card heading="A line of 168 points" level={3}>
        <LineChart
          label="Portfolio value over a week"
          categories={HOURS}
          series={[{ name: 'Value', values: GROWTH }]}
          unit="money"
        />
      </Card>
      <Card heading="Two lines" level={3}>
        <LineChart
          label="Return in percent, portfolio and benchmark"
          categories={MONTHS}
          series={[
            { name: 'Portfolio', values: [0, 2.4, 1.8, 4.9, 6.2, 7.7] },
            { name: 'Benchmark', values: [0, 1.1, 2, 2.7, 3.9, 4.4] },
          ]}
          unit="percent"
        />
      </Card>
      <Card heading="One point" level={3}>
        <LineChart
          label="Portfolio value since today"
          categories={['Jan']}
          series={[{ name: 'Value', values: [50_000] }]}
          unit="money"
        />
      </Card>
      <Card heading="No data" level={3}>
        <BarChart label="Empty" categories={[]} series={[]} />
      </Card>
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(360px, 100%), 1fr));
  gap: ${space(2)};
`
