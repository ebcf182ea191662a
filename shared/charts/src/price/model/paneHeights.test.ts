import { allowedHeights, leastDrawing, PRICE_PANE_SHARE } from './paneHeights'

it('leaves heights alone that can be read', () => {
  expect(allowedHeights([300, 100, 100])).toEqual([300, 100, 100])
})

it('stops a drag where the price pane or the indicator would get too low', () => {
  expect(allowedHeights([60, 340, 100], [300, 100, 100])).toEqual([120, 280, 100])
  expect(allowedHeights([300, 10, 190], [300, 100, 100])).toEqual([300, 40, 160])
})

it('takes from the price pane when all get lower alike', () => {
  expect(allowedHeights([200, 30, 30])).toEqual([180, 40, 40])
})

it('asks for a drawing in which every pane has its least height', () => {
  for (const panes of [1, 3, 9]) {
    const total = leastDrawing(panes) - leastDrawing(0) + 120 - panes
    const unit = total / (PRICE_PANE_SHARE + panes)
    const shared = [unit * PRICE_PANE_SHARE, ...Array.from({ length: panes }, () => unit)]
    expect(allowedHeights(shared)).toEqual(shared)
  }
})
