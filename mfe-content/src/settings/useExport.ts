import { downloadFile } from '@aldergate/files'
import { dataFileName } from '@aldergate/files/names'
import { exportDataAtom } from '@aldergate/keeping'
import { settingsAtom, useAtomCallback } from '@aldergate/platform'
import { dayOf } from '@aldergate/ui/days'

/** Lets the browser save a file with all of the trader's data. */
export function useExport(): () => void {
  return useAtomCallback((get, set) => {
    const today = dayOf(Date.now(), get(settingsAtom).timeZone)
    downloadFile(dataFileName(today), set(exportDataAtom), 'application/json')
  })
}
