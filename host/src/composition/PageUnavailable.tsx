import { useState } from 'react'
import { BRAND } from '@aldergate/shared/brand'
import { type RegisteredPage } from '@aldergate/shared/contract'
import { useRevalidator } from '@aldergate/shared/router'
import { color, fontSize, radius, space } from '@aldergate/shared/theme'
import { Button } from '@aldergate/shared/ui/Button'
import { useText } from '../texts'
import styled from 'styled-components'
import { useComposition } from './CompositionContext'
import { useRegisteredHead } from './useRegisteredHead'

/** A remote that is down: one card in the main area, the shell untouched. */
export function PageUnavailable({ page }: { page: RegisteredPage }) {
  const t = useText()
  const title = useRegisteredHead(page)
  const { refresh, source } = useComposition()
  const { revalidate } = useRevalidator()
  const [isTrying, setTrying] = useState(false)

  async function retry() {
    setTrying(true)
    await refresh()
    await revalidate()
    setTrying(false)
  }

  return (
    <Card aria-labelledby="unavailable">
      <div role="alert">
        <h1 id="unavailable">{t('unavailable', { page: title })}</h1>
        <p>{t('unavailableStillWorks', { product: BRAND.product })}</p>
      </div>
      <Button variant="primary" disabled={isTrying} onClick={() => void retry()}>
        {t(isTrying ? 'retrying' : 'retry')}
      </Button>
      <small>{source(page.path)}</small>
    </Card>
  )
}

const Card = styled.section`
  display: grid;
  gap: ${space(4)};
  justify-items: start;
  max-width: 560px;
  margin: ${space(12)} auto;
  padding: ${space(6)};
  background: ${color.s1};
  border: 1px solid ${color.border};
  border-radius: ${radius.panel};
  h1 {
    margin: 0 0 ${space(2)};
    font-size: ${fontSize.s20};
  }
  p {
    margin: 0;
    color: ${color.t2};
  }
  small {
    color: ${color.t3};
    font-size: ${fontSize.s11};
  }
`
