import { PATHS, SOCIAL_LINKS } from '@aldergate/contract'
import { Link } from '@aldergate/platform'
import { Card, color, media, Page, SampleTag, space, Stack } from '@aldergate/ui'
import styled from 'styled-components'
import { ContactForm } from './ContactForm'
import { OFFICE } from './office.data'
import { OutsideLinks } from './OutsideLinks'
import { PARTNERS } from '../parts/partners.data'
import { useText } from './texts'

export default function ContactUsPage() {
  const t = useText()

  return (
    <Page title={t('title')} intro={t('intro')}>
      <Columns>
        <Card heading={t('formHeading')}>
          <ContactForm />
        </Card>
        <Stack $gap={4}>
          <Card heading={t('office')} actions={<SampleTag />}>
            <Address lang="en">
              {OFFICE.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </Address>
            <Note>{t('officeNote')}</Note>
          </Card>
          <Card heading={t('elsewhere')}>
            <p>
              {t('elsewhereText')} <Link to={PATHS.faq}>{t('faqLink')}</Link>
            </p>
          </Card>
          <Card heading={t('social')} aria-label={t('social')}>
            <OutsideLinks links={SOCIAL_LINKS} minWidth={130} />
            <Note>{t('socialNote')}</Note>
          </Card>
        </Stack>
      </Columns>
      <Card heading={t('partners')} aria-label={t('partners')}>
        <Lead>{t('partnersText')}</Lead>
        <OutsideLinks links={PARTNERS} minWidth={220} />
      </Card>
    </Page>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${space(4)};

  ${media.fromTablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: start;
  }
`

const Address = styled.address`
  display: grid;
  font-style: normal;
  line-height: 20px;
`

const Note = styled.p`
  margin-top: ${space(3)};
  color: ${color.t3};
`

const Lead = styled.p`
  margin-bottom: ${space(3)};
  color: ${color.t2};
`
