const BLOCK = { width: 400, height: 240 }
const WORD = { width: 40, height: 12 }

let observers = 0

/** Gives elements a size, and resize observers that never fire: jsdom has no layout. Call `remove` afterwards. */
export function fakeLayout() {
  const style = document.createElement('style')
  style.textContent = 'div { padding: 0 }'
  document.head.append(style)
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(BLOCK.width)
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(BLOCK.height)
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(boxOf(BLOCK))
  Object.assign(SVGElement.prototype, {
    getBBox: () => boxOf(WORD),
    getComputedTextLength: () => WORD.width,
  })
  observers = 0
  Object.assign(globalThis, { ResizeObserver: FakeObserver })

  return {
    /** The current number of resize observers. */
    observers: () => observers,
    remove() {
      style.remove()
      jest.restoreAllMocks()
      Reflect.deleteProperty(globalThis, 'ResizeObserver')
      Reflect.deleteProperty(SVGElement.prototype, 'getBBox')
      Reflect.deleteProperty(SVGElement.prototype, 'getComputedTextLength')
    },
  }
}

function boxOf({ width, height }: typeof BLOCK): DOMRect {
  const box = { x: 0, y: 0, top: 0, left: 0, right: width, bottom: height, width, height }
  return { ...box, toJSON: () => box }
}

function FakeObserver() {
  const watched = new Set<Element>()
  return {
    observe(element: Element) {
      if (watched.size === 0) observers += 1
      watched.add(element)
    },
    unobserve: (element: Element) => watched.delete(element),
    disconnect() {
      if (watched.size > 0) observers -= 1
      watched.clear()
    },
  }
}
