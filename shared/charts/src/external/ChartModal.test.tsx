import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { fakeCanvas, renderWithApp } from '@aldergate/testing'
import { ChartModal } from './ChartModal'

function Opener() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Expand</button>
      <ChartModal instrument="ETH/GBP" isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

async function open() {
  const view = renderWithApp(<Opener />)
  await view.user.click(screen.getByRole('button', { name: 'Expand' }))
  await act(async () => {
    await import('../price/drawing/createPriceChart')
  })
  return view
}

function asked(parameter: string) {
  const { src } = screen.getByRole('dialog').querySelector('iframe')!
  return new URL(src).searchParams.get(parameter)
}

beforeEach(fakeCanvas)
afterEach(() => jest.restoreAllMocks())

it('shows the chart 600 px high in a frame of its own', async () => {
  await open()

  expect(screen.getByRole('dialog', { name: 'ETH/GBP chart' })).toBeVisible()
  expect(asked('symbol')).toBe('COINBASE:ETHGBP')
  expect(screen.getByRole('dialog').querySelector('iframe')).toHaveStyle({ height: '600px' })
})

it('offers the three chart types, and remembers the chosen one', async () => {
  const { user } = await open()
  const types = () => screen.getByRole('combobox', { name: 'Chart type' })
  expect([...types().children].map(({ textContent }) => textContent)).toEqual([
    'Standard',
    'Candlestick',
    'Advanced',
  ])

  await user.selectOptions(types(), 'Candlestick')
  expect(asked('style')).toBe('2')

  await user.click(screen.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Expand' }))
  expect(types()).toHaveValue('Candlestick')
})

it('takes the focus, gives it back, and leaves no frame', async () => {
  const { user } = await open()
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)

  await user.click(screen.getByRole('button', { name: 'Close' }))

  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.getByRole('button', { name: 'Expand' })).toHaveFocus()
})

it('has a stop after the frame, behind which some browsers would lose the focus', async () => {
  await open()
  const stops = [...screen.getByRole('dialog').querySelectorAll('a[href], button, iframe')]

  expect(stops.at(-1)).toBe(screen.getByRole('link', { name: 'TradingView' }))
})
