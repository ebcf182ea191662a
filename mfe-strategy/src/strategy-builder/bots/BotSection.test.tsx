import { listedBotsAtom } from '@aldergate/ledger/bots'
import { placeOrderAtom, positionAtom } from '@aldergate/ledger/state'
import { marketSteppedAtAtom, quoteAtom } from '@aldergate/market/state'
import { renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { act, screen, within } from '@testing-library/react'
import type { Store } from 'jotai'
import { BotSection } from './BotSection'

it('deploys the strategy as a paper bot, lists it with its state and profit, and stops it', async () => {
  const { user } = renderWithApp(
    <>
      <BotSection />
      <ToastArea />
    </>,
  )
  expect(screen.getByText(/^No bot yet\./)).toBeVisible()
  const amount = screen.getByLabelText('Amount per position (GBP)')
  await user.clear(amount)
  expect(screen.getByRole('alert')).toHaveTextContent('Enter an amount from 1 to 1,000,000,000.')
  expect(screen.getByRole('button', { name: 'Deploy as a paper bot' })).toBeDisabled()
  await user.type(amount, '500')
  await user.click(screen.getByRole('button', { name: 'Deploy as a paper bot' }))

  expect(await screen.findByText('A paper bot trades My Strategy on BTC/GBP.')).toBeVisible()
  const bot = within(screen.getByRole('listitem', { name: 'My Strategy' }))
  expect(bot.getByText('Running')).toBeVisible()
  expect(bot.getByRole('group', { name: 'Unrealised P/L, after fees' })).toHaveTextContent('£0.00')
  await user.click(bot.getByRole('button', { name: 'Stop My Strategy' }))
  expect(bot.getByText('Stopped')).toBeVisible()
  expect(bot.getByRole('button', { name: 'Remove My Strategy' })).toHaveFocus()
  await user.click(bot.getByRole('button', { name: 'Remove My Strategy' }))
  expect(screen.getByText(/^No bot yet\./)).toBeVisible()
  expect(screen.getByRole('region', { name: 'Paper bots' })).toHaveFocus()
})

it('says that a position is gone which the trader has sold, and asks nothing about it', async () => {
  const { user, store } = renderWithApp(<BotSection />)
  await user.click(screen.getByRole('button', { name: 'Deploy as a paper bot' }))
  const bot = within(screen.getByRole('listitem', { name: 'My Strategy' }))
  const id = store.get(listedBotsAtom)[0]?.bot.id
  act(() => order(store, { orderId: `bot ${id} 0 in`, side: 'buy', quantity: '0.01' }))
  expect(bot.getByRole('group', { name: 'Position' })).toHaveTextContent('Long 0.01')
  await user.click(bot.getByRole('button', { name: 'Stop My Strategy' }))
  expect(screen.getByRole('dialog', { name: 'Stop My Strategy?' })).toBeVisible()

  const quantity = store.get(positionAtom('BTC/GBP'))?.quantity ?? ''
  act(() => order(store, { orderId: 'mine', side: 'sell', quantity }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(bot.getByRole('group', { name: 'Position' })).toHaveTextContent('None')
  expect(bot.getByRole('status')).toHaveTextContent(
    'The account no longer holds its last position, so the bot has let it go.',
  )
  await user.click(bot.getByRole('button', { name: 'Stop My Strategy' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(bot.getByText('Stopped')).toBeVisible()
  expect(bot.queryByRole('status')).toBeNull()
})

function order(
  store: Store,
  asked: { orderId: string; side: 'buy' | 'sell'; quantity: string },
): void {
  const { price } = store.get(quoteAtom('BTC/GBP'))
  const shown = { pair: 'BTC/GBP', price, pricedAt: store.get(marketSteppedAtAtom) } as const
  expect(store.set(placeOrderAtom, { ...asked, ...shown }).status).toBe('filled')
}
