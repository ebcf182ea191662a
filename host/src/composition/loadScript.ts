import { type PublishedFile } from '@aldergate/shared/contract'

const SCRIPT_TIMEOUT_MS = 4_000

/**
 * Runs a published script whose bytes match its integrity. Rejects when it is refused, broken,
 * altered or not there in time; the tag is taken away, so that the next try asks again.
 */
export function loadScript({ url, integrity }: PublishedFile): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.integrity = integrity
    script.crossOrigin = 'anonymous'
    const timer = setTimeout(() => fail(`${url} did not arrive within 4 s.`), SCRIPT_TIMEOUT_MS)

    function end() {
      clearTimeout(timer)
      script.onload = null
      script.onerror = null
    }
    function fail(message: string) {
      end()
      script.remove()
      reject(new Error(message))
    }

    script.onload = () => {
      end()
      resolve()
    }
    script.onerror = () => fail(`${url} could not be loaded, or is not what was published.`)
    document.head.append(script)
  })
}
