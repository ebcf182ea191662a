import { createFileReader, type FileAnswer, type FileRequest } from './createFileReader'

/** A worker's own names; the compiler is told of the page's. */
const page = globalThis as unknown as {
  onmessage: (event: { data: FileRequest }) => void
  postMessage: (answer: FileAnswer) => void
}

const read = createFileReader((told) => page.postMessage(told))

page.onmessage = ({ data }) => void read(data)
