import { dataFileName } from '@aldergate/shared/files/dataFile'
import { downloadFile } from '@aldergate/shared/files/download'
import { exportDataAtom } from '@aldergate/shared/state/keeping'
import { useSetAtom } from 'jotai'

/** Lets the browser save a file with all of the trader's data. */
export function useExport(): () => void {
  const exportData = useSetAtom(exportDataAtom)
  return () => downloadFile(dataFileName(new Date()), exportData(), 'application/json')
}
