import { renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { screen, within } from '@testing-library/react'
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
  expect(bot.getByRole('group', { name: 'Open P/L, after fees' })).toHaveTextContent('£0.00')
  await user.click(bot.getByRole('button', { name: 'Stop My Strategy' }))
  expect(bot.getByText('Stopped')).toBeVisible()
  expect(bot.getByRole('button', { name: 'Remove My Strategy' })).toHaveFocus()
  await user.click(bot.getByRole('button', { name: 'Remove My Strategy' }))
  expect(screen.getByText(/^No bot yet\./)).toBeVisible()
  expect(screen.getByRole('region', { name: 'Paper bots' })).toHaveFocus()
})
