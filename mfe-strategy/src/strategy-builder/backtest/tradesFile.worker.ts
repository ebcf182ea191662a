import { createTradesWriter, type TradesAnswer } from './createTradesWriter'
import type { TradesRequest } from './tradesFile'

/** A worker's own names; the compiler is told of the page's. */
const page = globalThis as unknown as {
  onmessage: (event: { data: TradesRequest }) => void
  postMessage: (answer: TradesAnswer) => void
}

const write = createTradesWriter((told) => page.postMessage(told))

page.onmessage = ({ data }) => void write(data)
