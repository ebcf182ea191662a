/** Lets the page say that the app could not be loaded, where a step of its start fails; the console says why. */
export async function orTell(step: Promise<void>): Promise<void> {
  try {
    await step
  } catch (cause) {
    window.aldergateScripts?.failed?.()
    throw cause
  }
}
