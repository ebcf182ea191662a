import { accountAtom } from '@aldergate/ledger/state'
import { advance, english, renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { RiskManagementPanel } from './RiskManagementPanel'

const EN = english(__dirname)

function renderPanel() {
  return renderWithApp(
    <>
      <RiskManagementPanel />
      <ToastArea />
    </>,
  )
}

function field(name: string) {
  return screen.getByRole('spinbutton', { name })
}

function bar() {
  return screen.getByRole('progressbar', { name: EN('chosenExposure') })
}

function logLines() {
  return screen.getByRole('log', { name: EN('log') })
}

async function choose(user: UserEvent, exposure: string, stopLoss: string) {
  await user.clear(field(EN('exposure')))
  await user.type(field(EN('exposure')), exposure)
  await user.clear(field(EN('stopLoss')))
  await user.type(field(EN('stopLoss')), stopLoss)
}

async function update(user: UserEvent, exposure: string, stopLoss: string) {
  await choose(user, exposure, stopLoss)
  await user.click(screen.getByRole('button', { name: EN('update') }))
}

async function addAlert(user: UserEvent, threshold: string) {
  await user.clear(field(EN('alertAbove')))
  await user.type(field(EN('alertAbove')), threshold)
  await user.click(screen.getByRole('button', { name: EN('addAlert') }))
}

it('starts with nothing set, logged or remembered', () => {
  renderPanel()
  expect(field(EN('exposure'))).toHaveValue(0)
  expect(field(EN('stopLoss'))).toHaveValue(0)
  expect(logLines()).toHaveTextContent(EN('logEmpty'))
  expect(screen.getByText(EN('historyEmpty'))).toBeInTheDocument()
  expect(screen.getByRole('button', { name: EN('downloadCsv') })).toBeDisabled()
})

it('puts the buttons of the history below each other, rather than cutting one', () => {
  renderPanel()
  const download = screen.getByRole('button', { name: EN('downloadCsv') })
  expect(download.parentElement).toHaveStyle({ flexWrap: 'wrap' })
})

it('appends a log line and a history row with each update', async () => {
  const { user } = renderPanel()
  await update(user, '40', '5')
  await update(user, '62.5', '8')

  expect(within(logLines()).getAllByText(/Exposure/)).toHaveLength(2)
  expect(logLines()).toHaveTextContent('Exposure 62.5%, stop-loss 8%.')
  const rows = within(screen.getByRole('table', { name: EN('history') })).getAllByRole('row')
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    expect.stringMatching(/High62.5%8%$/),
    expect.stringMatching(/\d40%5%$/),
  ])
  expect(screen.getByRole('group', { name: EN('inForce') })).toHaveTextContent('62.5% / 8%')
})

it('shows the decimals that make a warning of a percentage, and that make it more than nothing', async () => {
  const { user } = renderPanel()
  await update(user, '50.004', '0.001')

  expect(bar()).toHaveAttribute('aria-valuetext', '50.004% – warning')
  expect(logLines()).toHaveTextContent('Exposure 50.004%, stop-loss 0.001%.')
  expect(screen.getByRole('row', { name: /High 50\.004% 0\.001%$/ })).toBeInTheDocument()
})

it('refuses what is not greater than 0, and leaves the settings as they were', async () => {
  const { user } = renderPanel()
  await update(user, '40', '0')

  expect(await screen.findByRole('alert')).toHaveTextContent(EN('invalidRisk'))
  expect(logLines()).toHaveTextContent(EN('logEmpty'))
  expect(screen.getByRole('group', { name: EN('inForce') })).toHaveTextContent(EN('noneInForce'))
})

it('fills in a preset, shows it as active and puts it in force only by an update', async () => {
  const { user } = renderPanel()
  const preset = screen.getByRole('button', { name: '30% exposure / 5% stop-loss' })
  await user.click(screen.getByRole('button', { name: '50% exposure / 10% stop-loss' }))
  expect(field(EN('exposure'))).toHaveValue(50)
  expect(field(EN('stopLoss'))).toHaveValue(10)

  await user.click(preset)
  expect(field(EN('exposure'))).toHaveValue(30)
  expect(field(EN('stopLoss'))).toHaveValue(5)
  expect(preset).toHaveAttribute('aria-pressed', 'true')
  expect(logLines()).toHaveTextContent(EN('logEmpty'))

  await user.type(field(EN('exposure')), '1')
  expect(preset).toHaveAttribute('aria-pressed', 'false')
})

it.each([
  ['50', '50% – safe', '50'],
  ['51', '51% – warning', '51'],
  ['75', '75% – warning', '75'],
  ['76', '76% – danger', '76'],
  ['150', '150% – danger', '100'],
])('says of %s %% exposure: %s', async (exposure, text, now) => {
  const { user } = renderPanel()
  await choose(user, exposure, '5')
  expect(bar()).toHaveAttribute('aria-valuetext', text)
  expect(bar()).toHaveAttribute('aria-valuenow', now)
  expect(screen.getByText(text)).toBeVisible()
})

