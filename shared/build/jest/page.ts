import { configure } from '@testing-library/dom'
import '@testing-library/jest-dom'
import { forgoOwnerStacks } from './elements'
import { forgoFallbackPause } from './fallbacks'
import { installQuickLabels } from './labels'
import { quickComputedStyle } from './styles'

// Generous, because a busy machine's speed says nothing about the code: a lazy part may take its time.
configure({ asyncUtilTimeout: 10_000 })

// Together these took about four tenths of a page test's time.
forgoOwnerStacks()
forgoFallbackPause()
installQuickLabels()
window.getComputedStyle = quickComputedStyle(window.getComputedStyle.bind(window))

// Present in every browser and missing in jsdom. Tests that expect a call replace it with a spy.
window.alert = () => {}
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
Element.prototype.animate = () => Object.create(EventTarget.prototype)

Blob.prototype.arrayBuffer ??= function arrayBuffer() {
  const reader = new FileReader()
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.onerror = () => reject(reader.error)
    reader.readAsArrayBuffer(this)
  })
}

Blob.prototype.text = function text() {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(this)
  })
}

/** No media query matches: no dark scheme, no reduced motion, no phone. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  })

HTMLDialogElement.prototype.show = open
HTMLDialogElement.prototype.showModal = open
HTMLDialogElement.prototype.close = function close(returnValue) {
  if (!this.open) return
  this.open = false
  if (returnValue !== undefined) this.returnValue = returnValue
  this.dispatchEvent(new Event('close'))
}

function open(this: HTMLDialogElement) {
  this.open = true
}
