import { tellFailures } from './askAgain.mjs'

/** See `askAgainRule`. */
export default function askAgainLoader(source) {
  return tellFailures(source)
}
