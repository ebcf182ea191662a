/** Moves the focus from a bar that closes to the page, without scrolling it. */
export function focusPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
