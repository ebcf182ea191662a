import { initialSetting } from '@aldergate/market/indicators'
import { renderWithApp } from '@aldergate/testing'
import { screen } from '@testing-library/react'
import { IndicatorDrawer } from './IndicatorDrawer'

it('says the limits of a parameter as the language writes numbers', async () => {
  const { user } = renderWithApp(
    <IndicatorDrawer
      settings={[initialSetting('bollinger')]}
      onChange={() => {}}
      isOpen
      onClose={() => {}}
    />,
    { settings: { language: 'es' } },
  )
  await user.clear(await screen.findByRole('spinbutton', { name: 'Desviaciones típicas' }))

  expect(screen.getByRole('alert')).toHaveTextContent('Introduzca un número de 0,1 a 10.')
})
