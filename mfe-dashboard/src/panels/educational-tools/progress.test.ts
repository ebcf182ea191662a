import fc from 'fast-check'
import { backwards, isCompleted, NOT_BEGUN, onwards, type Progress, resumed } from './progress'

it('reads section by section to the end', () => {
  const first = onwards(NOT_BEGUN, 3)
  expect(first).toEqual({ section: 1, read: 1 })
  const second = onwards(first, 3)
  expect(isCompleted(second, 3)).toBe(false)
  expect(onwards(second, 3)).toEqual({ section: 2, read: 3 })
  expect(isCompleted(onwards(second, 3), 3)).toBe(true)
})

it('keeps what was read when the reader goes back', () => {
  expect(backwards({ section: 2, read: 2 })).toEqual({ section: 1, read: 2 })
  expect(backwards(NOT_BEGUN)).toEqual(NOT_BEGUN)
})

it('goes on where the reader left, and begins anew what was read to the end', () => {
  expect(resumed({ section: 1, read: 1 }, 3)).toEqual({ section: 1, read: 1 })
  expect(resumed({ section: 2, read: 3 }, 3)).toEqual({ section: 0, read: 3 })
})

it('never leaves the sections and never forgets, whatever the reader does', () => {
  const steps = fc.array(fc.constantFrom('on', 'back', 'resume'))
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), steps, (count, done) => {
      let progress: Progress = NOT_BEGUN
      for (const step of done) {
        const before = progress
        if (step === 'on') progress = onwards(progress, count)
        if (step === 'back') progress = backwards(progress)
        if (step === 'resume') progress = resumed(progress, count)
        expect(progress.section).toBeGreaterThanOrEqual(0)
        expect(progress.section).toBeLessThan(count)
        expect(progress.read).toBeGreaterThanOrEqual(before.read)
        expect(progress.read).toBeLessThanOrEqual(count)
      }
    }),
  )
})
