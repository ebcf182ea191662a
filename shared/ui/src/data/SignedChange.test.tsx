import { renderWithApp } from '@aldergate/testing'
import { SignedChange } from './SignedChange'
import { SignedMoney } from './SignedMoney'

it.each([
  [12.5, '▲+12.50%'],
  [-3.2, '▼−3.20%'],
  [0, '■0.00%'],
  [-0.001, '■0.00%'],
  [Number.NaN, '■–'],
])('shows a change of %d percent by a glyph and a sign: %s', (percent, text) => {
  expect(renderWithApp(<SignedChange percent={percent} />).container).toHaveTextContent(text)
})

it('shows a loss in pounds, unless it is to be discreet', () => {
  const loss = <SignedMoney gbp={-12} />

  expect(renderWithApp(loss).container).toHaveTextContent('▼−£12.00')
  expect(renderWithApp(loss, { settings: { discreet: true } }).container).toHaveTextContent(
    '▼•••••',
  )
})
