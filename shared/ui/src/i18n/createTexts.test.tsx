import { changeSettingsAtom } from '@aldergate/platform'
import { act, screen } from '@testing-library/react'
import { renderWithApp } from '@aldergate/testing'
import { createTexts } from './createTexts'

const useText = createTexts({ en: { greeting: 'Welcome' }, fr: { greeting: 'Bienvenue' } })

function Greeting() {
  return <p>{useText()('greeting')}</p>
}

it('follows the language of the settings', () => {
  const { store } = renderWithApp(<Greeting />)
  expect(screen.getByText('Welcome')).toBeVisible()

  act(() => store.set(changeSettingsAtom, { language: 'fr' }))
  expect(screen.getByText('Bienvenue')).toBeVisible()
})
