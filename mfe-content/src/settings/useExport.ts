import { exportDataAtom } from '@aldergate/shared/state/keeping'
import { useSetAtom } from 'jotai'
import { dataFileName, saveTextFile } from './dataFile'

/** Lets the browser save a file with all of the trader's data. */
export function useExport(): () => void {
  const exportData = useSetAtom(exportDataAtom)
  return () => saveTextFile(dataFileName(new Date()), exportData())
}
