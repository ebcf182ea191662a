import { ruleBlock } from '@aldergate/market/strategy'
import { color, fontSize, media, radius, size, space } from '@aldergate/ui'
import { toggleLook } from '@aldergate/ui/forms'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import styled from 'styled-components'
import { ConfirmDialog } from './ConfirmDialog'
import { hasTypedText } from './strategy'
import { fillFromTemplateAtom, strategyAtom } from './strategy.atoms'
import { type TemplateId, TEMPLATES } from './templates.data'
import { useText } from './texts'

/** A template fills the editor; text that the trader typed is replaced only after a confirmation. */
export function TemplateButtons() {
  const t = useText()
  const strategy = useAtomValue(strategyAtom)
  const fillEditor = useSetAtom(fillFromTemplateAtom)
  const [asked, setAsked] = useState<TemplateId>()

  function fill(id: TemplateId) {
    const rules = TEMPLATES.find((template) => template.id === id)?.rules ?? []
    const text = t('templateText', { template: t(`template.${id}`) })
    fillEditor(id, `${text}\n\n${ruleBlock(rules)}\n`)
    setAsked(undefined)
  }

  function choose(id: TemplateId) {
    if (hasTypedText(strategy)) setAsked(id)
    else fill(id)
  }

  const active = strategy.template ? t(`template.${strategy.template}`) : t('noTemplate')

  return (
    <div>
      <Active>{t('activeTemplate', { template: active })}</Active>
      <Grid role="group" aria-label={t('templates')}>
        {TEMPLATES.map(({ id }) => (
          <Template
            key={id}
            type="button"
            aria-pressed={id === strategy.template}
            onClick={() => choose(id)}
          >
            {t(`template.${id}`)}
          </Template>
        ))}
      </Grid>
      <ConfirmDialog
        title={t('overwriteTitle')}
        question={asked && t('overwriteText', { template: t(`template.${asked}`) })}
        confirmLabel={t('overwrite')}
        onConfirm={() => asked && fill(asked)}
        onCancel={() => setAsked(undefined)}
      />
    </div>
  )
}

const Active = styled.p`
  margin-bottom: ${space(1)};
  color: ${color.t2};
  font-size: ${fontSize.s12};
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(110px, 1fr));
  gap: ${space(1)};
`

const Template = styled.button`
  ${toggleLook}
  min-height: 34px;
  padding: 2px ${space(1)};
  border-radius: ${radius.control};
  line-height: 14px;

  ${media.coarsePointer} {
    min-height: ${size.touch};
  }
`
