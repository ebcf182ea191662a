import { color, fontSize, fontWeight, space } from '@aldergate/ui'
import { useAtomValue } from 'jotai'
import styled from 'styled-components'
import { CheckItem } from './CheckItem'
import { checksAtom } from './checks.atoms'
import { useText } from './texts'
import { YourData } from './YourData'

export function ComplianceSecurityPanel() {
  const t = useText()
  const checks = useAtomValue(checksAtom)
  const good = checks.filter(({ status }) => status !== 'attention').length

  return (
    <Column>
      <Summary role="status">{t('summary', { good, count: checks.length })}</Summary>
      <List aria-label={t('checklist')}>
        {checks.map((check, index) => (
          <CheckItem key={check.id} check={check} isFirst={index === 0} />
        ))}
      </List>
      <Note>{t('noCertificate')}</Note>
      <YourData />
    </Column>
  )
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(2)};
`

const Summary = styled.p`
  font-size: ${fontSize.s14};
  font-weight: ${fontWeight.semibold};
`

const List = styled.ul`
  display: grid;
  border-top: 1px solid ${color.border};
`

const Note = styled.p`
  color: ${color.t3};
  font-size: ${fontSize.s11};
`
