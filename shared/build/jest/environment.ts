import BrowserEnvironment from 'jest-environment-jsdom'
import { TestEnvironment as NodeEnvironment } from 'jest-environment-node'

/**
 * A browser's page for the tests of what is shown, which are `.tsx`; Node alone, which is there at once, for
 * the others. One that needs a page all the same says so by `@jest-environment jsdom`.
 */
export default class TestEnvironment {
  constructor(...[config, context]: ConstructorParameters<typeof NodeEnvironment>) {
    const needsPage = context.testPath.endsWith('.tsx')
    return new (needsPage ? BrowserEnvironment : NodeEnvironment)(config, context)
  }
}
