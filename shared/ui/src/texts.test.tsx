import { LANGUAGES } from '@aldergate/contract'
import { renderWithApp } from '@aldergate/testing'
import { SimulatedTag } from './SimulatedTag'

it('has words of its own in every language', () => {
  const words = LANGUAGES.map((language) => {
    const { container } = renderWithApp(<SimulatedTag />, { settings: { language } })
    return container.textContent
  })

  expect(words).toEqual(['Simulated data', 'Datos simulados', '模拟数据', 'Données simulées'])
})
