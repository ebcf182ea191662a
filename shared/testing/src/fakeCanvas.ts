/**
 * A canvas context that draws nothing and measures text by its length: jsdom has none. `jest.restoreAllMocks` removes
 * it.
 */
export function fakeCanvas(): void {
  const surface = new Proxy(
    {},
    {
      get: (_surface, name) => (name === 'measureText' ? measured : nothing),
      set: () => true,
    },
  )
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(surface as CanvasRenderingContext2D)
}

function nothing() {}

function measured(text: string) {
  return { width: text.length * 6, actualBoundingBoxAscent: 8, actualBoundingBoxDescent: 2 }
}
