import { renderWithApp } from '@aldergate/testing'
import { screen } from '@testing-library/react'
import { LiveText } from './LiveText'

/** Returns the attribute that determines the width reserved for a text. */
function shape(text: string) {
  return screen.getByText(text).parentElement?.dataset.shape
}

it('holds a place that no digit, sign or arrow changes, and shows the text once', () => {
  const { rerender } = renderWithApp(<LiveText text="▲ +£1,234.56" />)
  const before = shape('▲ +£1,234.56')
  rerender(<LiveText text="▼ −£9,870.10" />)
  expect(shape('▼ −£9,870.10')).toBe(before)
  expect(document.body).toHaveTextContent(/^▼ −£9,870.10$/)

  rerender(<LiveText text="▼ −£10,000.00" />)
  expect(shape('▼ −£10,000.00')).not.toBe(before)
})

it('takes parts that are elements', () => {
  renderWithApp(
    <LiveText text="45,000.00">
      45,0<b>00.00</b>
    </LiveText>,
  )
  expect(document.body).toHaveTextContent(/^45,000.00$/)
})
