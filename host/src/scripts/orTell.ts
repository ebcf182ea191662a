/** Shows in the page that the app could not be loaded if a step of its start fails, and logs why. */
export async function orTell(step: Promise<void>): Promise<void> {
  try {
    await step
  } catch (cause) {
    window.aldergateScripts?.failed?.()
    throw cause
  }
}
