import { createAnswerer } from './createAnswerer'
import type { Answer, EngineRequest } from './protocol'

/** The globals of a worker; the compiler is configured for those of the page. */
const page = globalThis as unknown as {
  onmessage: (event: { data: EngineRequest }) => void
  postMessage: (answer: Answer, transfer?: ArrayBuffer[]) => void
}

const answer = createAnswerer((told, transfer) => page.postMessage(told, transfer))

page.onmessage = ({ data }) => void answer(data)
