import { act } from '@testing-library/react'

/** Advances fake timers, and lets React finish the resulting updates. */
export function advance(ms: number): void {
  act(() => {
    jest.advanceTimersByTime(ms)
  })
}

/** For user-event, which waits between its steps: fake timers have to be advanced for it. */
export function advanceIfFake(ms: number): void {
  if (Object.hasOwn(setTimeout, 'clock')) jest.advanceTimersByTime(ms)
}
