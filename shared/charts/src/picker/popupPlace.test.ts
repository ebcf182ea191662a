import fc from 'fast-check'
import { popupPlace } from './popupPlace'

const WINDOW = { left: 0, right: 1360, top: 0, bottom: 800 }

function field(left: number, top: number, width = 160) {
  return { left, right: left + width, top, bottom: top + 28 }
}

it('stands below its field, wider than a narrow one', () => {
  expect(popupPlace(field(100, 200), WINDOW, 900)).toEqual({
    left: 100,
    width: 320,
    top: 232,
    maxHeight: 360,
  })
  expect(popupPlace(field(100, 200, 500), WINDOW, 900).width).toBe(500)
})

it('stands above a field near the lower edge, at it also when it is short', () => {
  expect(popupPlace(field(100, 700), WINDOW, 900)).toMatchObject({ top: 336, maxHeight: 360 })
  expect(popupPlace(field(100, 750), WINDOW, 100)).toMatchObject({ top: 646 })
})

it('stands below also near the lower edge where it is short enough', () => {
  expect(popupPlace(field(100, 650), WINDOW, 60)).toMatchObject({ top: 682 })
})

it('is within the window, wherever its field is and however small the window', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 320, max: 2560 }),
      fc.integer({ min: 240, max: 1440 }),
      fc.nat(2_400),
      fc.nat(1_400),
      fc.nat(1_500),
      (right, bottom, x, y, height) => {
        const view = { left: 0, right, top: 0, bottom }
        const box = field(Math.min(x, right - 160), Math.min(y, bottom - 28))
        const { left, width, top, maxHeight } = popupPlace(box, view, height)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left + width).toBeLessThanOrEqual(right)
        expect(top + Math.min(height, maxHeight)).toBeLessThanOrEqual(bottom)
        const covers = top < box.bottom && top + Math.min(height, maxHeight) > box.top
        expect(covers).toBe(false)
      },
    ),
  )
})
