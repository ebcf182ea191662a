import { renderWithApp } from '@aldergate/testing'
import { type FakeEngine, fakeEngine } from '@aldergate/testing/fakeEngine'
import { screen, waitFor } from '@testing-library/react'
import { Activity } from 'react'
import { HitRate } from './HitRate'
import { INSIGHTS } from './insights.data'

const [BITCOIN, , , SOLANA] = INSIGHTS.crypto

let engine: FakeEngine

beforeEach(() => {
  engine = fakeEngine()
})

it('says how often the target came before the stop, beside what chance would', async () => {
  renderWithApp(<HitRate insight={BITCOIN} price={45_000} />)
  expect(screen.getByRole('progressbar', { name: 'Past hit rate' })).toBeInTheDocument()

  const sentence =
    /^\d+% of \d+ trades in the last 5,000 simulated hours reached the resistance before the support/
  expect(await screen.findByText(sentence)).toHaveTextContent('target 3.33%, stop 2.67%')
  expect(screen.getByText('Chance alone reaches that target 44% of the time.')).toBeInTheDocument()
  expect(engine.alive).toBe(0)
})

it('says so when the test fails, and tests again', async () => {
  const failure = jest.spyOn(console, 'error').mockImplementation(() => {})
  engine.isBroken = true
  const { user } = renderWithApp(<HitRate insight={BITCOIN} price={45_000} />)
  expect(await screen.findByRole('alert')).toHaveTextContent('The test did not finish.')

  expect(failure).toHaveBeenCalledTimes(1)
  failure.mockRestore()
  engine.isBroken = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText(/reached the resistance/)).toBeInTheDocument()
})

it('tests no second time when it comes back on the screen', async () => {
  const shown = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <HitRate insight={BITCOIN} price={45_000} />
    </Activity>
  )
  const { rerender } = renderWithApp(shown('visible'))
  expect(await screen.findByText(/reached the resistance/)).toBeVisible()

  rerender(shown('hidden'))
  rerender(shown('visible'))
  expect(screen.getByText(/reached the resistance/)).toBeVisible()
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(engine.alive).toBe(0)
})

it('ends its worker with the details', async () => {
  engine.isStuck = true
  const { unmount } = renderWithApp(<HitRate insight={BITCOIN} price={45_000} />)
  await waitFor(() => expect(engine.alive).toBe(1))
  unmount()
  await waitFor(() => expect(engine.alive).toBe(0))
})

it('has none for a signal to hold', () => {
  renderWithApp(<HitRate insight={SOLANA} price={20} />)
  expect(
    screen.getByText('A signal to hold is no trade, so it has no hit rate.'),
  ).toBeInTheDocument()
})
