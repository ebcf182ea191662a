import BrowserEnvironment from 'jest-environment-jsdom'
import { TestEnvironment as NodeEnvironment } from 'jest-environment-node'

/**
 * jsdom for tests of components, which are `.tsx`; plain Node, which starts at once, for all others. Other tests that
 * need a page declare `@jest-environment jsdom`.
 */
export default class TestEnvironment {
  constructor(...[config, context]: ConstructorParameters<typeof NodeEnvironment>) {
    const needsPage = context.testPath.endsWith('.tsx')
    return new (needsPage ? BrowserEnvironment : NodeEnvironment)(config, context)
  }
}
