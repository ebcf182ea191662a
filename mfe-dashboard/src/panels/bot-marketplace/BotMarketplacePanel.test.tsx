import { fakeViewport, renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { screen, within } from '@testing-library/react'
import { BotMarketplacePanel } from './BotMarketplacePanel'

function renderPanel() {
  return renderWithApp(
    <>
      <BotMarketplacePanel />
      <ToastArea />
    </>,
  )
}

function bot(name: string) {
  return within(screen.getByRole('article', { name }))
}

it('lists bots with strategy, fee and performance as a curve', () => {
  renderPanel()

  expect(bot('Trend Pilot').getByText('£30 a month')).toBeInTheDocument()
  expect(bot('Trend Pilot').getByText('Momentum Strategy')).toBeInTheDocument()
  expect(bot('Trend Pilot').getByRole('img', { name: /^Performance of/ })).toBeInTheDocument()
  expect(bot('Trend Pilot').getByText('+24.60%')).toBeInTheDocument()
  expect(bot('Range Keeper').getByText('£20 a month')).toBeInTheDocument()
})

it('says what a bot costs before anything is agreed to', async () => {
  const { user } = renderPanel()
  await user.click(screen.getByRole('button', { name: 'Subscribe to Trend Pilot' }))

  const dialog = within(screen.getByRole('dialog', { name: 'Subscribe to Trend Pilot?' }))
  expect(dialog.getByText('In a year').nextElementSibling).toHaveTextContent('£360')
  expect(dialog.getByText(/no payment is taken/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText('Your bots: £0 a month')).toBeInTheDocument()
})

it('subscribes after the confirmation, and unsubscribes with Undo', async () => {
  const { user } = renderPanel()
  for (const name of ['Trend Pilot', 'Range Keeper']) {
    await user.click(screen.getByRole('button', { name: `Subscribe to ${name}` }))
    await user.click(screen.getByRole('button', { name: /^Confirm for/ }))
    expect(bot(name).getByText('Subscribed')).toBeInTheDocument()
  }
  expect(screen.getByText('Your bots: £50 a month')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Unsubscribe from Trend Pilot' }))
  expect(screen.getByText('Your bots: £20 a month')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(screen.getByText('Your bots: £50 a month')).toBeInTheDocument()
})

it('compares two bots in a chart and a table', async () => {
  const viewport = fakeViewport()
  const { user } = renderPanel()
  await user.click(screen.getByRole('button', { name: 'Compare two' }))

  const table = within(screen.getByRole('table', { name: 'Two bots compared' }))
  expect(table.getByRole('columnheader', { name: 'Trend Pilot' })).toBeInTheDocument()
  expect(table.getByRole('row', { name: /^Fee a year/ })).toHaveTextContent('£360£240')
  viewport.remove()
})
