import { act } from '@testing-library/react'

/** Lets the time of fake timers pass, and React finish what follows. */
export function advance(ms: number): void {
  act(() => {
    jest.advanceTimersByTime(ms)
  })
}

/** For user-event, which waits between its steps: under fake timers somebody must move the time. */
export function advanceIfFake(ms: number): void {
  if (Object.hasOwn(setTimeout, 'clock')) jest.advanceTimersByTime(ms)
}
