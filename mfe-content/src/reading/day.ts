/** The middle of a calendar day such as `2026-11-21`: a moment of that same day in every time zone of the app. */
export function noonOf(day: string): string {
  return `${day}T12:00:00Z`
}
