import { color, fontSize, fontWeight, Muted, Stack } from '@aldergate/ui'
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
    <Stack>
      <Summary role="status">{t('summary', { good, count: checks.length })}</Summary>
      <List aria-label={t('checklist')}>
        {checks.map((check, index) => (
          <CheckItem key={check.id} check={check} isFirst={index === 0} />
        ))}
      </List>
      <Muted $size="s11">{t('noCertificate')}</Muted>
      <YourData />
    </Stack>
  )
}

const Summary = styled.p`
  font-size: ${fontSize.s14};
  font-weight: ${fontWeight.semibold};
`

const List = styled.ul`
  display: grid;
  border-top: 1px solid ${color.border};
`
