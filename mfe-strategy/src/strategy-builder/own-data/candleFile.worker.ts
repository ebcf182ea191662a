import { createFileReader, type FileAnswer, type FileRequest } from './createFileReader'

/** The globals of a worker; the compiler is configured for those of the page. */
const page = globalThis as unknown as {
  onmessage: (event: { data: FileRequest }) => void
  postMessage: (answer: FileAnswer) => void
}

const read = createFileReader((told) => page.postMessage(told))

page.onmessage = ({ data }) => void read(data)
