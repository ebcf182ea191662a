import { changeSettingsAtom, settingsAtom } from '@aldergate/platform'
import { renderWithApp } from '@aldergate/testing'
import { createTexts, Toaster } from '@aldergate/ui'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLanguage } from './useLanguage'

const spanish = jest.fn().mockRejectedValue(new Error('The line is dead.'))
const { useText } = createTexts({ en: { greeting: () => 'Welcome' }, es: spanish })

function Frame() {
  useText()
  useLanguage()
  return <Toaster />
}

const documentLang = () => document.documentElement.lang

beforeEach(() => {
  document.documentElement.lang = 'en'
})

it('lets the document follow a language when its texts are here', async () => {
  const { store } = renderWithApp(<Frame />)

  await act(async () => store.set(changeSettingsAtom, { language: 'fr' }))
  expect(documentLang()).toBe('fr')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('tells, in the language that is shown, of one that did not come, and Retry brings it', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { store } = renderWithApp(<Frame />)

  await act(async () => store.set(changeSettingsAtom, { language: 'es' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Español did not load.')
  expect(documentLang()).toBe('en')

  spanish.mockResolvedValue({ default: { greeting: () => 'Bienvenido' } })
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(documentLang()).toBe('es')
  expect(store.get(settingsAtom).language).toBe('es')
  logged.mockRestore()
})
