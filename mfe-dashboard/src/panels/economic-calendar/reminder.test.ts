import { remindAt } from './reminder'

it('is told five minutes before, or when the event begins if that is too late', () => {
  expect(remindAt(1_000_000, 0)).toBe(700_000)
  expect(remindAt(1_000_000, 699_999)).toBe(700_000)
  expect(remindAt(1_000_000, 700_000)).toBe(1_000_000)
})
