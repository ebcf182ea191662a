import { useState } from 'react'
import { useAtomValue } from 'jotai'
import { drawingOfPage } from './drawingOfPage'
import { leftAtom } from './left.atoms'

/**
 * The prerendered page of a path, from the document or from the component that has shown it before; `undefined` once
 * the page has mounted.
 */
export function useDrawing(path: string) {
  const [first] = useState(() => drawingOfPage(path))
  const left = useAtomValue(leftAtom)?.drawing
  return [first, left].find((drawing) => drawing?.path === path)
}
