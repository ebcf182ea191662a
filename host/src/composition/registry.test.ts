import { REGISTRY } from '../testing/registry.data'
import { inlineRegistry } from './registry'

function pageWith(json?: string): Document {
  const page = document.implementation.createHTMLDocument()
  if (json !== undefined) {
    const block = page.createElement('script')
    block.type = 'application/json'
    block.id = 'registry'
    block.textContent = json
    page.head.append(block)
  }
  return page
}

it('reads the registry that the page carries', () => {
  expect(inlineRegistry(pageWith(JSON.stringify(REGISTRY)))).toEqual(REGISTRY)
})

it('says what is wrong with a page that carries none, or a broken one', () => {
  expect(() => inlineRegistry(pageWith())).toThrow('index.html carries no registry')
  expect(() => inlineRegistry(pageWith('{'))).toThrow(SyntaxError)
  const noRelease = { ...REGISTRY, release: 'seven' }
  expect(() => inlineRegistry(pageWith(JSON.stringify(noRelease)))).toThrow(
    'The registry of index.html is not valid at release',
  )
})
