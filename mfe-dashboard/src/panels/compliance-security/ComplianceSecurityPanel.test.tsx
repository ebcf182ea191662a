import { previewImport } from '@aldergate/keeping'
import {
  DEFAULT_SETTINGS,
  keepDataAtom,
  keepingAtom,
  keepingFailsAtom,
  loginAtom,
  settingsAtom,
} from '@aldergate/platform'
import { addToWatchlistAtom, DEFAULT_WATCHLIST, watchlistAtom } from '@aldergate/market/state'
import { english, renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { act, screen } from '@testing-library/react'
import { ComplianceSecurityPanel } from './ComplianceSecurityPanel'

const EN = english(__dirname)

const FILES: Blob[] = []

beforeEach(() => {
  FILES.length = 0
  URL.createObjectURL = (file: Blob) => `blob:test/${FILES.push(file)}`
  URL.revokeObjectURL = () => {}
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})

afterEach(() => {
  jest.restoreAllMocks()
})

function renderPanel() {
  return renderWithApp(
    <>
      <ComplianceSecurityPanel />
      <ToastArea />
    </>,
  )
}

function item(name: string) {
  return screen.getByRole('listitem', { name })
}

it('says of each item how it stands and what it means', () => {
  renderPanel()
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('2 of 3 in order')
  expect(item(EN('twoFactor'))).toHaveTextContent(`${EN('attention')}Off${EN('twoFactorMeaning')}`)
  expect(item(EN('session'))).toHaveTextContent(`${EN('note')}Not logged in${EN('sessionMeaning')}`)
  expect(item(EN('dataLocation'))).toHaveTextContent(
    `${EN('ok')}On this device, until the page is closed${EN('dataLocationMeaning')}`,
  )
})

it('follows the real settings, the session and what is kept', () => {
  const { store } = renderPanel()
  act(() => {
    store.set(settingsAtom, { ...DEFAULT_SETTINGS, twoFactor: true, autoLogoutMinutes: 1 })
    store.set(loginAtom, { email: 'demo@aldergate.example' })
    store.set(keepDataAtom, true)
    store.set(keepingFailsAtom, false)
  })
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('3 of 3 in order')
  expect(item(EN('twoFactor'))).toHaveTextContent(`${EN('ok')}On`)
  expect(item(EN('session'))).toHaveTextContent(`${EN('ok')}Ends after 1 minute without activity`)
  expect(item(EN('dataLocation'))).toHaveTextContent('On this device, kept')

  act(() => store.set(settingsAtom, { ...DEFAULT_SETTINGS, autoLogoutMinutes: 0 }))
  expect(item(EN('session'))).toHaveTextContent(`${EN('attention')}Never ends by itself`)
})

it('leads to where an item can be changed', () => {
  renderPanel()
  const change = screen.getByRole('link', { name: `${EN('changeInSettings')}: ${EN('twoFactor')}` })
  expect(change).toHaveAttribute('href', '/settings')
  expect(screen.getByRole('link', { name: 'Log in: Session' })).toHaveAttribute('href', '/login')
})

it('exports a file that can be read back in', async () => {
  const { user } = renderPanel()
  await user.click(screen.getByRole('button', { name: EN('exportData') }))

  expect(await screen.findByText(EN('exported'))).toBeVisible()
  const text = await FILES[0]?.text()
  expect(previewImport(text ?? '').status).toBe('sound')
})

it('erases everything, but only once it is confirmed', async () => {
  const { store, user } = renderPanel()
  act(() => {
    store.set(addToWatchlistAtom, 'XAU/GBP')
    store.set(keepDataAtom, true)
  })
  await user.click(screen.getByRole('button', { name: EN('eraseData') }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(store.get(watchlistAtom)).toContain('XAU/GBP')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: EN('eraseData') }))
  await user.click(screen.getByRole('button', { name: 'Erase everything' }))
  expect(await screen.findByText(EN('erased'))).toBeVisible()
  expect(store.get(watchlistAtom)).toEqual(DEFAULT_WATCHLIST)
  expect(store.get(keepingAtom)).toBe('off')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
