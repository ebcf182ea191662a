import { rowAction } from './rowKeys'

function press(key: string, index: number, altKey = false) {
  return rowAction({ key, altKey, ctrlKey: false, metaKey: false }, index, 5)
}

it.each([
  ['ArrowDown', 1, 2],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 4, 4],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['Enter', 2, 2],
  [' ', 2, 2],
])('selects with %s from row %d the row %d', (key, index, to) => {
  expect(press(key, index)).toEqual({ type: 'select', to })
})

it.each([
  ['ArrowDown', 1, 2],
  ['ArrowUp', 0, 0],
  ['End', 1, 4],
])('moves with Alt and %s the row %d to %d', (key, index, to) => {
  expect(press(key, index, true)).toEqual({ type: 'move', to })
})

it('removes with Del, and leaves every other key alone', () => {
  expect(press('Delete', 1)).toEqual({ type: 'remove' })
  expect(press('Backspace', 1)).toEqual({ type: 'remove' })
  expect(press('a', 1)).toBeUndefined()
  expect(press('Tab', 1)).toBeUndefined()
  const withCtrl = { key: 'End', altKey: false, ctrlKey: true, metaKey: false }
  expect(rowAction(withCtrl, 1, 5)).toBeUndefined()
})
