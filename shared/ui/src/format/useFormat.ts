import { settingsAtom } from '@aldergate/platform'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { createFormat, type Format } from './createFormat'

/** Writes values as the trader's settings ask for. */
export function useFormat(): Format {
  const { language, timeZone, discreet, numberFormat } = useAtomValue(settingsAtom)
  return useMemo(
    () => createFormat({ language, timeZone, discreet, numberFormat }),
    [language, timeZone, discreet, numberFormat],
  )
}
