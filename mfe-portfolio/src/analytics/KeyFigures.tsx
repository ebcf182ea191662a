import { Button, EmptyState, space } from '@aldergate/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { Suspense, useId, useState } from 'react'
import styled from 'styled-components'
import { QuickActions } from './export/QuickActions'
import type { Kpi, KpiId } from './kpis/kpi'
import { KpiCard } from './kpis/KpiCard'
import { KpiDetails } from './kpis/KpiDetails'
import { useKpis } from './kpis/useKpis'
import { Part } from './Part'
import { useText } from './texts'
import { DEFAULT_VIEW, shownIds } from './view/kpiView'
import { kpiViewAtom } from './view/kpiView.atoms'

const NONE: ReadonlyMap<KpiId, Kpi> = new Map()

/** The key figures, and the actions on all of them. */
export function KeyFigures() {
  return (
    // Drawn into HTML, the page has no numbers.
    <Suspense fallback={<Figures kpis={NONE} />}>
      <LiveFigures />
    </Suspense>
  )
}

function LiveFigures() {
  return <Figures kpis={useKpis()} />
}

function Figures({ kpis }: { kpis: ReadonlyMap<KpiId, Kpi> }) {
  const t = useText()
  const headingId = useId()
  const shown = useShownKpis(kpis)
  const setView = useSetAtom(kpiViewAtom)
  const [openId, setOpenId] = useState<KpiId>()
  const known = shown.flatMap(({ kpi }) => kpi ?? [])
  const isComplete = known.length === shown.length

  return (
    <>
      <QuickActions kpis={isComplete ? known : undefined} />
      <Part aria-labelledby={headingId} tabIndex={-1}>
        <h2 id={headingId}>{t('keyFigures')}</h2>
        {shown.length > 0 ? (
          <Cards>
            {shown.map(({ id, kpi }) => (
              <li key={id}>
                <KpiCard id={id} kpi={kpi} onDetails={() => setOpenId(id)} />
              </li>
            ))}
          </Cards>
        ) : (
          <EmptyState
            text={t('noneShown')}
            action={<Button onClick={() => setView({ ...DEFAULT_VIEW })}>{t('showAll')}</Button>}
          />
        )}
      </Part>
      <KpiDetails
        kpi={known.find(({ id }) => id === openId)}
        onClose={() => setOpenId(undefined)}
      />
    </>
  )
}

/** The figures that are shown, in their order; each without its numbers until they are among those that are known. */
function useShownKpis(
  kpis: ReadonlyMap<KpiId, Kpi>,
): readonly { id: KpiId; kpi: Kpi | undefined }[] {
  const view = useAtomValue(kpiViewAtom)
  return shownIds(view).map((id) => ({ id, kpi: kpis.get(id) }))
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  > li {
    display: grid;
  }

  @media (min-width: 340px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media (min-width: 1000px) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`
