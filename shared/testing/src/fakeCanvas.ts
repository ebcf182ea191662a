/** A surface that draws nothing and measures by the letter: jsdom has none. `jest.restoreAllMocks` takes it back. */
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
