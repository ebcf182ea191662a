import { useEffect, useEffectEvent, useState } from 'react'
import { type RegisteredPage, inLanguage } from '@aldergate/contract'
import { settingsAtom, useRevalidator } from '@aldergate/platform'
import { Button, color, radius, Row, space } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { isFirstPageShownAtom } from '../background/firstPage'
import { useText } from '../texts'
import { useComposition } from './CompositionContext'
import type { PageLoad } from './createLoader'
import { useUnsavedInput } from './useUnsavedInput'

/** So often a tab that is looked at asks what is live: a little more than once a minute. */
export const LOOK_MS = 50_000

interface NewVersionNoticeProps {
  page: RegisteredPage
  /** As it is shown. */
  load: PageLoad
}

/**
 * Says that the page which is shown was replaced by a newer version. It waits while something is typed that
 * would be lost; without it, the newer version comes with the next visit to the page.
 */
export function NewVersionNotice({ page, load }: NewVersionNoticeProps) {
  const t = useText()
  const { look, newer } = useComposition()
  const { revalidate } = useRevalidator()
  const { language } = useAtomValue(settingsAtom)
  const isQuiet = useAtomValue(isFirstPageShownAtom)
  const hasUnsavedInput = useUnsavedInput()
  const [way, setWay] = useState<ReturnType<typeof newer>>()
  const [isPutOff, setPutOff] = useState(false)

  const lookNow = useEffectEvent(async () => {
    if (document.hidden) return
    await look()
    setWay(newer(page.path, load))
  })
  useEffect(() => {
    if (!isQuiet) return
    const onLook = () => void lookNow()
    const timer = setInterval(onLook, LOOK_MS)
    document.addEventListener('visibilitychange', onLook)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onLook)
    }
  }, [isQuiet])

  if (!way || isPutOff || hasUnsavedInput) return null

  function show() {
    if (way === 'here') void revalidate()
    else location.reload()
  }

  return (
    <Notice role="status" data-screen-only>
      <span>{t('newVersion', { page: inLanguage(page.title, language) })}</span>
      <Row $gap={2}>
        <Button size="small" variant="primary" onClick={show}>
          {t('showNewVersion')}
        </Button>
        <Button size="small" onClick={() => setPutOff(true)}>
          {t('showLater')}
        </Button>
      </Row>
    </Notice>
  )
}

/** Over the page, whose content must not jump. */
const Notice = styled.div`
  position: fixed;
  z-index: 90;
  bottom: ${space(4)};
  left: ${space(4)};
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  max-width: calc(100% - ${space(8)});
  padding: ${space(3)} ${space(4)};
  background: ${color.s2};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.panel};
`
