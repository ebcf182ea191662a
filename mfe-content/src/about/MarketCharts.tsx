import { BarChart, LineChart } from '@aldergate/charts/figures'
import { Card, color, fontSize, SampleTag, space, useLocalText } from '@aldergate/ui'
import styled from 'styled-components'
import { type Figure, FIGURES } from './figures.data'
import { useText } from './texts'

/** The sample charts, each with a table of the same numbers. */
export function MarketCharts() {
  return (
    <Stack>
      {FIGURES.map((figure) => (
        <FigureCard key={figure.id} figure={figure} />
      ))}
    </Stack>
  )
}

function FigureCard({ figure }: { figure: Figure }) {
  const t = useText()
  const local = useLocalText()
  const { id, kind, max, unit, categories, values } = figure
  const Chart = kind === 'line' ? LineChart : BarChart

  return (
    <Card heading={t(id)} level={3} actions={<SampleTag />}>
      <Text>{t(`${id}Text`)}</Text>
      <Chart
        label={t('chartLabel', { name: t(id), max })}
        categories={categories.map(local)}
        categoriesLabel={t(`${id}Category`)}
        series={[{ name: t(`${id}Series`), values }]}
        unit={unit}
        max={max}
        height={220}
      />
    </Card>
  )
}

const Stack = styled.div`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(4)};
`

const Text = styled.p`
  margin-bottom: ${space(3)};
  color: ${color.t3};
  font-size: ${fontSize.s12};
`
