import { useState } from 'react'
import { PATHS } from '@aldergate/contract'
import { useLocation } from '@aldergate/platform'
import { isOtherMarketAtom } from '@aldergate/market/state'
import { Button, media, size, space } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { Actions, Bar } from './Bar'
import { focusPage } from './focusPage'
import { useText } from './texts'

/** Says that this page shows the market of a link instead of the trader's own, and leads back to theirs. */
export function OtherMarketNotice() {
  const t = useText()
  const isOther = useAtomValue(isOtherMarketAtom)
  const { pathname, search } = useLocation()
  const [isClosed, setIsClosed] = useState(false)

  function close() {
    setIsClosed(true)
    focusPage()
  }

  // The settings page has a bar of its own in this place.
  if (!isOther || isClosed || pathname === PATHS.settings) return null
  return (
    <Bar data-screen-only aria-label={t('otherMarket')}>
      <p role="status">{t('otherMarketText')}</p>
      <Actions>
        {/* A full page load, because a document has one market. */}
        <Back href={pathname + withoutSeed(search)}>{t('backToYourMarket')}</Back>
        <Button variant="quiet" size="small" onClick={close}>
          {t('close')}
        </Button>
      </Actions>
    </Bar>
  )
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
