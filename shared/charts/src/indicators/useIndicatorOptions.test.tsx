import { changeSettingsAtom } from '@aldergate/platform'
import { renderWithApp } from '@aldergate/testing'
import { SelectField } from '@aldergate/ui/forms'
import { act, screen, within } from '@testing-library/react'
import { useIndicatorOptions } from './useIndicatorOptions'

function Choice() {
  const options = useIndicatorOptions(['rsi', 'volume', 'adx'])
  return <SelectField label="Indicator" value="rsi" options={options} onChange={() => {}} />
}

it('names the indicators that are asked for, each under its kind, in the language of the page', () => {
  const { store } = renderWithApp(<Choice />)
  const groups = () =>
    screen.getAllByRole('group').map((group) => [
      group.getAttribute('label'),
      ...within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ])
  expect(groups()).toEqual([
    ['Most used', 'RSI', 'Volume'],
    ['Trend', 'ADX'],
  ])

  act(() => store.set(changeSettingsAtom, { language: 'fr' }))
  expect(groups()).toEqual([
    ['Les plus utilisés', 'RSI', 'Volume'],
    ['Tendance', 'ADX'],
  ])
})
