import { createTradesWriter, type TradesAnswer } from './createTradesWriter'
import type { TradesRequest } from './tradesFile'

/** The globals of a worker; the compiler is configured for those of the page. */
const page = globalThis as unknown as {
  onmessage: (event: { data: TradesRequest }) => void
  postMessage: (answer: TradesAnswer) => void
}

const write = createTradesWriter((told) => page.postMessage(told))

page.onmessage = ({ data }) => void write(data)
