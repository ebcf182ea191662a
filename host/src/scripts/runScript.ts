import type { PublishedFile } from '@aldergate/contract'
import { Stalled, STALL_MS } from './stall'

/** Runs a script by a tag, if its bytes match its integrity. `url` may have a query that the file's has not. */
export function runScript(
  { url: file, integrity }: PublishedFile,
  url = file,
  limitMs = STALL_MS,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.integrity = integrity
    script.crossOrigin = 'anonymous'
    const timer = setTimeout(() => fail(new Stalled(`${file} did not arrive in time.`)), limitMs)

    function end() {
      clearTimeout(timer)
      script.onload = null
      script.onerror = null
      script.remove()
    }
    function fail(cause: Error) {
      end()
      reject(cause)
    }

    script.onload = () => {
      end()
      resolve()
    }
    script.onerror = () =>
      fail(new Error(`${file} could not be loaded, or is not what was published.`))
    document.head.append(script)
  })
}
