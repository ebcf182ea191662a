import { useLocation } from '@aldergate/platform'
import { renderWithApp } from '@aldergate/testing'
import { screen } from '@testing-library/react'
import { StrategyBacktester } from './StrategyBacktester'

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

it('leads into the builder with what was chosen', async () => {
  const { user } = renderWithApp(
    <>
      <StrategyBacktester />
      <Address />
    </>,
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'Timeframe' }), '4h')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Indicator' }), 'MACD')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Comparison' }), '<')
  expect(screen.getByRole('spinbutton', { name: 'Value' })).toHaveValue(0)
  await user.click(screen.getByRole('button', { name: 'Backtest in the builder' }))

  expect(screen.getByText(/strategy-builder/)).toHaveTextContent(
    '/strategy-builder?timeframe=4h&conditions=macd%3C0&rules=&stop=3&target=6&name=My+Strategy',
  )
})

it('stays until every field can be tested', async () => {
  const { user } = renderWithApp(<StrategyBacktester />)
  await user.clear(screen.getByRole('spinbutton', { name: 'Stop-loss (%)' }))

  expect(screen.getByRole('alert')).toHaveTextContent('Enter a number.')
  expect(screen.getByRole('button', { name: 'Backtest in the builder' })).toBeDisabled()
})
