import { createAnswerer } from './createAnswerer'
import type { Answer, EngineRequest } from './protocol'

/** A worker's own names; the compiler is told of the page's. */
const page = globalThis as unknown as {
  onmessage: (event: { data: EngineRequest }) => void
  postMessage: (answer: Answer, transfer?: ArrayBuffer[]) => void
}

const answer = createAnswerer((told, transfer) => page.postMessage(told, transfer))

page.onmessage = ({ data }) => void answer(data)
