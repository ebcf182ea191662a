import { renderWithApp } from '@aldergate/testing'
import { fireEvent, screen } from '@testing-library/react'
import { PlotSurface } from './PlotSurface'

function renderSurface() {
  const onMove = jest.fn()
  renderWithApp(
    <PlotSurface label="Equity" spoken="" lefts={[0, 50, 100]} cursor={undefined} onMove={onMove}>
      {null}
    </PlotSurface>,
  )
  return { surface: screen.getByRole('slider', { name: 'Equity' }), onMove }
}

it('moves its cursor by keys', () => {
  const { surface, onMove } = renderSurface()
  expect(fireEvent.keyDown(surface, { key: 'ArrowLeft' })).toBe(false)
  expect(onMove.mock.calls).toEqual([[1]])
})

it.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])(
  'leaves keys with %j to the browser, such as that of the way back',
  (modifier) => {
    const { surface, onMove } = renderSurface()
    expect(fireEvent.keyDown(surface, { key: 'ArrowLeft', ...modifier })).toBe(true)
    expect(onMove).not.toHaveBeenCalled()
  },
)
