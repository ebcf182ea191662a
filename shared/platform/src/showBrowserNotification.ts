import { logFailure } from './log'

interface BrowserNotification {
  /** A newer one with the same id replaces it. */
  id: string
  title: string
  text: string
}

/** Shows a notification of the browser's own, which leads back to the page. */
export function showBrowserNotification({ id, title, text }: BrowserNotification): void {
  try {
    const shown = new window.Notification(title, { body: text, tag: id })
    shown.onclick = () => {
      window.focus()
      shown.close()
    }
  } catch (cause) {
    // Chrome on Android allows them for service workers only; the toast has shown the text anyway.
    logFailure('The browser showed no notification', cause)
  }
}
