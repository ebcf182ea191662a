import { changeSettingsAtom } from '@aldergate/platform'
import { renderWithApp } from '@aldergate/testing'
import { act } from '@testing-library/react'
import { useAppearance } from './useAppearance'

function Frame() {
  useAppearance()
  return null
}

afterEach(() => Reflect.deleteProperty(document, 'fullscreenElement'))

it('puts the defaults on the document, and each choice as soon as it is made', () => {
  const { store } = renderWithApp(<Frame />)
  const { dataset } = document.documentElement
  const look = { theme: 'dark', palette: 'green-red', density: 'normal', motion: 'system' }
  expect({ ...dataset }).toEqual(look)

  act(() =>
    store.set(changeSettingsAtom, {
      darkMode: false,
      palette: 'blue-orange',
      density: 'compact',
      reducedMotion: 'always',
    }),
  )
  expect({ ...dataset }).toEqual({
    theme: 'light',
    palette: 'blue-orange',
    density: 'compact',
    motion: 'still',
  })
})

it('says on the document whether anything fills the screen', () => {
  renderWithApp(<Frame />)
  const root = document.documentElement
  const fill = (element: Element | null) => {
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element })
    document.dispatchEvent(new Event('fullscreenchange'))
  }

  fill(document.body)
  expect(root).toHaveAttribute('data-fullscreen')
  fill(null)
  expect(root).not.toHaveAttribute('data-fullscreen')
})
