import { useEffect, useEffectEvent, useState } from 'react'
import { inLanguage, type RegisteredPage } from '@aldergate/contract'
import { settingsAtom, useRevalidator } from '@aldergate/platform'
import { documentLanguage, later, loadTexts, useLoaded } from '@aldergate/ui'
import { useAtom, useAtomValue } from 'jotai'
import type { Newer } from '../../composition/composition'
import { useComposition } from '../../composition/useComposition'
import type { PageLoad } from '../../loading/createLoader'
import { putOffHostAtom } from './putOff.atoms'

/** How often a visible tab polls for the live release: a little more than once a minute. */
export const LOOK_MS = 50_000

/** Loaded when needed: most documents never show it. */
const strip = later(async () => {
  const { NewVersionStrip } = await import(/* webpackChunkName: "afterwards" */ './NewVersionStrip')
  await loadTexts(documentLanguage())
  return NewVersionStrip
})

interface VersionWatchProps {
  page: RegisteredPage
  /** The load result that is shown. */
  load: PageLoad
  hasUnsavedInput: boolean
}

/**
 * Says that the shown page has a newer version, or that the host has. Waits while there is unsaved input, which would
 * be lost. If the offer is not taken, the newer version comes with the next visit to the page, or the next document. A
 * withdrawn page is announced at once.
 */
export function VersionWatch({ page, load, hasUnsavedInput }: VersionWatchProps) {
  const { look, newer, askAnew, registry } = useComposition()
  const { revalidate } = useRevalidator()
  const { language } = useAtomValue(settingsAtom)
  const [way, setWay] = useState<Newer>()
  /** The change of the page that the trader has postponed. */
  const [putOffWay, setPutOffWay] = useState<Newer>()
  const [putOffHost, putHostOff] = useAtom(putOffHostAtom)

  const lookNow = useEffectEvent(async () => {
    if (document.hidden) return
    await look()
    setWay(newer(page.path, load))
  })
  useEffect(() => {
    const onLook = () => void lookNow()
    const timer = setInterval(onLook, LOOK_MS)
    document.addEventListener('visibilitychange', onLook)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onLook)
    }
  }, [])

  const isPutOff = way === 'another host' ? putOffHost === registry.hostVersion : putOffWay === way
  const isWanted = way !== undefined && !isPutOff && (way === 'withdrawn' || !hasUnsavedInput)
  const { loaded } = useLoaded(strip, isWanted)
  if (!isWanted || loaded.status !== 'ready') return null

  async function show() {
    if (way !== 'here' && way !== 'withdrawn') return location.reload()
    askAnew(page.path)
    await revalidate()
    // A shown stand-in stays if the newer version has failed.
    setWay(newer(page.path, load))
  }

  function putOff() {
    if (way === 'another host') putHostOff(registry.hostVersion)
    else setPutOffWay(way)
  }

  return (
    <loaded.value
      newer={way}
      page={inLanguage(page.title, language)}
      onShow={() => void show()}
      onPutOff={putOff}
    />
  )
}
