import { type MouseEvent, useState } from 'react'
import { PATHS } from '@aldergate/contract'
import { useLocation } from '@aldergate/platform'
import { isOtherMarketAtom } from '@aldergate/market/state'
import { Button, media, size, space } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { Actions, Bar } from './Bar'
import { focusPage } from './focusPage'
import { useText } from './texts'

interface OtherMarketNoticeProps {
  /** Loads the page anew. */
  reload?: () => void
}

/** Says that this page shows the market of a link instead of the trader's own, and leads back to theirs. */
export function OtherMarketNotice({ reload = reloadPage }: OtherMarketNoticeProps) {
  const t = useText()
  const isOther = useAtomValue(isOtherMarketAtom)
  const { pathname, search, hash } = useLocation()
  const [isClosed, setIsClosed] = useState(false)

  function close() {
    setIsClosed(true)
    focusPage()
  }

  /** Where the page has left the seed behind, the link leads to the page's own address, which may load nothing. */
  function goBack(event: MouseEvent) {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (opensElsewhere || new URLSearchParams(search).has('seed')) return
    event.preventDefault()
    reload()
  }

  // The settings page has a bar of its own in this place.
  if (!isOther || isClosed || pathname === PATHS.settings) return null
  return (
    <Bar data-screen-only aria-label={t('otherMarket')}>
      <p role="status">{t('otherMarketText')}</p>
      <Actions>
        {/* A full page load, because a document has one market. */}
        <Back href={pathname + withoutSeed(search) + hash} onClick={goBack}>
          {t('backToYourMarket')}
        </Back>
        <Button variant="quiet" size="small" onClick={close}>
          {t('close')}
        </Button>
      </Actions>
    </Bar>
  )
}

function reloadPage() {
  window.location.reload()
}

function withoutSeed(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('seed')
  return params.size > 0 ? `?${params}` : ''
}

const Back = styled.a`
  align-self: center;
  padding-right: ${space(2)};

  ${media.coarsePointer} {
    display: inline-flex;
    align-items: center;
    min-height: ${size.touch};
  }
`