it('shows what the chosen settings could cost, from the equity of the ledger', async () => {
  const { store, user } = renderPanel()
  await choose(user, '50', '10')
  const loss = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(
    Number(store.get(accountAtom).equity) * 0.05,
  )
  expect(screen.getByRole('group', { name: EN('maxLoss') })).toHaveTextContent(loss)
})

it('zeroes everything and clears the alerts with a reset', async () => {
  const { user } = renderPanel()
  await update(user, '80', '5')
  await user.click(screen.getByRole('button', { name: EN('addAlert') }))
  await user.click(screen.getByRole('button', { name: EN('reset') }))

  expect(await screen.findByText(EN('settingsReset'))).toBeVisible()
  expect(field(EN('exposure'))).toHaveValue(0)
  expect(field(EN('stopLoss'))).toHaveValue(0)
  expect(bar()).toHaveAttribute('aria-valuenow', '0')
  expect(screen.getByRole('group', { name: EN('inForce') })).toHaveTextContent(EN('noneInForce'))
  expect(screen.getByText(EN('noAlerts'))).toBeVisible()
  expect(logLines()).toHaveTextContent(EN('logReset'))
})

it('adds alerts, which are reached above their threshold, and clears them', async () => {
  const { user } = renderPanel()
  await user.click(screen.getByRole('button', { name: EN('addAlert') }))
  expect(await screen.findByText(EN('alertAdded'))).toBeVisible()
  const alert = within(screen.getByRole('list', { name: EN('alerts') })).getByRole('listitem')
  expect(alert).toHaveTextContent(`Exposure in force above 50%${EN('waiting')}`)

  await update(user, '51', '5')
  expect(alert).toHaveTextContent(EN('reached'))

  await user.click(screen.getByRole('button', { name: EN('clearAlerts') }))
  expect(await screen.findByText(EN('alertsCleared'))).toBeVisible()
  expect(screen.getByText(EN('noAlerts'))).toBeVisible()
})

it('brings cleared alerts back by Undo, before those that were added since', async () => {
  const { user } = renderPanel()
  await addAlert(user, '40')
  await user.click(screen.getByRole('button', { name: EN('clearAlerts') }))
  await addAlert(user, '60')
  await user.click(await screen.findByRole('button', { name: EN('undo') }))

  const alerts = within(screen.getByRole('list', { name: EN('alerts') })).getAllByRole('listitem')
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('40%'),
    expect.stringContaining('60%'),
  ])
})

it('offers no Undo where there was no alert to clear', async () => {
  const { user } = renderPanel()
  await user.click(screen.getByRole('button', { name: EN('clearAlerts') }))
  expect(await screen.findByText(EN('alertsCleared'))).toBeVisible()
  expect(screen.queryByRole('button', { name: EN('undo') })).not.toBeInTheDocument()
})

it('puts back by Undo all that a reset has taken: what is in force, what was typed and the alerts', async () => {
  const { user } = renderPanel()
  await update(user, '80', '5')
  await choose(user, '30', '4')
  await addAlert(user, '50')
  await user.click(screen.getByRole('button', { name: EN('reset') }))
  await user.click(await screen.findByRole('button', { name: EN('undo') }))

  expect(screen.getByRole('group', { name: EN('inForce') })).toHaveTextContent('80% / 5%')
  expect(field(EN('exposure'))).toHaveValue(30)
  expect(field(EN('stopLoss'))).toHaveValue(4)
  expect(screen.getByRole('list', { name: EN('alerts') })).toHaveTextContent(EN('reached'))
  expect(logLines().lastElementChild).toHaveTextContent(EN('logUndone'))
})

it('adds no alert without a threshold', async () => {
  const { user } = renderPanel()
  await user.clear(field(EN('alertAbove')))
  await user.click(screen.getByRole('button', { name: EN('addAlert') }))
  expect(screen.getByText(EN('invalidThreshold'))).toBeVisible()
  expect(screen.getByText(EN('noAlerts'))).toBeVisible()

  await user.type(field(EN('alertAbove')), '5')
  expect(screen.queryByText(EN('invalidThreshold'))).not.toBeInTheDocument()
})

it('copies the history as CSV', async () => {
  const { user } = renderPanel()
  await update(user, '60', '5')
  await user.click(screen.getByRole('button', { name: EN('copyCsv') }))

  expect(await screen.findByText(EN('csvCopied'))).toBeVisible()
  expect(await navigator.clipboard.readText()).toMatch(
    /^Time,Exposure \(%\),Stop-loss \(%\)\r\n\d{4}-.*Z,60,5$/,
  )
})

it('has everything again when it is shown again, and leaves no timer when hidden', async () => {
  jest.useFakeTimers()
  const { user, store, unmount } = renderWithApp(<RiskManagementPanel />)
  await update(user, '60', '5')
  advance(3_000)
  unmount()
  expect(jest.getTimerCount()).toBe(0)

  renderWithApp(<RiskManagementPanel />, { store })
  expect(field(EN('exposure'))).toHaveValue(60)
  expect(logLines()).toHaveTextContent('Exposure 60%')
  jest.useRealTimers()
})
