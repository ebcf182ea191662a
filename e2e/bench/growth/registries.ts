import type { StoreServer } from '@aldergate/delivery/server/serveStore'
import { signingKey } from '@aldergate/delivery/signing/signingKey'
import { promoteVersions } from '@aldergate/delivery/promotion/promoteVersions'
import {
  handmadeRemoteNamed,
  handmadePage,
  publishHandmade,
} from '@aldergate/delivery/testing/handmadeBuilds'
import { serveChangedCopy } from './serveChangedCopy.ts'

/** The app's own. */
const OWN = 5

/** The app's average number of pages per remote, with descriptions of similar length. */
const PAGES = 5
const TITLE = { en: 'Market Desk', es: 'Mesa de mercado', zh: '市场交易台', fr: 'Table de marché' }
const DESCRIPTION = {
  en: 'Everything that a desk of this market looks at, on one page and in one minute.',
  es: 'Todo lo que mira una mesa de este mercado, en una página y en un minuto.',
  zh: '一页一分钟，看尽本市场交易台关注的一切。',
  fr: 'Tout ce que regarde une table de ce marché, sur une page et en une minute.',
}

/** Serves a copy of the composed app with this many remotes in its registry. */
export function serveRegistryOf(remotes: number): Promise<StoreServer> {
  return serveChangedCopy(async (store) => {
    if (remotes > OWN) await deliverOthers(store, remotes)
  })
}

async function deliverOthers(store: string, remotes: number): Promise<void> {
  const versions: Record<string, string> = {}
  for (let number = OWN + 1; number <= remotes; number += 1) {
    const name = `desk-${number}`
    const pages = Array.from({ length: PAGES }, (_, page) => ({
      ...handmadePage(`/${name}/${page}`),
      title: TITLE,
      description: DESCRIPTION,
    }))
    versions[name] = await publishHandmade(store, { ...handmadeRemoteNamed(name), pages })
  }
  // The host of the composed app verifies the signature.
  const key = await signingKey(process.env)
  await promoteVersions({ store, versions, who: 'the bench', why: `${remotes} remotes`, key })
}
