import { EnglishOnly } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import { useInlineReader } from '../../parts/useInlineReader'
import { openItemAtom, openItemIdAtom } from './news.atoms'
import { NewsPages } from './NewsPages'
import { NewsReader } from './NewsReader'

export function MarketNewsFeedPanel() {
  const { open, close, headingId, openerId } = useInlineReader(openItemIdAtom)
  const openItem = useAtomValue(openItemAtom)

  return (
    <>
      <EnglishOnly />
      {openItem ? (
        <NewsReader item={openItem} headingId={headingId} onClose={close} />
      ) : (
        <NewsPages onOpen={open} openerId={openerId} />
      )}
    </>
  )
}
