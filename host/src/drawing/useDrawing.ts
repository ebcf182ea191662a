import { useState } from 'react'
import { useAtomValue } from 'jotai'
import { drawingOfPage } from './drawingOfPage'
import { leftAtom } from './left.atoms'

/** The drawing of a path's page, from the document or from what has shown it before; `undefined` once the page has come. */
export function useDrawing(path: string) {
  const [first] = useState(() => drawingOfPage(path))
  const left = useAtomValue(leftAtom)?.drawing
  return [first, left].find((drawing) => drawing?.path === path)
}
