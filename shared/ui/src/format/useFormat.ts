import { settingsAtom } from '@aldergate/platform'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { createFormat, type Format } from './createFormat'

/** Formats values according to the trader's settings. */
export function useFormat(): Format {
  const { language, timeZone, discreet, numberFormat } = useAtomValue(settingsAtom)
  return useMemo(
    () => createFormat({ language, timeZone, discreet, numberFormat }),
    [language, timeZone, discreet, numberFormat],
  )
}
