import { pageAt } from '@aldergate/shared/contract/page-at'
import { watchTheStart } from './watchTheStart'

// Runs inline in index.html, before the host has arrived: asks for the files of the route's page, so
// that they travel beside the host's script and not after it. The loader uses the same `integrity`,
// which makes it one request and one execution.
const block = document.getElementById('registry')
const match = block?.textContent && pageAt(JSON.parse(block.textContent), location.pathname)
if (match) {
  for (const { url, integrity } of [match.remote.entry, ...match.page.files]) {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'script'
    link.href = url
    link.integrity = integrity
    link.crossOrigin = 'anonymous'
    document.head.append(link)
  }
}

watchTheStart()
