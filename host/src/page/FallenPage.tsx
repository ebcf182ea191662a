import { useEffect, useEffectEvent, useState } from 'react'
import type { RegisteredPage } from '@aldergate/contract'
import { useRevalidator } from '@aldergate/platform'
import { useComposition } from '../composition/useComposition'
import { PageSkeleton } from './PageSkeleton'
import { PageUnavailable } from './PageUnavailable'

interface FallenPageProps {
  page: RegisteredPage
  /** The remote and the version that are to blame. */
  source: string
  onRetry: () => void
}

/** Replaces a page that crashed: at its start by the version that last worked, otherwise by the error card. */
export function FallenPage(props: FallenPageProps) {
  const { hasStandIn } = useComposition()
  const [isReplaced] = useState(() => hasStandIn(props.page.path))
  return isReplaced ? <Replacement page={props.page} /> : <PageUnavailable {...props} />
}

function Replacement({ page }: { page: RegisteredPage }) {
  const { standIn } = useComposition()
  const { revalidate } = useRevalidator()

  const replace = useEffectEvent(() => {
    standIn(page.path)
    void revalidate()
  })
  useEffect(() => replace(), [])

  return <PageSkeleton page={page} />
}
