import { breath } from './scripts/breath'
import { orTell } from './scripts/orTell'

void orTell(start())

/** All that the frame needs is in the script of the document, and begins in two pieces, each in a task of its own. */
async function start(): Promise<void> {
  await breath()
  await import(/* webpackChunkName: "app" */ './libraries')
  await breath()
  await import(/* webpackChunkName: "app" */ './index')
}
