import { logFailure } from '@aldergate/platform'
import { documentLanguage, settleTexts } from '@aldergate/ui'
import type { PageLoad } from '../composition/createLoader'
import { PLATFORM_PAGE } from './platformPage.data'

/** Loads the host's own page, a part of the host that comes when it is asked for; it never throws, as the loader of the remotes. */
export async function loadPlatformPage(hostVersion: string): Promise<PageLoad> {
  const source = `host ${hostVersion}`
  try {
    const { PlatformPage } = await import('./PlatformPage')
    await settleTexts(documentLanguage())
    return { status: 'ready', Page: PlatformPage, source }
  } catch (cause) {
    logFailure(`${source} could not load ${PLATFORM_PAGE.path}`, cause)
    return { status: 'failed', cause, source }
  }
}
