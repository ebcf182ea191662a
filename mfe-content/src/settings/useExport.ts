import { downloadFile } from '@aldergate/files'
import { dataFileName } from '@aldergate/files/names'
import { exportDataAtom } from '@aldergate/keeping'
import { useSetAtom } from 'jotai'

/** Lets the browser save a file with all of the trader's data. */
export function useExport(): () => void {
  const exportData = useSetAtom(exportDataAtom)
  return () => downloadFile(dataFileName(new Date()), exportData(), 'application/json')
}
