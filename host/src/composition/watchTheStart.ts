/**
 * Says in the empty page that the app itself could not be loaded, with a way to try again. Part of the
 * inline script, because nothing else has arrived then; silent once something stands on the page.
 */
export function watchTheStart(): void {
  function tell() {
    const root = document.getElementById('root')
    if (!root) document.addEventListener('DOMContentLoaded', tell, { once: true })
    if (!root || root.hasChildNodes()) return
    const sentence = document.createElement('p')
    sentence.setAttribute('role', 'alert')
    const again = document.createElement('a')
    again.href = location.href
    again.textContent = 'Try again'
    sentence.append(`${document.title} could not be loaded. `, again)
    root.append(sentence)
  }

  function tellOfTheHost({ target }: Event) {
    // A remote that fails is contained by the host, when it has come.
    if (!(target instanceof Element) || isHostScript(target)) tell()
  }

  // A script that fails to arrive tells only its own element: hence the capture.
  addEventListener('error', tellOfTheHost, true)
  addEventListener('unhandledrejection', tell)
}

function isHostScript(element: Element): boolean {
  return element instanceof HTMLScriptElement && new URL(element.src).pathname.startsWith('/host/')
}
