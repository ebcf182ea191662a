import { logFailure } from '@aldergate/platform'
import { useEffect, useState } from 'react'
import type * as InstrumentListModule from './InstrumentList'

type List = typeof InstrumentListModule.InstrumentList

type ListState = { status: 'away' } | { status: 'failed' } | { status: 'ready'; List: List }

/** It comes when a list is opened for the first time, in a file of its own. */
async function loadInstrumentList(): Promise<List> {
  return (await import('./InstrumentList')).InstrumentList
}

/** What shows the instruments, asked for once it is wanted. */
export function useInstrumentList(isWanted: boolean, load = loadInstrumentList) {
  const [list, setList] = useState<ListState>({ status: 'away' })
  const isNeeded = isWanted && list.status === 'away'

  useEffect(() => {
    if (!isNeeded) return
    let isOver = false
    load()
      .then((List) => {
        if (!isOver) setList({ status: 'ready', List })
      })
      .catch((cause: unknown) => {
        if (isOver) return
        logFailure('The list of instruments could not be loaded.', cause)
        setList({ status: 'failed' })
      })
    return () => {
      isOver = true
    }
  }, [isNeeded, load])

  return { list, retry: () => setList({ status: 'away' }) }
}
