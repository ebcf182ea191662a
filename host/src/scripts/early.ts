// Runs inline in a document before all that it asks for: what becomes of that is noted until the other inline script can
// hear of it, which first asks the browser what this visitor keeps.

export {}

const heard: Event[] = []
const over = new AbortController()
const options = { capture: true, signal: over.signal }
const note = (event: Event) => void heard.push(event)
// A link tells only itself: hence the capture.
document.addEventListener('load', note, options)
document.addEventListener('error', note, options)

window.aldergateHeard = () => {
  over.abort()
  return heard
}
