/** For `npm run dev`: shows a remote's new build as soon as it has been promoted. */
export function reloadOnPromotion(): void {
  new EventSource('/__live').addEventListener('promoted', () => location.reload())
}
