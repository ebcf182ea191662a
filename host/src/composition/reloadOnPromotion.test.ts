import { reloadOnPromotion } from './reloadOnPromotion'

it('listens to the server that tells of promotions', () => {
  const listened: string[] = []
  function FakeEventSource(url: string) {
    return { addEventListener: (type: string) => listened.push(`${url} ${type}`) }
  }
  Reflect.set(globalThis, 'EventSource', FakeEventSource)
  reloadOnPromotion()
  Reflect.deleteProperty(globalThis, 'EventSource')

  expect(listened).toEqual(['/__live promoted'])
})
