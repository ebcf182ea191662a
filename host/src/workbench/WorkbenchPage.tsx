import { changeSettingsAtom, settingsAtom } from '@aldergate/platform'
import { Page, space } from '@aldergate/ui'
import { SwitchField } from '@aldergate/ui/fields'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ComponentType, Suspense } from 'react'
import styled from 'styled-components'
import { AlertsSection } from './AlertsSection'
import { ChartsSection } from './ChartsSection'
import { ExternalSection } from './ExternalSection'
import { FilesSection } from './FilesSection'
import { IndicatorsSection } from './IndicatorsSection'
import { KeepingSection } from './KeepingSection'
import { LedgerSection } from './LedgerSection'
import { MarketSection } from './MarketSection'
import { PriceChartSection } from './PriceChartSection'

/** One section for each part of shared that has states of its own; a section shows all of them. */
const SECTIONS: Record<string, ComponentType> = {
  Market: MarketSection,
  Indicators: IndicatorsSection,
  'Price chart': PriceChartSection,
  'External chart': ExternalSection,
  'Other charts': ChartsSection,
  Ledger: LedgerSection,
  Alerts: AlertsSection,
  'Keeping data': KeepingSection,
  Files: FilesSection,
}

/** Every part of the engine in all its states, for those who build with them; development only. */
export function WorkbenchPage() {
  const { darkMode, discreet } = useAtomValue(settingsAtom)
  const change = useSetAtom(changeSettingsAtom)

  return (
    <Page
      title="Workbench"
      intro="Every part in every state. Only the development build has it."
      wide
    >
      <Switches>
        <SwitchField
          label="Dark mode"
          checked={darkMode}
          onChange={(on) => change({ darkMode: on })}
        />
        <SwitchField
          label="Discreet"
          checked={discreet}
          onChange={(on) => change({ discreet: on })}
        />
      </Switches>
      {Object.entries(SECTIONS).map(([name, Section]) => (
        <section key={name} aria-labelledby={`workbench-${name}`}>
          <h2 id={`workbench-${name}`}>{name}</h2>
          <Suspense>
            <Section />
          </Suspense>
        </section>
      ))}
    </Page>
  )
}

const Switches = styled.div`
  display: flex;
  gap: ${space(4)};
  margin-bottom: ${space(4)};
`
