import { breath } from './breath'

void start()

/**
 * The script of the document is the runtime, and what needs no library: all that the frame needs comes in one file, which
 * the document asks for beside it, and begins in two pieces. What can be done until it is there is done until then.
 */
async function start(): Promise<void> {
  const libraries = import(/* webpackChunkName: "app" */ './libraries')
  await breath()
  await import(/* webpackMode: "eager" */ './touched/touched')
  await libraries
  await breath()
  await import(/* webpackChunkName: "app" */ './index')
}
