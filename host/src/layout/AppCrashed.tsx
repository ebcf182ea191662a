import { useEffect } from 'react'
import { BRAND } from '@aldergate/contract'
import { blamed, logFailure, useRouteError } from '@aldergate/platform'
import { Button, color, space } from '@aldergate/ui'
import { useText } from '../texts'
import styled from 'styled-components'

/** Shown instead of everything when the frame itself has crashed. */
export function AppCrashed() {
  const t = useText()
  const error = useRouteError()
  const source = blamed(error)
  useEffect(() => logFailure(`${source ?? 'The frame'} felled the app`, error), [source, error])

  return (
    <Centre role="alert">
      <h1>{t('appCrashed', { product: BRAND.product })}</h1>
      <p>{t('appCrashedHelp')}</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {t('reload')}
      </Button>
      <small>{source}</small>
    </Centre>
  )
}

const Centre = styled.main`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${space(4)};
  max-width: 560px;
  min-height: 100dvh;
  margin: 0 auto;
  padding: ${space(6)};
  color: ${color.t1};
`
