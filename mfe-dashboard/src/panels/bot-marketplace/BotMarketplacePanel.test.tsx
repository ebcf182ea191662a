import { MAX_BOTS } from '@aldergate/ledger'
import { deployBotAtom, listedBotsAtom } from '@aldergate/ledger/bots'
import { fakeViewport, renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { act, screen, within } from '@testing-library/react'
import { BotMarketplacePanel } from './BotMarketplacePanel'
import { BOTS } from './bots.data'
import { paperBotOf } from './paperBot'

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

  expect(bot('Trend Pilot').getByText('£30 per month')).toBeInTheDocument()
  expect(bot('Trend Pilot').getByText('Momentum Strategy')).toBeInTheDocument()
  expect(bot('Trend Pilot').getByRole('img', { name: /^Performance of/ })).toBeInTheDocument()
  expect(bot('Trend Pilot').getByText('+24.60%')).toBeInTheDocument()
  expect(bot('Range Keeper').getByText('£20 per month')).toBeInTheDocument()
})

it('says what a bot costs before anything is agreed to', async () => {
  const { user } = renderPanel()
  await user.click(screen.getByRole('button', { name: 'Subscribe to Trend Pilot' }))

  const dialog = within(screen.getByRole('dialog', { name: 'Subscribe to Trend Pilot?' }))
  expect(dialog.getByText('Per year').nextElementSibling).toHaveTextContent('£360')
  expect(dialog.getByText(/no payment is taken/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText('Your bots: £0 per month')).toBeInTheDocument()
})

it('subscribes after the confirmation, and unsubscribes with Undo', async () => {
  const { user } = renderPanel()
  for (const name of ['Trend Pilot', 'Range Keeper']) {
    await user.click(screen.getByRole('button', { name: `Subscribe to ${name}` }))
    await user.click(screen.getByRole('button', { name: /^Confirm for/ }))
    expect(bot(name).getByText('Subscribed')).toBeInTheDocument()
  }
  expect(screen.getByText('Your bots: £50 per month')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Unsubscribe from Trend Pilot' }))
  expect(screen.getByText('Your bots: £20 per month')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(screen.getByText('Your bots: £50 per month')).toBeInTheDocument()
})

it('compares two bots in a chart and a table', async () => {
  const viewport = fakeViewport()
  const { user } = renderPanel()
  await user.click(screen.getByRole('button', { name: 'Compare two' }))

  const table = within(screen.getByRole('table', { name: 'Two bots compared' }))
  expect(table.getByRole('columnheader', { name: 'Trend Pilot' })).toBeInTheDocument()
  expect(table.getByRole('row', { name: /^Fee per year/ })).toHaveTextContent('£360£240')
  viewport.remove()
})

it('tries a bot on paper, without its fee but with that of each trade, until it is stopped', async () => {
  const { user, store } = renderPanel()
  const terms = bot('Range Keeper').getByText(/£1,000 per trade/)
  expect(terms).toHaveTextContent('No fee for the bot; each paper trade costs the usual 0.1%.')
  await user.click(bot('Range Keeper').getByRole('button', { name: 'Try Range Keeper on paper' }))

  const trials = within(bot('Range Keeper').getByRole('list', { name: 'Range Keeper on paper' }))
  expect(trials.getByText('Running')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Try Range Keeper on paper' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Try Trend Pilot on paper' })).toBeInTheDocument()
  expect(store.get(listedBotsAtom)).toMatchObject([
    { bot: { name: 'Range Keeper', pair: 'BTC/GBP', amount: 1_000, stoppedAt: null } },
  ])

  await user.click(trials.getByRole('button', { name: 'Stop Range Keeper' }))
  expect(trials.getByText('Stopped')).toBeInTheDocument()
  await user.click(bot('Range Keeper').getByRole('button', { name: 'Try Range Keeper on paper' }))
  expect(trials.getAllByRole('listitem')).toHaveLength(2)
})

it('keeps the focus with the trials of a bot when one of them is removed', async () => {
  const { user } = renderPanel()
  const range = bot('Range Keeper')
  for (const name of ['Try Range Keeper on paper', 'Stop Range Keeper']) {
    await user.click(range.getByRole('button', { name }))
    expect(range.getByRole('button', { name: /^(Stop|Remove) Range Keeper/ })).toHaveFocus()
  }
  await user.click(range.getByRole('button', { name: 'Remove Range Keeper' }))
  expect(range.getByRole('button', { name: 'Try Range Keeper on paper' })).toHaveFocus()
})

it('says by which rules a bot trades on paper', () => {
  renderPanel()
  expect(bot('Range Keeper').getByText(/^Buy when .*RSI\(14\) < 35/)).toBeInTheDocument()
  expect(
    bot('Trend Pilot').getByText(/^Exit a long when EMA\(12\) crosses below/),
  ).toBeInTheDocument()
})

it('says so when there are as many paper bots as there can be, as long as that is so', async () => {
  const { user, store } = renderPanel()
  act(() => {
    for (let count = 0; count < MAX_BOTS; count += 1) {
      store.set(deployBotAtom, paperBotOf(BOTS[0]))
    }
  })
  const range = bot('Range Keeper')
  await user.click(range.getByRole('button', { name: 'Try Range Keeper on paper' }))
  expect(range.getByRole('status')).toHaveTextContent('stop one and remove it first')

  const trend = bot('Trend Pilot')
  await user.click(trend.getAllByRole('button', { name: 'Stop Trend Pilot' })[0] as HTMLElement)
  expect(range.getByRole('status')).toHaveTextContent('remove a stopped one first')
  await user.click(trend.getByRole('button', { name: 'Remove Trend Pilot' }))
  expect(range.getByRole('status')).toBeEmptyDOMElement()

  act(() => void store.set(deployBotAtom, paperBotOf(BOTS[0])))
  expect(range.getByRole('status')).toBeEmptyDOMElement()
})
