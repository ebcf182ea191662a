import { breath } from './scripts/breath'
import { orTell } from './scripts/orTell'

void orTell(start())

/** The whole frame is in the document's script, and is evaluated in two tasks. */
async function start(): Promise<void> {
  await breath()
  await import(/* webpackChunkName: "app" */ './libraries')
  await breath()
  await import(/* webpackChunkName: "app" */ './index')
}
