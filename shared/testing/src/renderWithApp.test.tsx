import { createStore, useAtomValue } from 'jotai'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { changeSettingsAtom, settingsAtom, useLocation } from '@aldergate/platform'
import { quoteAtom } from '@aldergate/market/state'
import { advance, renderWithApp } from '.'

function Place() {
  return <p>{`${useLocation().pathname} in ${useAtomValue(settingsAtom).language}`}</p>
}

function Counter() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{`pressed ${count}`}</button>
}

function Price() {
  return <output>{useAtomValue(quoteAtom('BTC/GBP')).price}</output>
}

it('stands at the path asked for, with the settings asked for', () => {
  renderWithApp(<Place />, { path: '/news', settings: { language: 'fr' } })

  expect(screen.getByText('/news in fr')).toBeVisible()
})

it('uses the store of the test', () => {
  const store = createStore()
  store.set(changeSettingsAtom, { language: 'es' })

  expect(renderWithApp(<Place />, { store }).store).toBe(store)
  expect(screen.getByText('/ in es')).toBeVisible()
})

it('gives a user who can press a button', async () => {
  const { user } = renderWithApp(<Counter />)
  await user.click(screen.getByRole('button'))

  expect(screen.getByRole('button')).toHaveAccessibleName('pressed 1')
})

describe('under fake timers', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })

  afterEach(() => {
    jest.useRealTimers()
  })

  it('gives a user who can press a button', async () => {
    const { user } = renderWithApp(<Counter />)
    await user.click(screen.getByRole('button'))

    expect(screen.getByRole('button')).toHaveAccessibleName('pressed 1')
  })

  it('advances the clock, the same way each time', () => {
    const prices = [1, 2].map(() => {
      const { unmount } = renderWithApp(<Price />)
      advance(3_000)
      const shown = screen.getByRole('status').textContent
      unmount()
      return shown
    })

    expect(prices[0]).toBe(prices[1])
    expect(prices[0]).not.toBe('45000')
  })
})
