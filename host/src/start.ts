import { breath } from './breath'

void start()

/**
 * The script of the document is the runtime alone: all that the frame needs comes in one file, which the document
 * asks for beside it, and begins in two pieces.
 */
async function start(): Promise<void> {
  await import(/* webpackChunkName: "app" */ './libraries')
  await breath()
  await import(/* webpackChunkName: "app" */ './index')
}
