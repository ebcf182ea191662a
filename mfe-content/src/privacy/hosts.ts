import { SOCIAL_LINKS } from '@aldergate/contract'
import { PARTNERS } from '../parts/partners.data'

interface OutsideHost {
  host: string
  contact: 'frame' | 'link'
  purpose: 'chart' | 'provider' | 'social' | 'partner'
}

/** The server's Content Security Policy allows no other frame. */
const FRAME_HOSTS: readonly OutsideHost[] = [
  { host: 's.tradingview.com', contact: 'frame', purpose: 'chart' },
  { host: 'www.tradingview-widget.com', contact: 'frame', purpose: 'chart' },
  { host: 'www.tradingview.com', contact: 'frame', purpose: 'provider' },
]

/** Every external host that a browser may contact, each once. */
export const OUTSIDE_HOSTS: readonly OutsideHost[] = withoutRepeats([
  ...FRAME_HOSTS,
  ...SOCIAL_LINKS.map(({ url }) => linked(url, 'social')),
  ...PARTNERS.map(({ url }) => linked(url, 'partner')),
])

function linked(url: string, purpose: OutsideHost['purpose']): OutsideHost {
  return { host: new URL(url).host, contact: 'link', purpose }
}

function withoutRepeats(hosts: readonly OutsideHost[]): OutsideHost[] {
  return hosts.filter(({ host }, at) => hosts.findIndex((each) => each.host === host) === at)
}
