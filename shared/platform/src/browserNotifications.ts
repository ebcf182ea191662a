import { atom } from 'jotai'

/** Whether the browser may show notifications; it asks the trader itself, once. */
export type BrowserPermission = 'unsupported' | NotificationPermission

const readPermissionAtom = atom<BrowserPermission>()

/** Follows what the trader changes in the browser's own settings when they come back to the page. */
export const browserPermissionAtom = atom(
  (get) => get(readPermissionAtom) ?? permission(),
  (_get, set) => {
    set(readPermissionAtom, permission())
  },
)
browserPermissionAtom.onMount = (read) => {
  read()
  document.addEventListener('visibilitychange', read)
  return () => document.removeEventListener('visibilitychange', read)
}

/** Lets the browser ask; only ever by a click on a control that says so. */
export const requestBrowserNotificationsAtom = atom(null, async (_get, set) => {
  if (permission() === 'default') await window.Notification.requestPermission()
  set(readPermissionAtom, permission())
})

function permission(): BrowserPermission {
  // A page that is only drawn, into HTML, is in no browser.
  if (typeof window === 'undefined') return 'unsupported'
  return 'Notification' in window ? window.Notification.permission : 'unsupported'
}
