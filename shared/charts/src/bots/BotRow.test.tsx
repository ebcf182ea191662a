import type { ListedBot } from '@aldergate/ledger/bots'
import { renderWithApp } from '@aldergate/testing'
import { screen } from '@testing-library/react'
import { BotRow } from './BotRow'

const REFUSED: ListedBot = {
  bot: {
    id: 'one',
    name: 'My Strategy',
    pair: 'BTC/GBP',
    rules: '',
    amount: 500,
    stopPercent: null,
    targetPercent: null,
    maxTradesPerDay: null,
    since: 0,
    stoppedAt: null,
    releasedAt: null,
  },
  position: undefined,
  trades: 0,
  realised: 0,
  open: 0,
  isLetGo: false,
  waitsUntil: undefined,
  refusal: 'not-enough-cash',
}

it('says of a bot that runs why its last order was refused', () => {
  renderWithApp(<BotRow listed={REFUSED} />)
  expect(screen.getByRole('status')).toHaveTextContent('Last order refused: not enough cash.')
})

it('says of one that trades nothing in this tab what keeps it from that', () => {
  renderWithApp(
    <BotRow listed={{ ...REFUSED, refusal: 'orders-off', ordersOff: 'other-market' }} />,
  )
  expect(screen.getByRole('status')).toHaveTextContent(/the market of a link .* bots do not trade/)
})

it('says nothing more of a refusal once the bot is stopped', () => {
  renderWithApp(<BotRow listed={{ ...REFUSED, bot: { ...REFUSED.bot, stoppedAt: 1 } }} />)
  expect(screen.getByText('Stopped')).toBeVisible()
  expect(screen.queryByRole('status')).toBeNull()
})
