import { media, Page, space } from '@aldergate/ui'
import styled from 'styled-components'
import { LiveChat } from './LiveChat'
import { SupportQuestions } from './SupportQuestions'
import { useText } from './texts'
import { Tickets } from './Tickets'
import { TicketWeek } from './TicketWeek'

export default function SupportPage() {
  const t = useText()

  return (
    <Page title={t('title')} intro={t('intro')} isHeavy isInEnglish>
      <Tickets />
      <Columns>
        <LiveChat />
        <TicketWeek />
      </Columns>
      <SupportQuestions />
    </Page>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)};

  ${media.fromTablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`
