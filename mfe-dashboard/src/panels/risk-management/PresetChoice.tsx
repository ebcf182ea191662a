import { ToggleGroup } from '@aldergate/ui/forms'
import { useAtom } from 'jotai'
import { draftOf, isSameRisk, parsedRisk, RISK_PRESETS } from './risk'
import { riskDraftAtom } from './risk.atoms'
import { useText } from './texts'
import { usePercent } from './usePercent'

/** Fills in both settings at once; the preset that matches the fields is pressed. */
export function PresetChoice() {
  const t = useText()
  const percent = usePercent()
  const [draft, setDraft] = useAtom(riskDraftAtom)

  const options = RISK_PRESETS.map((preset, index) => ({
    value: String(index),
    label: t('preset', {
      exposure: percent(preset.exposure),
      stopLoss: percent(preset.stopLoss),
    }),
  }))
  const chosen = RISK_PRESETS.findIndex((preset) => isSameRisk(parsedRisk(draft), preset))

  function choose(value: string) {
    const preset = RISK_PRESETS[Number(value)]
    if (preset) setDraft(draftOf(preset))
  }

  return (
    <ToggleGroup label={t('presets')} options={options} value={String(chosen)} onChange={choose} />
  )
}
