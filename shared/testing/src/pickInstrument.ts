import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Chooses an instrument by typing its symbol. */
export async function pickInstrument(user: UserEvent, label: string, symbol: string) {
  await user.click(screen.getByRole('combobox', { name: label }))
  await user.keyboard(`${symbol}{Enter}`)
}
